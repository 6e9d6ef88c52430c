import { buildSite } from '#infra/local/site-build.ts';

/** Builds the site before any test reads it, unless it is fresh. */
export async function setup(): Promise<void> {
  await buildSite(() => undefined);
}
