import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import archive, { inflate } from '@sparticuz/chromium';
import { cacheFolder } from '#test/support/folders.ts';

/** The folder of the compressed archives: the browser, and the libraries and fonts that a minimal system lacks. */
const archives = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin');
const folder = join(cacheFolder, 'chromium-153');
const libraries = join(folder, 'al2023', 'lib');
/** An empty file that exists if this machine lacks the libraries. */
const needsLibraries = join(folder, 'needs-libraries');

/** The options that start the unpacked browser. */
export interface Chromium {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/** Returns the options that start the unpacked browser on this machine. Call `unpackChromium` before. */
export function chromium(): Chromium {
  return {
    executablePath: join(folder, 'chromium'),
    // Containers do not allow the sandbox, and all pages are our own. Running without a GPU process saves a tenth of
    // the time.
    args: ['--no-sandbox', '--disable-gpu', '--disable-software-rasterizer'],
    env: {
      ...(process.env as Record<string, string>),
      ...(existsSync(needsLibraries) ? { LD_LIBRARY_PATH: libraries } : {}),
      ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }),
    },
  };
}

/** Starts the browser and returns its error output, or undefined if it started. */
function startError(): string | undefined {
  const { executablePath, args, env } = chromium();
  const { status, stderr, error } = spawnSync(executablePath, [...args, '--version'], { env, encoding: 'utf8' });
  return status === 0 ? undefined : stderr || error?.message || `It ended with ${status}.`;
}

/**
 * Unpacks the browser if it is missing, and uses the unpacked libraries if the machine lacks them.
 * @throws Error with the browser's error output if it does not start
 */
export async function unpackChromium(): Promise<void> {
  if (!existsSync(folder)) await unpack();
  if (startError()) await writeFile(needsLibraries, '');
  const error = startError();
  if (error) throw new Error(`Chromium does not start on this machine: ${error}`);
}

/**
 * Unpacks to a temporary folder and renames the folder at the end, so that an interrupted run leaves no incomplete
 * folder.
 */
async function unpack(): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  const previous = process.env.TMPDIR;
  await mkdir(draft, { recursive: true });
  process.env.TMPDIR = draft;
  try {
    await archive.executablePath();
    await inflate(join(archives, 'al2023.tar.br'));
  } finally {
    if (previous === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = previous;
  }
  await rename(draft, folder).catch(async (error) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  });
}
