import { pricingPath } from '../../domain/billing/paths.ts';
import { welcomePath } from '../../domain/onboarding/paths.ts';
import { homePath } from '../../platform/session/paths.ts';

/** The landing page's own path. Visitors also get it at `/`. */
export const landingPath = '/landing';

/** A path that the server answers with a prerendered page. */
interface StaticPage {
  path: string;
  /** Whether owners get a screen of the app there. */
  appForOwners: boolean;
}

/** Every static page. A test compares `infra/site.ts`. */
export const staticPages: readonly StaticPage[] = [
  { path: homePath, appForOwners: true },
  { path: landingPath, appForOwners: false },
  { path: welcomePath, appForOwners: false },
  { path: pricingPath, appForOwners: true },
];
