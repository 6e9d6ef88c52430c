import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/support/test-app.ts';
import { InvalidFile, readElements } from '../../../scripts/import-places/read-elements.ts';

/** Writes a file, and reads its elements until the end or an error. */
async function readText(text: string) {
  const file = join(temporaryFolder(), 'places.json');
  writeFileSync(file, text);
  const elements = [];
  let error: unknown;
  let bytes = 0;
  try {
    for await (const element of readElements(file, (read) => {
      bytes = read;
    }))
      elements.push(element);
  } catch (thrown) {
    error = thrown;
  }
  return { elements, error, bytes };
}

test('each element has the line and the byte at which it starts', async () => {
  const text = '{ "elements": [\n  {"name": "Café"},\n\n  {"id": 2,\n "x": [{}]},  7\n] }\n';
  const { elements, error, bytes } = await readText(text);
  expect(error).toBeUndefined();
  expect(elements).toEqual([
    { value: { name: 'Café' }, line: 2, offset: 18 },
    { value: { id: 2, x: [{}] }, line: 4, offset: 40 },
    { value: 7, line: 5, offset: 64 },
  ]);
  expect(bytes).toBe(Buffer.byteLength(text));
});

test('the lines are right in files of many chunks, with text that is cut between two of them', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => JSON.stringify({ index, name: 'é🐕"{[\\'.repeat(3) }));
  const { elements } = await readText(`{"features":[\n${rows.join(',\n')}\n]}`);
  expect(elements).toHaveLength(20_000);
  const wrong = elements.filter(({ value, line }) => (value as { index: number }).index + 2 !== line);
  expect(wrong).toEqual([]);
});

test.each([
  ['in an element', '{"elements":[\n{"id":1},\n{"id":', 'The file ends too early, in line 3.'],
  ['after an element', '{"elements":[\n{"id":1}', 'The file ends too early, in line 2.'],
  ['before the end', '{"elements":[\n{"id":1}]', 'The file ends too early, in line 2.'],
])('a file that is cut %s is reported after its complete elements', async (_, text, message) => {
  const { elements, error } = await readText(text);
  expect(elements.map(({ value }) => value)).toEqual([{ id: 1 }]);
  expect(error).toEqual(new InvalidFile(message));
});

test('a mistake in the JSON is reported with its line, after the elements before it', async () => {
  const { elements, error } = await readText('{"elements":[\n{"id":1},\n{"id":}\n]}');
  expect(elements.map(({ value }) => value)).toEqual([{ id: 1 }]);
  expect((error as Error).message).toMatch(/^The file is not valid JSON near line \d: /);
});

test.each(['', '{}', '[]', '{"elements":[]}', '"elements"'])(
  'a file without elements is reported: %j',
  async (text) => {
    const { error } = await readText(text);
    expect((error as Error).message).toBe('The file has no "elements" (Overpass JSON) or "features" (GeoJSON).');
  },
);
