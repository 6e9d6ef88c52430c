import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Manifest, runnerImport } from 'vite';
import { root } from '#test/support/folders.ts';
import { staticScripts } from '../../frontend/prerender.ts';
import type { Screen } from '../../frontend/src/platform/screens.ts';

/** What a browser fetches before a page or screen can be used, in kilobytes (1,024 bytes) after gzip. */
export interface ScreenWeight {
  path: string;
  /**
   * `static` pages run without the app. `open` screens are for visitors and owners. `takeover` screens are open ones that
   * begin as static pages.
   */
  state: 'static' | 'visitor' | 'owner' | 'open' | 'takeover';
  /** The scripts of a first visit that begins at this page or screen. */
  firstJs: number;
  firstCss: number;
  /** The scripts that this screen loads in addition to those of the owner's home screen. */
  laterJs: number;
  /** Whether a first visit loads React. */
  hasReact: boolean;
  /** Whether a first visit loads the forms library. */
  hasForm: boolean;
}

/**
 * The maximum kilobytes: for the scripts of a first visit by state (`owner` is for the home screen), for styles, and
 * for the scripts of a later screen. A visitor's screen with a form has its own budget: react-hook-form and TanStack
 * Query add 25 KB to React, router and zod.
 */
export const budgets = {
  static: 15,
  visitor: 138,
  open: 138,
  takeover: 140,
  form: 172,
  owner: 170,
  css: 20,
  later: 45,
} as const;

/**
 * Modules or chunks that load after their screen is shown, with the maximum kilobytes of the scripts that they add to a
 * first visit. They are more content than code: the guide's list has all titles with their first sentences, an article
 * comes with its whole category, and a search needs all texts, phrasings, and the weights of its classifier. The checks are
 * the weights of the models and the toxins.
 */
export const lateModules = {
  'src/features/guide/guide-list.tsx': 50,
  'src/features/guide/article-content.tsx': 48,
  'guide-general': 84,
  'guide-health': 115,
  'guide-behavior': 67,
  'guide-nutrition': 60,
  'guide-exercise': 41,
  'src/features/guide/guide-search.tsx': 745,
  'src/domain/places/map/map-view.tsx': 66,
  'check-emergency': 120,
  'src/features/emergency/checks.tsx': 153,
} as const satisfies Record<string, number>;

/** A module that loads late, with the kilobytes that it adds. */
export interface LateWeight {
  module: string;
  js: number;
  budget: number;
}

/** The weights of every page and screen, and of what they load later. */
export interface SiteWeights {
  screens: ScreenWeight[];
  late: LateWeight[];
}

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
const appEntry = 'index.html';
const ownerApp = 'src/app/routing/authenticated-app.tsx';
/** The script that every page loads in addition to the bundle. */
const themeScript = 'theme.js';

/** Returns the file that a screen's `load` imports, relative to the frontend's folder like the manifest's keys. */
function findModule(screen: Screen): string {
  const [, path] = /['"](?:.*\/)?(src\/[^'"]+\.tsx)['"]/.exec(screen.load.toString()) ?? [];
  if (!path) throw new Error(`The screen at ${screen.path} names no file.`);
  return path;
}

interface Screens {
  visitorScreens: readonly Screen[];
  ownerScreens: readonly Screen[];
  openScreens: readonly Screen[];
}

/** Imports the app's list of screens through Vite, as the build does. */
async function importScreens(): Promise<Screens> {
  const file = join(root, 'frontend/src/app/routing/screens.ts');
  return (await runnerImport<Screens>(file, { configFile: false, logLevel: 'error' })).module;
}

interface Built {
  manifest: Manifest;
  gzipOf: (file: string) => number;
}

