import { join } from 'node:path';
import { build } from 'vite';
import { leftToFillIn } from '#infra/aws/environments.ts';
import { addNativePackages } from '#infra/aws/native-packages.ts';
import { createApplication } from '#infra/aws/stack.ts';
import { bundleLambdas } from '#infra/bundle.ts';

const root = join(import.meta.dirname, '../..');
const bundles = join(root, 'dist/lambdas');
const site = join(root, 'dist/site');

async function packLambdas(): Promise<void> {
  await bundleLambdas(bundles);
  await addNativePackages(bundles);
}

// Always made anew, so that what is deployed is what lies here; a pipeline that has just made both may say so.
if (process.env.HOUNDWELL_BUILT !== 'yes') {
  await Promise.all([packLambdas(), build({ configFile: join(root, 'frontend/vite.config.ts'), logLevel: 'warn' })]);
}
const { app, environment } = createApplication(
  { bundles, site },
  { outdir: process.env.CDK_OUTDIR ?? join(root, 'cdk.out') },
);
app.synth();
for (const words of leftToFillIn(environment)) process.stderr.write(`${words}\n`);
