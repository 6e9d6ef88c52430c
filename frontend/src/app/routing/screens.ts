import { matchPath } from 'react-router';
import { profilePath } from '../../domain/account/paths.ts';
import { guidePath } from '../../domain/guide/paths.ts';
import { notificationSettingsPath } from '../../domain/notifications/paths.ts';
import { defineScreens, type Screen } from '../../platform/screens.ts';
import { homeAliasPath, homePath } from '../../platform/session/paths.ts';
import { staticPages } from '../static/static-pages.ts';

const home = {
  title: 'Home',
  audience: 'owner',
  load: async () => (await import('../home/home-page.tsx')).HomePage,
} as const;

/** The screens that combine several features. */
const joinedScreens = defineScreens(
  { ...home, path: homePath },
  { ...home, path: homeAliasPath },
  {
    path: profilePath,
    title: 'Profile',
    audience: 'owner',
    load: async () => (await import('../profile-page.tsx')).ProfilePage,
  },
  {
    path: notificationSettingsPath,
    title: 'Notifications',
    audience: 'owner',
    load: async () => (await import('../notification-settings-screen.tsx')).NotificationSettingsScreen,
  },
  {
    path: `${guidePath}/:id?`,
    title: 'Care guide',
    audience: 'both',
    load: async () => (await import('../guide-screen.tsx')).GuideScreen,
    withoutPlan: true,
  },
);

const featureScreens = import.meta.glob<readonly Screen[]>('../../features/*/screens.ts', {
  eager: true,
  import: 'screens',
});

/** Every screen of the app. */
export const screens: readonly Screen[] = [...joinedScreens, ...Object.values(featureScreens).flat()];

function listFor(...audiences: Screen['audience'][]): readonly Screen[] {
  return screens.filter(({ audience }) => audiences.includes(audience));
}

/** The screens inside the signed-in shell. For owners, other paths redirect to home. */
export const ownerScreens = listFor('owner', 'both');

/** The screens for visitors. For visitors, other paths redirect to sign-in. */
export const visitorScreens = listFor('visitor', 'both');

/** The screens for everyone, outside the shell. */
export const openScreens = listFor('open');

/**
 * The paths of the static pages that are not also screens of the app for visitors. On these paths, visitors leave the
 * app.
 */
export const staticPaths: readonly string[] = staticPages
  .map(({ path }) => path)
  .filter((path) => ![...openScreens, ...visitorScreens].some((screen) => matchPath(screen.path, path)));

/** The workshop, which shows every component in every state. Only in `npm run dev`. */
export const workshopScreens: readonly Screen[] = import.meta.env.DEV
  ? [
      {
        path: '/design',
        title: 'Every piece, one look',
        audience: 'open',
        load: async () => (await import('../../workshop/design-page.tsx')).default,
      },
    ]
  : [];
