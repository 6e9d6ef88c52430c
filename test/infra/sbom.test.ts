import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#test/support/folders.ts';

test('the software bill of materials names every package of package.json with its version', () => {
  const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [, ...parameters] = scripts.sbom.replace(/ > .*/, '').split(' ');
  const printed = execFileSync('npm', parameters, { cwd: root, encoding: 'utf8', maxBuffer: 32 * 1024 * 1024 });
  const { bomFormat, components } = JSON.parse(printed) as {
    bomFormat: string;
    components: { purl: string }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(listed).toContain(`pkg:npm/${name}@${version}`);
  }
});
