import assistantDark from './pictures/assistant-dark.webp';
import assistantLight from './pictures/assistant-light.webp';
import calendarDark from './pictures/calendar-dark.webp';
import calendarLight from './pictures/calendar-light.webp';
import homeDark from './pictures/home-dark.webp';
import homeLight from './pictures/home-light.webp';
import profileDark from './pictures/profile-dark.webp';
import profileLight from './pictures/profile-light.webp';
import todayDark from './pictures/today-dark.webp';
import todayLight from './pictures/today-light.webp';
import type { Pictured } from './screen-picture.tsx';

/** Screenshots of the tour's screens, taken by `npm run pictures`. */
export const pictures = {
  home: { light: homeLight, dark: homeDark },
  profile: { light: profileLight, dark: profileDark },
  assistant: { light: assistantLight, dark: assistantDark },
  today: { light: todayLight, dark: todayDark },
  calendar: { light: calendarLight, dark: calendarDark },
} as const satisfies Record<string, Pictured>;
