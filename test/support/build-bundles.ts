import { fromBundles } from '#infra/local/lambda/code.ts';

/** Builds the Lambda bundles before the tests if they are outdated. */
export async function setup(): Promise<void> {
  await fromBundles();
}
