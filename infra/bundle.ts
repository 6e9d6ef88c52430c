import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { type Lambda, lambdas } from '#functions/manifest.ts';

/** One Lambda as it is deployed. */
export interface Bundle {
  /** The bundle's path; its folder holds what is deployed and nothing else. */
  file: string;
  bytes: number;
}

/** The CommonJS packages inside a bundle ask for Node's own modules by `require`, which ES modules do not have. */
const banner = "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";

const root = join(import.meta.dirname, '..');
const fileName = 'index.mjs';

/**
 * Packs each Lambda of the manifest into `<outFolder>/<name>/index.mjs`, the AWS SDK included and packages
 * with machine code left out. The same source gives the same bytes wherever it is built, so that nothing unchanged is
 * deployed again.
 */
export async function bundleLambdas(outFolder: string): Promise<Record<string, Bundle>> {
  const bundles = await Promise.all(
    Object.entries(lambdas).map(async ([name, lambda]) => [name, await bundle(lambda, join(outFolder, name))] as const),
  );
  return Object.fromEntries(bundles);
}

async function bundle(lambda: Lambda, folder: string): Promise<Bundle> {
  const file = join(folder, fileName);
  const { outputFiles } = await build({ ...how(lambda), outfile: file, write: false });
  const [output] = outputFiles;
  if (!output) throw new Error(`${lambda.entry} gave no bundle.`);
  await replace(folder, output.contents);
  return { file, bytes: output.contents.length };
}

/** The source map of a Lambda's bundle as JSON. It is not deployed: the same source gives the same bytes at any time. */
export async function sourceMapOf(lambda: Lambda): Promise<string> {
  const { outputFiles } = await build({
    ...how(lambda),
    outfile: join(root, fileName),
    write: false,
    sourcemap: 'external',
  });
  const map = outputFiles.find(({ path }) => path.endsWith('.map'));
  if (!map) throw new Error(`${lambda.entry} gave no source map.`);
  return map.text;
}

function how({ entry, uses }: Lambda) {
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
    banner: { js: banner },
    legalComments: 'none',
    logLevel: 'error',
  } as const satisfies BuildOptions;
}

/** Makes the bundle the only thing in its folder. At no moment it is missing or half written, for whoever reads it just then. */
async function replace(folder: string, content: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const before = await readdir(folder);
  const written = join(folder, `${randomUUID()}.new`);
  await writeFile(written, content);
  await rename(written, join(folder, fileName));
  const others = before.filter((name) => name !== fileName && !name.endsWith('.new'));
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
