import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import packed, { inflate } from '@sparticuz/chromium';
import { cacheFolder } from '#test/support/folders.ts';

/** The package ships the browser packed, together with the system libraries and fonts that a bare machine lacks. */
const packages = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin');
const folder = join(cacheFolder, 'chromium-153');
const libraries = join(folder, 'al2023', 'lib');
/** Stands there when this machine has not got the libraries itself. */
const bare = join(folder, 'bare-machine');

/** What starts the browser, once `unpackChromium` has run. */
export interface Chromium {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/** Where the unpacked browser lies and what it needs on this machine. */
export function chromium(): Chromium {
  return {
    executablePath: join(folder, 'chromium'),
    // Inside a container there is no second sandbox to be had, and the pages are our own.
    args: ['--no-sandbox'],
    env: {
      ...(process.env as Record<string, string>),
      ...(existsSync(bare) ? { LD_LIBRARY_PATH: libraries } : {}),
      ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }),
    },
  };
}

/** What the browser says when it cannot even tell its version. */
function complaint(): string | undefined {
  const { executablePath, args, env } = chromium();
  const { status, stderr, error } = spawnSync(executablePath, [...args, '--version'], { env, encoding: 'utf8' });
  return status === 0 ? undefined : stderr || error?.message || `It ended with ${status}.`;
}

/**
 * Unpacks the browser where it is missing, and lets it use its own libraries where this machine has none.
 * @throws when it does not start even so, with the browser's own words
 */
export async function unpackChromium(): Promise<void> {
  if (!existsSync(folder)) await unpack();
  if (complaint()) await writeFile(bare, '');
  const words = complaint();
  if (words) throw new Error(`Chromium does not start on this machine: ${words}`);
}

/** The package unpacks to the temporary folder; a rename at the end leaves either all of it or nothing. */
async function unpack(): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  const usual = process.env.TMPDIR;
  await mkdir(draft, { recursive: true });
  process.env.TMPDIR = draft;
  try {
    await packed.executablePath();
    await inflate(join(packages, 'al2023.tar.br'));
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
  await rename(draft, folder).catch(async (error) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  });
}
