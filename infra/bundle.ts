import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { lambdas } from '#functions/manifest.ts';
import type { Lambda } from '#functions/manifest-types.ts';
import { bundlePlugins } from '#infra/bundle-plugins.ts';

/** A bundled Lambda. */
export interface Bundle {
  /** The bundle's path. Besides the bundle, the folder contains only the Lambda's processes. */
  file: string;
  bytes: number;
}

const root = join(import.meta.dirname, '..');
const fileName = 'index.mjs';

/**
 * Bundles each Lambda of the manifest into `<outFolder>/<name>/index.mjs`, including the AWS SDK but without native
 * packages. The Lambda's processes are bundled into files of their own. Builds are reproducible, so unchanged Lambdas are not deployed again.
 */
export async function bundleLambdas(outFolder: string): Promise<Record<string, Bundle>> {
  const bundles = await Promise.all(
    Object.entries(lambdas).map(async ([name, lambda]) => [name, await bundle(lambda, join(outFolder, name))] as const),
  );
  return Object.fromEntries(bundles);
}

async function bundle(lambda: Lambda, folder: string): Promise<Bundle> {
  const options = buildOptions(lambda);
  const buildFile = async (entry: string): Promise<Uint8Array> => {
    const { outputFiles } = await build({ ...options, entryPoints: [entry], outfile: fileName, write: false });
    const [output] = outputFiles;
    if (!output) throw new Error(`esbuild returned no bundle for ${entry}.`);
    return output.contents;
  };
  const { processes = [] } = lambda.uses;
  const files = await Promise.all(
    processes.map(async (path) => [`${basename(path, '.ts')}.mjs`, await buildFile(path)] as const),
  );
  const content = await buildFile(lambda.entry);
  await replaceContent(folder, [...files, [fileName, content]]);
  return { file: join(folder, fileName), bytes: content.length };
}

/**
 * Returns the source map of a Lambda's bundle as JSON. Builds are reproducible, so source maps need not be deployed.
 */
export async function buildSourceMap(lambda: Lambda): Promise<string> {
  const { outputFiles } = await build({
    ...buildOptions(lambda),
    outfile: join(root, fileName),
    write: false,
    sourcemap: 'external',
  });
  const map = outputFiles.find(({ path }) => path.endsWith('.map'));
  if (!map) throw new Error(`esbuild returned no source map for ${lambda.entry}.`);
  return map.text;
}

function buildOptions({ entry, uses }: Lambda) {
  return {
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    external: [...(uses.native ?? [])],
    legalComments: 'none',
    logLevel: 'error',
    plugins: bundlePlugins,
  } as const satisfies BuildOptions;
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
