import { build } from 'vite';
import { root } from '#test/support/folders.ts';

/**
 * Builds the site with one text replaced, as a later release. Its own process, because test runners set NODE_ENV.
 *
 * Parameters: folder of the build, end of a source's path, text, replacement.
 */
const [outDir = '', path = '', text = '', replacement = ''] = process.argv.slice(2);

await build({
  root: `${root}/frontend`,
  configFile: `${root}/frontend/vite.config.ts`,
  logLevel: 'error',
  plugins: [
    {
      name: 'changed-build',
      enforce: 'pre',
      transform: (code, id) => (id.endsWith(path) ? code.replaceAll(text, replacement) : undefined),
    },
  ],
  build: { outDir, emptyOutDir: true },
});
