import { pricingPath } from '../../domain/billing/paths.ts';
import { emergencyPath } from '../../domain/emergency/paths.ts';
import { guidePath } from '../../domain/guide/paths.ts';
import { welcomePath } from '../../domain/onboarding/paths.ts';
import { homePath } from '../../platform/session/paths.ts';

/** The path of the landing page. Visitors also get the landing page at `/`. */
export const landingPath = '/landing';

/** A path that the server answers with a prerendered page. */
interface StaticPage {
  path: string;
  /** Whether owners get a screen of the app at this path. */
  appForOwners: boolean;
  /** Whether everybody gets the screen of the app at this path when the server cannot be reached. */
  appOffline?: boolean;
}

/** Every static page except articles. A test checks that `infra/site.ts` lists the same pages. */
export const staticPages: readonly StaticPage[] = [
  { path: homePath, appForOwners: true },
  { path: landingPath, appForOwners: false },
  { path: welcomePath, appForOwners: false },
  { path: pricingPath, appForOwners: true },
  { path: emergencyPath, appForOwners: false, appOffline: true },
  { path: guidePath, appForOwners: true, appOffline: true },
];
