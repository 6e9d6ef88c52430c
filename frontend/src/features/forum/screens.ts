import { communityPath } from '../../domain/forum/paths.ts';
import { defineScreens } from '../../platform/screens.ts';

export const screens = defineScreens(
  {
    path: communityPath,
    title: 'Community',
    audience: 'owner',
    load: async () => (await import('./community-page.tsx')).CommunityPage,
  },
  {
    path: `${communityPath}/:id`,
    title: 'Community post',
    audience: 'owner',
    load: async () => (await import('./post-page.tsx')).PostPage,
  },
);
