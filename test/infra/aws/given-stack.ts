import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App, CfnElement } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { afterAll } from 'vitest';
import { type LambdaName, lambdas } from '#functions/manifest.ts';
import { type Environment, environmentCalled } from '#infra/aws/environments.ts';
import { pascalCase } from '#infra/aws/lambda.ts';
import { type ApplicationOptions, createApplication, type HoundwellStack } from '#infra/aws/stack.ts';
import { prerendered } from '#infra/site.ts';
import { siteOriginMark } from '#shared/site-origin.ts';

export interface GivenStack {
  app: App;
  stack: HoundwellStack;
  template: Template;
}

const folder = mkdtempSync(join(tmpdir(), 'houndwell-stack-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Bundles and a site that weigh nothing: what they hold changes no more than hashes. */
const standIns = { bundles: join(folder, 'bundles'), site: join(folder, 'site') };
for (const name of Object.keys(lambdas)) write(`bundles/${name}/index.mjs`, `export const handler = '${name}';`);
write('site/index.html', '<!doctype html><title>Houndwell</title>');
for (const { file } of prerendered) {
  write(`site${file}`, `<!doctype html><link rel="canonical" href="${siteOriginMark}/">`);
}
write('site/assets/main-1.js', '');
for (const twin of ['.stamp', 'index.html.gz', 'assets/main-1.js.br']) write(`site/${twin}`, '');

function write(path: string, content: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const known = new Map<string, GivenStack>();

/** The stack of an environment and what CloudFormation is told. */
export function givenStack(name: Environment['name'] = 'dev'): GivenStack {
  const given = known.get(name) ?? givenStackOf(environmentCalled(name));
  known.set(name, given);
  return given;
}

/** The stack of an environment that is not one of the three. */
export function givenStackOf(environment: Environment): GivenStack {
  const { app, stack } = givenApplication({ environment });
  return { app, stack, template: Template.fromStack(stack) };
}

/** A new application, not yet synthesised. */
export function givenApplication(options: ApplicationOptions = {}) {
  return createApplication(standIns, { outdir: mkdtempSync(join(folder, 'out-')), ...options });
}

/** The name that a part has in the template, such as `lambdaId(stack, 'dogs')` or `lambdaId(stack, 'dogs', 'Role')`. */
export function lambdaId(
  { stack }: GivenStack,
  name: LambdaName,
  part: 'Function' | 'Role' | 'Log' = 'Function',
): string {
  return logicalId(stack, `${pascalCase(name)}/${part}`);
}

/** The name that the construct at this path has in the template. */
export function logicalId(stack: HoundwellStack, path: string): string {
  const construct = path.split('/').reduce((node, id) => node.findChild(id).node, stack.node);
  return stack.getLogicalId((construct.defaultChild ?? construct) as CfnElement);
}

/** The one resource of a type. */
export function only({ template }: GivenStack, type: string) {
  const all = Object.values(template.findResources(type));
  if (all.length !== 1 || !all[0]) throw new Error(`There are ${all.length} resources of ${type}.`);
  return all[0].Properties;
}

/** The properties of the resource with this name. */
export function properties({ template }: GivenStack, id: string) {
  return template.toJSON().Resources[id].Properties;
}

/** The names of our own Lambdas in the template, in order; the library deploys a few beside them. */
export function ourLambdas({ template }: GivenStack): string[] {
  const ours = { Properties: { Description: Match.stringLikeRegexp('^Houndwell ') } };
  return Object.keys(template.findResources('AWS::Lambda::Function', ours)).sort();
}
