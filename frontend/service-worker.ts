import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { type BuiltFiles, builtFiles } from './built-files.ts';
import { appShell } from './src/service-worker/strategies.ts';

const entry = 'src/service-worker/service-worker.ts';

/** The modules of the signed-in shell and its first screen. */
const shell = [
  '/index.html',
  'src/app/shell/work-offline.ts',
  'src/app/routing/authenticated-app.tsx',
  'src/app/home/home-page.tsx',
  'src/features/app-lock/lock-screen.tsx',
];

/** The assistant's emergency check. The assistant's panel also imports the care guide dynamically, which is kept later. */
const check = ['shared/emergency/check-question.ts'];

/**
 * The modules that must work offline completely, with the chunks that they import dynamically: emergency help and the
 * assistant's panel.
 */
const emergency = [
  'src/app/static/emergency.ts',
  'src/features/emergency/emergency-page.tsx',
  'src/app/shell/shell-panels.tsx',
];

/**
 * The modules of the care guide, and of answers from it. They work offline with what they import dynamically, once a page has
 * loaded one of them.
 */
const guide = [
  'src/app/static/guide.ts',
  'src/app/static/article.ts',
  'src/app/guide-screen.tsx',
  'src/features/guide/guide-list.tsx',
  'src/features/guide/article-content.tsx',
  'src/features/chat/offline-answer.ts',
];

/** The screens on which owners read their data offline, which work with what they import dynamically. */
const ownerScreens = [
  'src/app/routing/authenticated-app.tsx',
  'src/app/home/home-page.tsx',
  'src/app/profile-page.tsx',
  'src/features/appointments/calendar-page.tsx',
];

/** The files of the app's page whose names contain no hash. */
const files = [appShell, '/theme.js'];

/** The paths of hashed files that the service worker keeps. */
export interface KeptAssets {
  /** Those of emergency help and of the shell, which are downloaded in advance. */
  assets: string[];
  /** All others of the care guide. */
  guide: string[];
  /** All others of the screens on which owners read their data. */
  ownerScreens: string[];
}

/** Finds the hashed files that the service worker keeps. */
export function findKeptAssets(bundle: Rolldown.OutputBundle): KeptAssets {
  const list = (...found: BuiltFiles[]) =>
    [...new Set(found.flatMap((files) => Object.values(files).flat()))].sort().map((file) => `/${file}`);
  const assets = list(builtFiles(bundle, [...shell, ...check]), builtFiles(bundle, emergency, true));
  const listOthers = (modules: string[]) =>
    list(builtFiles(bundle, modules, true)).filter((path) => !assets.includes(path));
  return { assets, guide: listOthers(guide), ownerScreens: listOthers(ownerScreens) };
}

/** Builds the service worker with the lists of files to keep. The development server has no service worker. */
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
          ...findKeptAssets(bundle),
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
