import { join } from 'node:path';
import { build } from 'vite';
import { environmentCalled } from '#infra/aws/environments.ts';
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

/** The site links to itself by whole addresses where the environment has a domain of its own. */
function nameOrigin(): void {
  const { env = 'dev' } = JSON.parse(process.env.CDK_CONTEXT_JSON ?? '{}') as { env?: string };
  const { domain } = environmentCalled(env);
  if (domain) process.env.VITE_SITE_ORIGIN = `https://${domain.name}`;
}

// Always made anew, so that what is deployed is what lies here; a pipeline that has just made both may say so.
if (process.env.HOUNDWELL_BUILT !== 'yes') {
  nameOrigin();
  await Promise.all([packLambdas(), build({ configFile: join(root, 'frontend/vite.config.ts'), logLevel: 'warn' })]);
}
const { app } = createApplication({ bundles, site }, { outdir: process.env.CDK_OUTDIR ?? join(root, 'cdk.out') });
app.synth();
