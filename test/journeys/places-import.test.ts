import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { places } from '#shared/contract/places.ts';
import { connectTable, createFactories } from '#test/support/factories.ts';
import { root } from '#test/support/folders.ts';
import { startTestApp, temporaryFolder } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
await connectTable(app);
const { client } = await import('#functions/core/data/table.ts');
const { importPlaces } = await import('../../scripts/import-places/import-places.ts');

const fixtures = join(root, 'test/scripts/import-places');
const overpass = readFileSync(join(fixtures, 'hand-made.overpass.json'), 'utf8');
const { browser } = await create.owner();
const here = { lat: -12.35, lng: -140.11 };

/** Imports a text as a file. Returns what was printed, and whether the file was complete. */
async function importText(text: string) {
  const file = join(temporaryFolder(), 'places.json');
  writeFileSync(file, text);
  const lines: string[] = [];
  const shown: string[] = [];
  const terminal = { isTTY: true, write: (bar: string) => shown.push(bar) > 0 };
  const isComplete = await importPlaces(file, { print: (line) => lines.push(line), terminal });
  return { isComplete, lines, shown, summary: lines.find((line) => line.includes(' added, ')) };
}

test('imported places are found with their attribution, and each rejected row is printed with its line and a reason', async () => {
  const { isComplete, lines, shown, summary } = await importText(overpass);
  expect(isComplete).toBe(true);
  expect(summary).toBe('4 added, 0 changed, 0 unchanged, 7 rejected, 1 without tags.');
  const offset = Buffer.byteLength(overpass.slice(0, overpass.indexOf('{ "type": "node", "id": 107')));
  expect(lines).toContain(`Line 50, byte ${offset}: rejected, because node/107: it has no coordinates`);
  expect(shown.join('')).toContain('100 %');
  const list = await browser.ask(places.listPlaces, { query: here });
  expect(list.map(({ name }) => name)).toEqual(['Dog Park', 'Invented Run', 'Invented Café', 'Invented Pet Shop']);
  expect(list[1]).toMatchObject({
    id: 'osm-node-101',
    attribution: '© OpenStreetMap contributors',
    source: 'openstreetmap',
    sourceEditedAt: '2026-10-02T08:30:00.000Z',
    hours: 'sunrise-sunset',
  });
  const [found] = await browser.ask(places.searchPlaces, { query: { ...here, q: 'cafe' } });
  expect(found?.name).toBe('Invented Café');
});

test('an import that the table stops answering says so, and the next one continues there', async () => {
  const timeout = Object.assign(new Error('A request has timed out.'), { name: 'TimeoutError' });
  const send = vi.spyOn(client, 'send').mockRejectedValue(timeout as never);
  const { isComplete, lines } = await importText(overpass.replaceAll('"id": 1', '"id": 9'));
  send.mockRestore();
  expect(isComplete).toBe(false);
  expect(lines.at(-1)).toMatch(/^The table does not respond\. .* Run the import again, and it continues there\.$/);
});

test('a second import changes nothing, and a changed file only what differs', async () => {
  expect((await importText(overpass)).summary).toMatch(/^0 added, 0 changed, 4 unchanged, /);
  const params = { id: 'osm-node-101' };
  await browser.ask(places.addReview, { params, body: { rating: 4 } });
  const moved = overpass
    .replace('"lat": -12.3456', '"lat": -14.3456')
    .replace('Invented Run', 'Renamed Meadow')
    .replace('"opening_hours": "sunrise-sunset",', '');
  expect((await importText(moved)).summary).toMatch(/^0 added, 1 changed, 3 unchanged, /);
  const place = await browser.ask(places.getPlace, { params });
  expect(place).toMatchObject({ name: 'Renamed Meadow', latitude: -14.3456, hours: null, rating: 4, reviewCount: 1 });
  const ids = async (lat: number, q: string) => {
    const query = { lat, lng: -140.1 };
    const [listed, found] = [
      await browser.ask(places.listPlaces, { query: { ...query, radius: 1 } }),
      await browser.ask(places.searchPlaces, { query: { ...query, q, radius: 1 } }),
    ];
    return [listed, found].map((list) => list.map(({ id }) => id).filter((id) => id === params.id));
  };
  expect(await ids(-12.3456, 'run')).toEqual([[], []]);
  expect(await ids(-14.3456, 'run')).toEqual([[params.id], []]);
  expect(await ids(-14.3456, 'meadow')).toEqual([[params.id], [params.id]]);
});

test('an element that occurs twice in a file is stored once', async () => {
  const row = (name: string) =>
    `{"type":"node","id":301,"lat":-16,"lon":-140,"tags":{"shop":"pet","name":${JSON.stringify(name)}}}`;
  const { summary } = await importText(`{"elements":[${row('One')},${row('Two')},${row('Two')}]}`);
  expect(summary).toMatch(/^1 added, 1 changed, 1 unchanged, /);
});

test('of a truncated file, the places before its end are imported, and the import fails', async () => {
  const rows = Array.from({ length: 230 }, (_, index) => ({
    type: 'node',
    id: 1000 + index,
    lat: -18,
    lon: -140 + index / 1000,
    tags: { shop: 'pet', name: `Shop ${index}` },
  }));
  const text = JSON.stringify({ elements: rows });
  const { isComplete, lines, summary } = await importText(text.slice(0, text.indexOf('"Shop 220"')));
  expect(isComplete).toBe(false);
  expect(summary).toMatch(/^220 added, /);
  expect(lines.at(-1)).toMatch(/^The file ends too early, in line 1\. The places before this were imported\./);
  const again = await importText(text);
  expect([again.isComplete, again.summary]).toEqual([
    true,
    expect.stringMatching(/^10 added, 0 changed, 220 unchanged, /),
  ]);
});
