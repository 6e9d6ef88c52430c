import { join } from 'node:path';

/** The folder of `package.json`. */
export const root = join(import.meta.dirname, '..', '..');

/** What tests unpack; git ignores it. */
export const cacheFolder = join(root, '.cache');

/** The Lambdas packed, as the local runtime runs them and the stack deploys them. */
export const bundlesFolder = join(root, 'dist', 'lambdas');

/** The built site. */
export const siteFolder = join(root, 'dist', 'site');
