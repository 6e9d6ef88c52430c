import { join } from 'node:path';

/** The root folder of the repository. */
export const root = join(import.meta.dirname, '..', '..');

/** The folder for files that tests unpack. Git ignores it. */
export const cacheFolder = join(root, '.cache');

/** The folder of the Lambda bundles. */
export const bundlesFolder = join(root, 'dist', 'lambdas');

/** The folder of the built site. */
export const siteFolder = join(root, 'dist', 'site');
