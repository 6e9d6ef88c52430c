import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Manifest, runnerImport } from 'vite';
import { root } from '#test/support/folders.ts';
import type { Screen } from '../../frontend/src/app/screens.ts';

/** Gzip kilobytes (1024 bytes) that a browser fetches before a screen can be used. */
export interface ScreenWeight {
  path: string;
  state: 'visitor' | 'owner' | 'open';
  /** All scripts of a first visit that begins here. */
  firstJs: number;
  firstCss: number;
  /** What this screen adds after the start page of its state. */
  laterJs: number;
}

/** Kilobytes that no screen may be above; `visitor` and `owner` hold for the first visit of `/`. */
export const budgets = { visitor: 110, owner: 140, css: 20, later: 25 } as const;

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
const entry = 'index.html';
const ownerPart = 'src/app/owner-part.tsx';
/** The script that every page asks for beside the bundle. */
const themeScript = 'theme.js';

/** The file that a screen's `load` imports, as the manifest names it: from the front end's folder. */
function moduleOf(screen: Screen): string {
  const [, path] = /['"](?:.*\/)?(src\/[^'"]+\.tsx)['"]/.exec(screen.load.toString()) ?? [];
  if (!path) throw new Error(`The screen at ${screen.path} names no file.`);
  return path;
}

interface Screens {
  visitorScreens: readonly Screen[];
  ownerScreens: readonly Screen[];
  openScreens: readonly Screen[];
}

/** The screens as the app lists them, read the way the build reads them. */
async function listed(): Promise<Screens> {
  const file = join(root, 'frontend/src/app/screens.ts');
  return (await runnerImport<Screens>(file, { configFile: false, logLevel: 'error' })).module;
}

interface Built {
  manifest: Manifest;
  gzipOf: (file: string) => number;
}

/** Builds the site as it is deployed, together with the list of which file needs which. */
async function withBuild<Result>(use: (built: Built) => Result): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'houndwell-weights-'));
  try {
    const config = join(root, 'frontend/vite.config.ts');
    const parameters = [
      'build',
      join(root, 'frontend'),
      '--config',
      config,
      '--outDir',
      folder,
      '--emptyOutDir',
      '--manifest',
    ];
    // In a process of its own: tests and runners set NODE_ENV, and React weighs twice as much under another one.
    await promisify(execFile)(process.execPath, [vite, ...parameters, '--logLevel', 'error'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
    return use({ manifest, gzipOf: (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The chunks that these modules bring along, themselves included. */
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

function kilobytes(bytes: number): number {
  return Math.round((bytes / 1024) * 10) / 10;
}

function weigh({ manifest, gzipOf }: Built, { visitorScreens, ownerScreens, openScreens }: Screens): ScreenWeight[] {
  const sum = (files: Iterable<string>) =>
    kilobytes([...new Set(files)].reduce((total, file) => total + gzipOf(file), 0));
  const filesOf = (names: Iterable<string>) => [...names].flatMap((name) => manifest[name]?.file ?? []);
  const stylesOf = (names: Iterable<string>) => [...names].flatMap((name) => manifest[name]?.css ?? []);
  const weights = (
    state: ScreenWeight['state'],
    shell: string[],
    screens: readonly Screen[],
    start: Screen | undefined,
  ) => {
    const known = closure(manifest, [entry, ...shell, ...(start ? [moduleOf(start)] : [])]);
    return screens.map((screen) => {
      const first = closure(manifest, [entry, ...shell, moduleOf(screen)]);
      const later = [...closure(manifest, [moduleOf(screen)])].filter((name) => !known.has(name));
      const { path } = screen;
      return {
        path,
        state,
        firstJs: sum([themeScript, ...filesOf(first)]),
        firstCss: sum(stylesOf(first)),
        laterJs: sum(filesOf(later)),
      };
    });
  };
  const home = (screens: readonly Screen[]) => screens.find(({ path }) => path === '/');
  return [
    ...weights('visitor', [], visitorScreens, home(visitorScreens)),
    ...weights('owner', [ownerPart], ownerScreens, home(ownerScreens)),
    ...weights('open', [], openScreens, home(visitorScreens)),
  ];
}

/** Every screen and what it weighs. Takes some seconds: the site is built for it. */
export async function siteWeights(): Promise<ScreenWeight[]> {
  const screens = await listed();
  return withBuild((built) => weigh(built, screens));
}
