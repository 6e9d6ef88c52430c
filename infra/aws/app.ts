import { join } from 'node:path';
import { build } from 'vite';
import { unsetFields } from '#infra/aws/environments.ts';
import { addNativePackages } from '#infra/aws/native-packages.ts';
import { createApplication } from '#infra/aws/stack.ts';
import { bundleLambdas } from '#infra/bundle.ts';

const root = join(import.meta.dirname, '../..');
const bundles = join(root, 'dist/lambdas');
const site = join(root, 'dist/site');

async function bundleAll(): Promise<void> {
  await bundleLambdas(bundles);
  await addNativePackages(bundles);
}

// Always rebuilds, so a deployment matches the sources. A pipeline that has just built both can skip it.
if (process.env.HOUNDWELL_BUILT !== 'yes') {
  await Promise.all([bundleAll(), build({ configFile: join(root, 'frontend/vite.config.ts'), logLevel: 'warn' })]);
}
const { app, environment } = createApplication(
  { bundles, site },
  { outdir: process.env.CDK_OUTDIR ?? join(root, 'cdk.out') },
);
app.synth();
for (const warning of unsetFields(environment)) process.stderr.write(`${warning}\n`);
