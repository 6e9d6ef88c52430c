import { fromBundles } from '#infra/local/lambda-environment.ts';

/** Packs the Lambdas before any test reads them, unless they are fresh. */
export async function setup(): Promise<void> {
  await fromBundles();
}
