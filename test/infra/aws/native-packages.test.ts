import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createApplication } from '#infra/aws/stack.ts';
import { root } from '#test/support/folders.ts';
import { buildOutput, elfFile } from './stack-fixture.ts';

/** Creates the stack from a changed copy of the bundles. */
function stackFrom(change: (photos: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'houndwell-packing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bundles = join(folder, 'bundles');
  cpSync(buildOutput.bundles, bundles, { recursive: true });
  change(join(bundles, 'photos'));
  return () => createApplication({ ...buildOutput, bundles }, { outdir: join(folder, 'out') });
}

test('the stack rejects a bundle of the photos Lambda without sharp, such as that of the local runtime', () => {
  const create = stackFrom((photos) => rmSync(join(photos, 'node_modules'), { recursive: true }));
  expect(create).toThrow(/native packages of .*photos are missing: sharp/);
});

test('the stack rejects a bundle of the photos Lambda with sharp for another processor', () => {
  const create = stackFrom((photos) => writeFileSync(join(photos, 'node_modules/sharp/sharp.node'), elfFile('x64')));
  expect(create).toThrow('sharp.node is not for arm64');
});

test('the deployment does not use the bundles of tests and the local runtime', () => {
  const app = readFileSync(join(root, 'infra/aws/app.ts'), 'utf8');
  expect(app).not.toContain('process.env.HOUNDWELL');
  expect(app).not.toContain('dist/lambdas');
});

test('the CI workflow synthesizes the stack', () => {
  expect(readFileSync(join(root, '.github/workflows/check.yml'), 'utf8')).toContain('run: npm run synth');
});
