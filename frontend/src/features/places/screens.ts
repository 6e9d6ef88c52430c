import { linkToPlace, placesPath } from '../../domain/places/paths.ts';
import { defineScreens } from '../../platform/screens.ts';

export const screens = defineScreens(
  {
    path: placesPath,
    title: 'Dog-Friendly Places',
    audience: 'owner',
    load: async () => (await import('./places-page.tsx')).PlacesPage,
  },
  {
    path: linkToPlace(':id'),
    title: 'Dog-Friendly Place',
    audience: 'owner',
    load: async () => (await import('./place-page.tsx')).PlacePage,
  },
);
