import { join } from 'node:path';
import { build } from 'vite';
import { addNativePackages } from '#infra/aws/native-packages.ts';
import { createApplication } from '#infra/aws/stack.ts';
import { bundleLambdas } from '#infra/bundle.ts';
import { buildContentOrExit } from '#infra/content/build.ts';

const root = join(import.meta.dirname, '../..');
// Not the folder that the local runtime and the tests fill, whose bundles lack the native packages.
const bundles = join(root, 'dist/deploy');
const site = join(root, 'dist/site');

async function bundleAll(): Promise<void> {
  await bundleLambdas(bundles);
  await addNativePackages(bundles);
}

await buildContentOrExit();
// Always rebuilds, so a deployment matches the sources.
await Promise.all([bundleAll(), build({ configFile: join(root, 'frontend/vite.config.ts'), logLevel: 'warn' })]);
const { app } = createApplication({ bundles, site }, { outdir: process.env.CDK_OUTDIR ?? join(root, 'cdk.out') });
app.synth();
