import { join } from 'node:path';
import { build } from 'vite';
import { addNativePackages } from '#infra/aws/native-packages.ts';
import { createApplication } from '#infra/aws/stack.ts';
import { bundleLambdas } from '#infra/bundle.ts';
import { buildContentOrExit } from '#infra/content/build.ts';

const root = join(import.meta.dirname, '../..');
// Not the default folder: the local runtime and the tests write bundles without native packages to that folder.
const bundles = join(root, 'dist/deploy');
const site = join(root, 'dist/site');

async function bundleAll(): Promise<void> {
  await bundleLambdas(bundles);
  await addNativePackages(bundles);
}

await buildContentOrExit();
// Rebuilds the site even if it is up to date, so a deployment always matches the sources.
await Promise.all([bundleAll(), build({ configFile: join(root, 'frontend/vite.config.ts'), logLevel: 'warn' })]);
const { app } = createApplication({ bundles, site }, { outdir: process.env.CDK_OUTDIR ?? join(root, 'cdk.out') });
app.synth();
