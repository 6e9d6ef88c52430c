import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { builtFiles } from './built-files.ts';
import { appShell } from './src/service-worker/strategies.ts';

const entry = 'src/service-worker/service-worker.ts';

/** The modules of the signed-in shell and its first screen. */
const shell = [
  '/index.html',
  'src/app/shell/work-offline.ts',
  'src/app/routing/authenticated-app.tsx',
  'src/app/home/home-page.tsx',
];

/**
 * The modules that must work offline completely, with the chunks that they import dynamically: emergency help and the
 * assistant's emergency check.
 */
const emergency = [
  'src/features/emergency/emergency-page.tsx',
  'src/app/shell/shell-panels.tsx',
  'src/features/chat/assistant-panel.tsx',
];

/** The files of the app's page whose names contain no hash. */
const files = [appShell, '/theme.js'];

/**
 * Returns the paths of the hashed files that the service worker precaches: the files of emergency help and of the
 * shell.
 */
export function precachedAssets(bundle: Rolldown.OutputBundle): string[] {
  const needed = [builtFiles(bundle, shell), builtFiles(bundle, emergency, true)].flatMap((found) =>
    Object.values(found).flat(),
  );
  return [...new Set(needed)].sort().map((file) => `/${file}`);
}

/** Builds the service worker with the list of files to precache. The development server has no service worker. */
export function serviceWorker(): Plugin {
  let root = '';
  let site = '';
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: 'houndwell:service-worker',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    configResolved: (config) => {
      root = config.root;
      site = resolve(config.root, config.build.outDir);
    },
    writeBundle: (_options, written) => {
      bundle = written;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        // If the build failed, there is no bundle, and Vite has already reported the error.
        if (Object.keys(bundle).length === 0) return;
        const integrity = (path: string) =>
          `sha256-${createHash('sha256')
            .update(readFileSync(join(site, path)))
            .digest('base64')}`;
        const content = {
          assets: precachedAssets(bundle),
          files: Object.fromEntries(files.map((path) => [path, integrity(path)])),
        };
        const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
        await build({
          entryPoints: [join(root, entry)],
          outfile: join(site, 'service-worker.js'),
          bundle: true,
          minify: true,
          format: 'iife',
          target: 'es2022',
          define: { build: JSON.stringify({ version, ...content }) },
        });
      },
    },
  };
}
