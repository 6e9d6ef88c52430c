import { fromBundles } from '#infra/local/lambda/code.ts';

/** Builds the Lambda bundles before the tests, unless they are up to date. */
export async function setup(): Promise<void> {
  await fromBundles();
}
