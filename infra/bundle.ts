import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type OutputFile } from 'esbuild';
import { lambdas } from '#functions/manifest.ts';
import type { Lambda } from '#functions/manifest-types.ts';
import { bundlePlugins } from '#infra/bundle-plugins.ts';

const root = join(import.meta.dirname, '..');
const fileName = 'index.mjs';

/**
 * Bundles each Lambda of the manifest into `<outFolder>/<name>/index.mjs`, including the AWS SDK but without native
 * packages. The Lambda's processes, and modules that are imported on first use, are bundled into files of their own.
 * Builds are reproducible, so unchanged Lambdas are not deployed again.
 */
export async function bundleLambdas(outFolder: string): Promise<void> {
  await Promise.all(Object.entries(lambdas).map(([name, lambda]) => bundle(lambda, join(outFolder, name))));
}

async function bundle(lambda: Lambda, folder: string): Promise<void> {
  const { processes = [], files: read = [] } = lambda.uses;
  const outputs = await Promise.all([
    buildFiles(lambda, lambda.entry, 'index'),
    ...processes.map((path) => buildFiles(lambda, path, basename(path, '.ts'))),
  ]);
  const built = outputs.flat().map(({ path, contents }) => [basename(path), contents] as const);
  const copied = await Promise.all(
    read.map(async (path) => [basename(path), await readFile(join(root, path))] as const),
  );
  await replaceContent(
    folder,
    [...built, ...copied].filter(([name]) => !name.endsWith('.map')),
  );
}

/**
 * Returns the source map of a file of a Lambda's bundle as JSON. Builds are reproducible, so source maps need not be
 * deployed.
 */
export async function buildSourceMap(lambda: Lambda, name = fileName): Promise<string> {
  const files = await buildFiles(lambda, lambda.entry, 'index');
  const map = files.find(({ path }) => basename(path) === `${name}.map`);
  if (!map) throw new Error(`esbuild returned no source map for ${name} of ${lambda.entry}.`);
  return map.text;
}

/**
 * Bundles an entry file. Modules that are imported dynamically become files of their own, because a cold start compiles
 * an outline of everything in the files that it reads. Always builds source maps, because they change the files' hashes.
 */
async function buildFiles({ uses }: Lambda, entry: string, entryNames: string): Promise<OutputFile[]> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outdir: root,
    entryNames,
    chunkNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    external: [...(uses.native ?? [])],
    legalComments: 'none',
    logLevel: 'error',
    plugins: bundlePlugins,
    sourcemap: 'external',
  });
  return outputFiles;
}

/** Replaces each file of the folder atomically: readers see either the old file or the new one. */
async function replaceContent(folder: string, files: readonly (readonly [string, Uint8Array])[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const before = await readdir(folder);
  for (const [name, content] of files) {
    const temporary = join(folder, `${randomUUID()}.new`);
    await writeFile(temporary, content);
    await rename(temporary, join(folder, name));
  }
  const names = files.map(([name]) => name);
  const others = before.filter((name) => !names.includes(name) && !name.endsWith('.new'));
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
