import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openJournal, replaceFile } from '#infra/local/journal.ts';
import { temporaryFolder } from '#test/infra/local/stand-in.ts';

test('a line that a crash cut off is dropped, and the next one starts clean', async () => {
  const file = join(await temporaryFolder(), 'deep', 'lines.jsonl');
  const first = await openJournal<number>(file);
  await first.append(1, 2);
  await first.close();
  await appendFile(file, '{"half":');
  const second = await openJournal<number>(file);
  expect(second.found).toEqual([1, 2]);
  await second.append(3);
  await second.close();
  expect(await readFile(file, 'utf8')).toBe('1\n2\n3\n');
});

test('lines keep the order of the calls when many are added at once', async () => {
  const file = join(await temporaryFolder(), 'lines.jsonl');
  const journal = await openJournal<number>(file);
  const numbers = Array.from({ length: 100 }, (_, index) => index);
  await Promise.all(numbers.map((each) => journal.append(each)));
  await journal.close();
  const again = await openJournal<number>(file);
  expect(again.found).toEqual(numbers);
  await again.close();
});

test('a damaged line in the middle is named instead of skipped', async () => {
  const file = join(await temporaryFolder(), 'lines.jsonl');
  await writeFile(file, '1\nnot json\n3\n');
  await expect(openJournal(file)).rejects.toThrow('lines.jsonl:2 is not JSON.');
});

test('a file is replaced whole and nothing else is left in the folder', async () => {
  const folder = await temporaryFolder();
  await Promise.all(['one', 'two', 'three'].map((word) => replaceFile(join(folder, 'file'), word.repeat(1000))));
  expect(await readdir(folder)).toEqual(['file']);
  expect(['one', 'two', 'three'].map((word) => word.repeat(1000))).toContain(
    await readFile(join(folder, 'file'), 'utf8'),
  );
});
