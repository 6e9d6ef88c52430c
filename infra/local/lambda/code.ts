import { join } from 'node:path';
import { type LambdaName, lambdas } from '#functions/manifest.ts';
import { bundleLambdas } from '#infra/bundle.ts';
import { buildWhenStale, projectFolder } from '#infra/local/build-cache.ts';
import type { LambdaCode } from '#infra/local/lambda/messages.ts';
import { type Buckets, grantedActions } from '#infra/local/lambda/permissions.ts';

/** Finds the file with a Lambda's code. */
export type LocateLambda = (name: LambdaName, entry: string) => string;

/**
 * How much longer than on AWS a local Lambda and its AWS clients may take. Every Lambda and emulator shares one computer
 * here, so a slow or suspended one makes requests slow, but does not make them fail.
 */
export const timeoutFactor = 12;

/** Every Lambda of the manifest, with the defaults of the stack. */
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

/** Finds the sources. Node strips their types. */
export const fromSources: LocateLambda = (_name, entry) => join(projectFolder, entry);

/** Builds the bundles that are deployed, if they are stale, and finds those. */
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
