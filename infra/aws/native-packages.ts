import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lambdas } from '#functions/manifest.ts';

const root = join(import.meta.dirname, '../..');

interface Lock {
  packages: Record<string, { version?: string; dependencies?: Record<string, string> }>;
}

/**
 * Installs native packages next to the bundles that need them: the versions of package-lock.json, built for the
 * Lambdas' processor (arm64). npm downloads packages that are not in its cache.
 * @param bundles the folder of the bundles, `<name>/index.mjs`
 * @throws Error when a package is not in the lock file, cannot be downloaded or is for another processor
 */
export async function addNativePackages(bundles: string): Promise<void> {
  const lock: Lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const withNative = Object.entries(lambdas).filter(([, { uses }]) => uses.native);
  await Promise.all(withNative.map(([name, { uses }]) => install(join(bundles, name), uses.native ?? [], lock)));
}

async function install(folder: string, names: readonly string[], lock: Lock): Promise<void> {
  const dependencies = Object.fromEntries(names.map((name) => [name, findVersion(name, lock)]));
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
  // Removes npm's metadata, which would change the hash of the deployed asset.
  for (const metadata of [
    'package.json',
    'package-lock.json',
    'node_modules/.package-lock.json',
    'node_modules/.bin',
  ]) {
    await rm(join(folder, metadata), { recursive: true, force: true });
  }
  checkNativePackages(folder, names);
}

function findVersion(name: string, { packages }: Lock): string {
  const version = packages[`node_modules/${name}`]?.version;
  if (!version) throw new Error(`${name} is not in package-lock.json.`);
  return version;
}

/** The field of an ELF header that names the processor: its value for 64-bit ARM, and its offset in bytes. */
const arm64 = { machine: 0xb7, offset: 18 };

/**
 * Checks that a Lambda's folder contains the native packages `names`, built for the Lambdas' processor.
 * @throws Error when a package is missing or for another processor
 */
export function checkNativePackages(folder: string, names: readonly string[]): void {
  if (names.length === 0) return;
  const missing = names.filter((name) => !existsSync(join(folder, 'node_modules', name)));
  const files = globSync('node_modules/**/*.node', { cwd: folder });
  if (missing.length > 0 || files.length === 0) {
    throw new Error(`The native packages of ${folder} are missing: ${names.join(', ')}.`);
  }
  for (const file of files) {
    const content = readFileSync(join(folder, file));
    if (content.readUInt16LE(arm64.offset) !== arm64.machine) throw new Error(`${file} is not for arm64.`);
  }
}
