import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App, CfnElement } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { type LambdaName, lambdas } from '#functions/manifest.ts';
import { type Environment, environmentNamed } from '#infra/aws/environments.ts';
import { pascalCase } from '#infra/aws/lambda.ts';
import { type ApplicationOptions, createApplication, type HoundwellStack } from '#infra/aws/stack.ts';
import { filesWithOrigin } from '#infra/site.ts';
import { siteOriginMark } from '#shared/site-origin.ts';
import { folderForRun } from '#test/support/run-folder.ts';

export interface StackFixture {
  app: App;
  stack: HoundwellStack;
  template: Template;
}

const folder = folderForRun();

/** Minimal bundles and site. Their content only affects asset hashes. */
export const buildOutput = { bundles: join(folder, 'bundles'), site: join(folder, 'site') };
for (const [name, { uses }] of Object.entries(lambdas)) {
  write(`bundles/${name}/index.mjs`, `export const handler = '${name}';`);
  for (const native of uses.native ?? [])
    write(`bundles/${name}/node_modules/${native}/${native}.node`, elfFile('arm64'));
}
write('site/index.html', '<!doctype html><title>Houndwell</title>');
for (const file of filesWithOrigin) write(`site${file}`, `<link rel="canonical" href="${siteOriginMark}/">`);
write('site/assets/main-1.js', '');
write('site/service-worker.js', '');
for (const localOnly of ['.stamp', 'index.html.gz', 'assets/main-1.js.br']) write(`site/${localOnly}`, '');

function write(path: string, content: string | Buffer): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** The start of a native library for a processor. */
export function elfFile(processor: 'arm64' | 'x64'): Buffer {
  const header = Buffer.alloc(20);
  header.write('\x7fELF', 'latin1');
  header.writeUInt16LE(processor === 'arm64' ? 0xb7 : 0x3e, 18);
  return header;
}

const cache = new Map<string, StackFixture>();
let withModel: StackFixture | undefined;

/** The stack of an environment and its template. Synthesized once per environment. */
export function synthesizedStack(name: Environment['name'] = 'dev'): StackFixture {
  const fixture = cache.get(name) ?? synthesize(environmentNamed(name));
  cache.set(name, fixture);
  return fixture;
}

/** The stack of dev with a model. Synthesized once. */
export function synthesizedWithModel(): StackFixture {
  withModel ??= synthesize({ ...environmentNamed('dev'), modelId: 'anthropic.claude-haiku-4-5-20251001-v1:0' });
  return withModel;
}

/** Synthesizes the stack of a custom environment. */
export function synthesize(environment: Environment): StackFixture {
  const { app, stack } = createTestApplication({ environment });
  return { app, stack, template: Template.fromStack(stack) };
}

/** Creates an application without synthesizing it. */
export function createTestApplication(options: ApplicationOptions = {}) {
  return createApplication(buildOutput, { outdir: mkdtempSync(join(folder, 'out-')), ...options });
}

/** The logical ID of a Lambda's resource, such as `lambdaId(fixture, 'records', 'Role')`. */
export function lambdaId(
  { stack }: StackFixture,
  name: LambdaName,
  part: 'Function' | 'Role' | 'Log' = 'Function',
): string {
  return logicalId(stack, `${pascalCase(name)}/${part}`);
}

/** The logical ID of the construct at this path. */
export function logicalId(stack: HoundwellStack, path: string): string {
  const construct = path.split('/').reduce((node, id) => node.findChild(id).node, stack.node);
  return stack.getLogicalId((construct.defaultChild ?? construct) as CfnElement);
}

/** The properties of the only resource of a type. */
export function only({ template }: StackFixture, type: string) {
  const all = Object.values(template.findResources(type));
  if (all.length !== 1 || !all[0]) throw new Error(`There are ${all.length} resources of ${type}.`);
  return all[0].Properties;
}

/** The properties of the resource with this logical ID. */
export function properties({ template }: StackFixture, id: string) {
  return template.toJSON().Resources[id].Properties;
}

/** The sorted logical IDs of our own Lambdas. The CDK adds a few others. */
export function ourLambdas({ template }: StackFixture): string[] {
  const ours = { Properties: { Description: Match.stringLikeRegexp('^Houndwell ') } };
  return Object.keys(template.findResources('AWS::Lambda::Function', ours)).sort();
}
