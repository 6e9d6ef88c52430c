import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { lineAt } from '#test/rules/source.ts';
import { type TextFile, textFiles } from '#test/rules/text-files.ts';

const files = textFiles();
const records = files.filter(({ path }) => /^docs\/decisions\/\d{3}-/.test(path));
const maxLines = 25;

const format = /^# (\d{3}) \S[^\n]*\n\n\*\*Context\.\*\* .+\n\n\*\*Decision\.\*\* ?.+\n\n\*\*Consequence\.\*\* .+\n$/s;

/** Lists what is wrong with a decision record. */
function findProblems(name: string, text: string): string[] {
  const [, number] = format.exec(text) ?? [];
  const lines = text.trimEnd().split('\n').length;
  return [
    ...(number && name.startsWith(`${number}-`) ? [] : [`${name} lacks its number or one of the parts`]),
    ...(lines > maxLines ? [`${name} has ${lines} lines`] : []),
  ];
}

/** Finds references to decisions that do not exist. */
function findDeadReferences(all: readonly TextFile[]): string[] {
  const names = new Set(records.map(({ path }) => basename(path)));
  const numbers = new Set([...names].map((name) => name.slice(0, 3)));
  const links = /decisions\/(\d{3}[\w-]*\.md)|\]\((\d{3}-[\w-]+\.md)/g;
  const mentions = /\bdecisions?(?: records?)?((?:,? (?:and |to )?\d{3}\b)+)/gi;
  return all.flatMap(({ path, text }) => {
    const linked = [...text.matchAll(links)].filter(([, one, other]) => !names.has(one ?? other ?? ''));
    const mentioned = [...text.matchAll(mentions)].filter(([, list = '']) =>
      (list.match(/\d{3}/g) ?? []).some((number) => !numbers.has(number)),
    );
    return [...linked, ...mentioned].map((found) => `${path}:${lineAt(text, found.index)} ${found[0]}`);
  });
}

test('a decision record has its number, three parts, and at most 25 lines', () => {
  expect(records.length).toBeGreaterThan(0);
  expect(records.flatMap(({ path, text }) => findProblems(basename(path), text))).toEqual([]);
});

test.each([
  ['without its number', '# Title\n\n**Context.** A.\n\n**Decision.** B.\n\n**Consequence.** C.\n'],
  ['without a decision', '# 001 Title\n\n**Context.** A.\n\n**Consequence.** C.\n'],
  ['of 26 lines', `# 001 Title\n\n**Context.** A.\n\n**Decision.** B.\n\n**Consequence.** C.${'\n- D.'.repeat(19)}\n`],
])('the rule detects a decision record %s', (_, text) => {
  expect(findProblems('001-planted.md', text)).toHaveLength(1);
});

test('every decision that code, tests or documentation refer to exists', () => {
  expect(findDeadReferences(files)).toEqual([]);
});

test.each([
  `See decision ${'999'}.`,
  `Decisions 001 and ${'999'} have the reasons.`,
  `See docs/decisions/${'999'}-planted.md.`,
  `The key ([999](${'999'}-planted.md)).`,
])('the rule detects a decision that does not exist in "%s"', (text) => {
  expect(findDeadReferences([{ path: 'planted.md', text }])).toHaveLength(1);
});

test('docs/decisions/README.md lists every decision record', () => {
  const list = files.find(({ path }) => path === 'docs/decisions/README.md')?.text ?? '';
  expect(records.map(({ path }) => basename(path)).filter((name) => !list.includes(`(${name})`))).toEqual([]);
});