/** Builds the site as it is deployed, and calls `use` with Vite's manifest, which lists the imports between chunks. */
async function withBuild<Result>(use: (built: Built) => Result): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'houndwell-weights-'));
  try {
    const config = join(root, 'frontend/vite.config.ts');
    const parameters = ['build', join(root, 'frontend'), '--config', config, '--outDir', folder, '--emptyOutDir'];
    // A separate process, because test runners set NODE_ENV, and React's development build is twice as large.
    await promisify(execFile)(process.execPath, [vite, ...parameters, '--manifest', '--logLevel', 'error'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
    return use({ manifest, gzipOf: (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the chunks of these modules and of everything that they import statically. */
function closure(manifest: Manifest, modules: string[]): Set<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    if (found.has(name)) return;
    found.add(name);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const name of modules) visit(name);
  return found;
}

/**
 * Throws if the imports between chunks form a cycle, because a module might then run before the modules that it needs.
 */
function assertNoCycles(manifest: Manifest): void {
  const finished = new Set<string>();
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) throw new Error(`These chunks form a cycle: ${[...path, name].join(' > ')}`);
    if (finished.has(name)) return;
    for (const next of manifest[name]?.imports ?? []) visit(next, [...path, name]);
    finished.add(name);
  };
  for (const name of Object.keys(manifest)) visit(name, []);
}

function kilobytes(bytes: number): number {
  return Math.round((bytes / 1024) * 10) / 10;
}

function weigh({ manifest, gzipOf }: Built, { visitorScreens, ownerScreens, openScreens }: Screens): SiteWeights {
  assertNoCycles(manifest);
  const sum = (files: Iterable<string>) =>
    kilobytes([...new Set(files)].reduce((total, file) => total + gzipOf(file), 0));
  const listFiles = (names: Iterable<string>) => [...names].flatMap((name) => manifest[name]?.file ?? []);
  const listStyles = (names: Iterable<string>) => [...names].flatMap((name) => manifest[name]?.css ?? []);
  const home = ownerScreens.find(({ path }) => path === '/');
  const known = closure(manifest, [appEntry, ownerApp, ...(home ? [findModule(home)] : [])]);
  const weigh = (state: ScreenWeight['state'], path: string, shell: string[], module: string): ScreenWeight => {
    const first = closure(manifest, [...shell, module]);
    const later = [...closure(manifest, [module])].filter((name) => !known.has(name));
    return {
      path,
      state,
      firstJs: sum([themeScript, ...listFiles(first)]),
      firstCss: sum(listStyles(first)),
      laterJs: sum(listFiles(later)),
      hasReact: listFiles(first).some((file) => /\/react-/.test(file)),
      hasForm: listFiles(first).some((file) => /\/forms-/.test(file)),
    };
  };
  const screens = (state: ScreenWeight['state'], shell: string[], all: readonly Screen[]) =>
    all.map((screen) => weigh(state, screen.path, shell, findModule(screen)));
  const app = closure(manifest, [appEntry]);
  const isStatic = ({ path }: Screen) => staticScripts.some((script) => path === `/${basename(script, '.ts')}`);
  const [takeover, open] = [openScreens.filter(isStatic), openScreens.filter((screen) => !isStatic(screen))];
  return {
    screens: [
      ...staticScripts.map((script) => weigh('static', `/${basename(script, '.ts')}`, [], script)),
      ...screens('visitor', [appEntry], visitorScreens),
      ...screens('open', [appEntry], open),
      ...screens('takeover', [appEntry], takeover),
      ...screens('owner', [appEntry, ownerApp], ownerScreens),
    ],
    late: Object.entries(lateModules).map(([module, budget]) => {
      // A chunk that several modules import has the name of no module.
      const key = Object.keys(manifest).find((each) => each === module || manifest[each]?.name === module) ?? module;
      const added = [...closure(manifest, [key])].filter((name) => !app.has(name));
      return { module, js: sum(listFiles(added)), budget };
    }),
  };
}

/** Builds the site, which takes several seconds, and measures every page, every screen and what they load later. */
export async function siteWeights(): Promise<SiteWeights> {
  const screens = await importScreens();
  return withBuild((built) => weigh(built, screens));
}
