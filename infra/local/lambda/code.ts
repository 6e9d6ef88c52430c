import { join } from 'node:path';
import { type LambdaName, lambdas } from '#functions/manifest.ts';
import { bundleLambdas } from '#infra/bundle.ts';
import { buildWhenStale, projectFolder } from '#infra/local/build-cache.ts';
import type { LambdaCode } from '#infra/local/lambda/messages.ts';
import { type Buckets, grantedActions } from '#infra/local/lambda/permissions.ts';

/** A function that returns the path of the file with a Lambda's code. */
export type LocateLambda = (name: LambdaName, entry: string) => string;

/**
 * The factor by which the timeouts of Lambdas and AWS clients are longer than on AWS. All Lambdas and emulators share
 * one computer, and a request should not fail because that computer is slow or was suspended.
 */
export const timeoutFactor = 12;

/** Returns the code and limits of every Lambda in the manifest. Memory and timeout have the same defaults as on AWS. */
export function lambdaCode(locate: LocateLambda, buckets: Buckets): Record<string, LambdaCode> {
  return Object.fromEntries(
    Object.entries(lambdas).map(([name, { entry, uses, memoryMb = 512, timeoutSeconds = 10 }]) => [
      name,
      {
        file: locate(name as LambdaName, entry),
        memoryMb,
        timeoutSeconds: timeoutSeconds * timeoutFactor,
        actions: grantedActions({ uses }, buckets),
      },
    ]),
  );
}

/** Returns the path of the Lambda's TypeScript source. Node runs this file by stripping the types. */
export const fromSources: LocateLambda = (_name, entry) => join(projectFolder, entry);

/**
 * Bundles the Lambdas as for a deployment, unless the bundles are up to date. Returns a function that finds a bundle.
 */
export async function fromBundles(): Promise<LocateLambda> {
  const folder = join(projectFolder, 'dist', 'lambdas');
  const sources = [
    'shared',
    'events',
    'functions',
    'infra/bundle.ts',
    'infra/bundle-plugins.ts',
    'package.json',
    'package-lock.json',
  ];
  await buildWhenStale({ sources, folder, build: () => bundleLambdas(folder) });
  return (name) => join(folder, name, 'index.mjs');
}
