import calendarDark from './pictures/calendar-dark.webp';
import calendarLight from './pictures/calendar-light.webp';
import communityDark from './pictures/community-dark.webp';
import communityLight from './pictures/community-light.webp';
import exerciseDark from './pictures/exercise-dark.webp';
import exerciseLight from './pictures/exercise-light.webp';
import homeDark from './pictures/home-dark.webp';
import homeLight from './pictures/home-light.webp';
import placesDark from './pictures/places-dark.webp';
import placesLight from './pictures/places-light.webp';
import profileDark from './pictures/profile-dark.webp';
import profileLight from './pictures/profile-light.webp';
import type { Pictured } from './screen-picture.tsx';

/** Screenshots of the tour's screens, taken by `npm run pictures`. */
export const pictures = {
  home: { light: homeLight, dark: homeDark },
  profile: { light: profileLight, dark: profileDark },
  exercise: { light: exerciseLight, dark: exerciseDark },
  places: { light: placesLight, dark: placesDark },
  calendar: { light: calendarLight, dark: calendarDark },
  community: { light: communityLight, dark: communityDark },
} as const satisfies Record<string, Pictured>;
