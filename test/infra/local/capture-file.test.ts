import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCaptureFile } from '#infra/local/capture-file.ts';
import { temporaryFolder } from '#test/infra/local/emulator-fixture.ts';

test('a last line that a crash truncated is dropped', () => {
  const file = join(temporaryFolder(), 'lines.jsonl');
  const first = openCaptureFile<number>(file);
  first.append(1, 2);
  first.close();
  appendFileSync(file, '{"half":');
  const second = openCaptureFile<number>(file);
  expect(second.entries).toEqual([1, 2]);
  second.append(3);
  second.close();
  expect(readFileSync(file, 'utf8')).toBe('1\n2\n3\n');
});

test('a damaged line is reported by its number', () => {
  const file = join(temporaryFolder(), 'lines.jsonl');
  writeFileSync(file, '1\nnot json\n3\n');
  expect(() => openCaptureFile(file)).toThrow('lines.jsonl:2 is not JSON.');
});
