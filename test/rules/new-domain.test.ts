import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parsed } from '#test/rules/source.ts';
import { root } from '#test/support/folders.ts';
import { exhaustive } from '#test/support/sample.ts';
import { editFiles } from '../../scripts/new-domain/edits.ts';
import { domainFiles, isDomainName, renameDomain, writeFiles } from '../../scripts/new-domain/scaffold.ts';

/** The maximum number of lines in the files of a new domain with five fields. */
const maxLines = 700;

/** The maximum number of existing code files that change for a new domain. */
const maxEdits = 5;

const names = { plural: 'walks', singular: 'walk' };
const files = domainFiles(names);
const edits = editFiles(root, names);

/**
 * Compiles a new domain and the files that it changes, in a folder whose files take precedence over the repository's.
 */
async function compile(plural: string, singular: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'houndwell-domain-'));
  try {
    await writeFiles(folder, { ...domainFiles({ plural, singular }), ...editFiles(root, { plural, singular }) });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const shared = ['shared', 'events', 'functions', 'infra', 'test'];
    const settings = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        rootDirs: [folder, root],
        paths: Object.fromEntries(shared.map((each) => [`#${each}/*`, [`${folder}/${each}/*`, `${root}/${each}/*`]])),
      },
      include: [folder],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
    execFileSync(process.execPath, [tsc, '--project', folder], { encoding: 'utf8' });
    return '';
  } catch (error) {
    return String((error as { stdout?: string }).stdout ?? error);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// Compiling takes ten seconds, so only an exhaustive run does it.
test.each(exhaustive ? [['outings', 'outing'] as const] : [])(
  'a scaffolded domain compiles',
  async (plural, singular) => {
    expect(await compile(plural, singular)).toBe('');
  },
);

test('a scaffolded domain is small, and changes few existing files', () => {
  const lines = Object.values(files).reduce((sum, text) => sum + text.trimEnd().split('\n').length, 0);
  expect(lines).toBeLessThanOrEqual(maxLines);
  const code = Object.keys(edits).filter((path) => path.endsWith('.ts'));
  expect(code.length).toBeLessThanOrEqual(maxEdits);
});

test('a scaffolded domain has at most three TODOs, which fail a rule until they are decided', () => {
  const open = Object.entries(files).flatMap(([path, text]) =>
    parsed(path, text)
      .comments.filter(({ value }) => value.includes('TODO'))
      .map(() => path),
  );
  expect(new Set(open)).toEqual(new Set(['shared/contract/walks.ts', 'frontend/src/features/walks/navigation.ts']));
  expect(open.length).toBeLessThanOrEqual(3);
});

test('every file of a scaffolded domain has the names of the domain', () => {
  const renamed = Object.entries(domainFiles({ plural: 'outings', singular: 'outing' }));
  expect(renamed.map(([path]) => path)).toContain('functions/outings/outing.ts');
  expect(renamed.filter(([path, text]) => /walk|\b[Aa] outing/i.test(path + text))).toEqual([]);
  expect(renameDomain('Deletes a walk. A walk has addWalk.', { plural: 'outings', singular: 'outing' })).toBe(
    'Deletes an outing. An outing has addOuting.',
  );
});

test('the plural and the singular name of a domain are two different lowercase words', () => {
  expect(isDomainName(names)).toBe(true);
  for (const [plural, singular] of [
    ['Walks', 'Walk'],
    ['../walks', 'walk'],
    ['sheep', 'sheep'],
    ['', ''],
  ] as const) {
    expect(isDomainName({ plural, singular })).toBe(false);
  }
});

test('the Lambda of a scaffolded domain limits the writes of an owner', () => {
  expect(files['functions/entrypoints/walks.ts']).toContain('.use(limitWrites())');
});
