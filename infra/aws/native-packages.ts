import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lambdas } from '#functions/manifest.ts';

const root = join(import.meta.dirname, '../..');

interface Lock {
  packages: Record<string, { version?: string; dependencies?: Record<string, string> }>;
}

/**
 * Puts the packages with machine code beside the bundles that need them, in the versions of our own lock file and
 * built for the processor of the Lambdas, whatever this machine is. npm fetches what it does not have yet.
 * @param bundles the folder of the bundles, `<name>/index.mjs`
 * @throws when a package is not in the lock file, cannot be fetched or is not for that processor
 */
export async function addNativePackages(bundles: string): Promise<void> {
  const lock: Lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const wanted = Object.entries(lambdas).filter(([, { uses }]) => uses.native);
  await Promise.all(wanted.map(([name, { uses }]) => install(join(bundles, name), uses.native ?? [], lock)));
}

async function install(folder: string, names: readonly string[], lock: Lock): Promise<void> {
  const dependencies = Object.fromEntries(names.map((name) => [name, versionOf(name, lock)]));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ dependencies }));
  const packages = { ...lock.packages, '': { dependencies } };
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
  const platform = ['--os=linux', '--cpu=arm64', '--libc=glibc'];
  const parameters = [
    'ci',
    ...platform,
    '--omit=dev',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
  ];
  await promisify(execFile)('npm', parameters, { cwd: folder, shell: process.platform === 'win32' });
  // What npm notes for itself would change the asset without changing what it does.
  for (const left of ['package.json', 'package-lock.json', 'node_modules/.package-lock.json', 'node_modules/.bin']) {
    await rm(join(folder, left), { recursive: true, force: true });
  }
  await checkProcessor(folder);
}

function versionOf(name: string, { packages }: Lock): string {
  const version = packages[`node_modules/${name}`]?.version;
  if (!version) throw new Error(`${name} is not in package-lock.json.`);
  return version;
}

/** The number that the ELF format gives to 64-bit ARM, and where it stands. */
const arm64 = { machine: 0xb7, at: 18 };

async function checkProcessor(folder: string): Promise<void> {
  const files = globSync('node_modules/**/*.node', { cwd: folder });
  if (files.length === 0) throw new Error(`Nothing with machine code was put into ${folder}.`);
  for (const file of files) {
    const content = await readFile(join(folder, file));
    if (content.readUInt16LE(arm64.at) !== arm64.machine) throw new Error(`${file} is not for arm64.`);
  }
}
