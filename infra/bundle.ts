import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { lambdas } from '#functions/manifest.ts';
import type { Lambda } from '#functions/manifest-types.ts';
import { bundlePlugins } from '#infra/bundle-plugins.ts';

/** A bundled Lambda. */
export interface Bundle {
  /** The bundle's path. The folder of the bundle contains nothing else. */
  file: string;
  bytes: number;
}

const root = join(import.meta.dirname, '..');
const fileName = 'index.mjs';

/**
 * Bundles each Lambda of the manifest into `<outFolder>/<name>/index.mjs`, including the AWS SDK but without native
 * packages. Builds are reproducible, so unchanged Lambdas are not deployed again.
 */
export async function bundleLambdas(outFolder: string): Promise<Record<string, Bundle>> {
  const bundles = await Promise.all(
    Object.entries(lambdas).map(async ([name, lambda]) => [name, await bundle(lambda, join(outFolder, name))] as const),
  );
  return Object.fromEntries(bundles);
}

async function bundle(lambda: Lambda, folder: string): Promise<Bundle> {
  const file = join(folder, fileName);
  const { outputFiles } = await build({ ...buildOptions(lambda), outfile: file, write: false });
  const [output] = outputFiles;
  if (!output) throw new Error(`esbuild returned no bundle for ${lambda.entry}.`);
  await replaceContent(folder, output.contents);
  return { file, bytes: output.contents.length };
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

/** Replaces the folder's content atomically: readers see either the old bundle or the new one. */
async function replaceContent(folder: string, content: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const before = await readdir(folder);
  const temporary = join(folder, `${randomUUID()}.new`);
  await writeFile(temporary, content);
  await rename(temporary, join(folder, fileName));
  const others = before.filter((name) => name !== fileName && !name.endsWith('.new'));
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
