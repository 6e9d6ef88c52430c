import { join } from 'node:path';

/** The folder of `package.json`. */
export const root = join(import.meta.dirname, '..', '..');

/** Files that tests unpack. Git ignores it. */
export const cacheFolder = join(root, '.cache');

/** The bundles of the Lambdas. */
export const bundlesFolder = join(root, 'dist', 'lambdas');

/** The built site. */
export const siteFolder = join(root, 'dist', 'site');
