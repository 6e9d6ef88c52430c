import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '#test/support/folders.ts';

/**
 * Builds the site with one text replaced, to simulate a later release. This runs in a process of its own, because test
 * runners set NODE_ENV.
 *
 * Parameters: the folder for the build, the end of a source file's path, the text, the replacement.
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

// The build renders the static pages from unchanged sources.
for (const name of globSync('**/*.html', { cwd: outDir })) {
  const page = join(outDir, name);
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll(text, replacement));
}
