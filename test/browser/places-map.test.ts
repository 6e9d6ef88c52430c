import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { samplePoint } from '#shared/places.ts';
import { root } from '#test/support/folders.ts';
import { picture } from '#test/support/photo-files.ts';
import { seededRandom } from '../../scripts/training/random.ts';
import { newEmail, password } from './account-steps.ts';
import { ownApp } from './own-app.ts';
import { axeViolationsInBothThemes, expect, isTooWide, openMap, test } from './visit.ts';

/** The paths of the tiles that browsers have asked for. */
const asked: string[] = [];

/** A tile server whose tiles are all the same. */
const tiles = createServer(async (request, response) => {
  asked.push(request.url ?? '');
  const tile = await picture(256, 256).png().toBuffer();
  response.writeHead(200, { 'content-type': 'image/png' }).end(tile);
});

test.beforeAll(async () => {
  await once(tiles.listen(0, '127.0.0.1'), 'listening');
});
test.afterAll(() => {
  tiles.close();
});

const houndwell = ownApp(() => ({
  MAP_TILE_ORIGIN: `http://127.0.0.1:${(tiles.address() as AddressInfo).port}`,
  MAP_TILE_PATH: '/tiles/{z}/{x}/{y}.png',
  MAP_TILE_ATTRIBUTION: '© Test Tiles',
  MAP_TILE_ATTRIBUTION_URL: 'https://tiles.example/license',
}));

/** Imports places around the sample point, as an operator does. */
function importPlaces(count: number): void {
  const random = seededRandom(7);
  const near = (degrees: number) => degrees + (random() - 0.5) * 0.3;
  const elements = Array.from({ length: count }, (_, index) => ({
    type: 'node',
    id: index + 1,
    lat: near(samplePoint.latitude),
    lon: near(samplePoint.longitude),
    tags: { leisure: 'dog_park', name: `Invented Meadow ${index + 1}` },
  }));
  const folder = mkdtempSync(join(tmpdir(), 'houndwell-places-'));
  const file = join(folder, 'places.json');
  writeFileSync(file, JSON.stringify({ elements }));
  const env = { ...process.env, PORT: new URL(houndwell.url).port };
  const run = spawnSync(process.execPath, ['scripts/import-places/import.ts', file], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(run.stdout + run.stderr).toContain(`${count} added`);
}

/** Counts the places that the map shows, alone or in clusters. */
async function countPlaces(map: Locator): Promise<number> {
  const names = await map
    .getByRole('button', { name: / mi$|places, zoom in$/ })
    .evaluateAll((pins) => pins.map((pin) => pin.getAttribute('aria-label') ?? ''));
  return names.reduce((sum, name) => sum + Number(/^(\d+) places, zoom in$/.exec(name)?.[1] ?? 1), 0);
}

test('a map with streets shows the tiles and the credit of their server, and many places as clusters', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const owner = { name: 'Ada Lopez', email: newEmail(), password };
  const headers = { origin: houndwell.url };
  expect((await page.request.post(`${houndwell.url}/api/auth/register`, { data: owner, headers })).status()).toBe(201);
  await page.request.post(`${houndwell.url}/api/auth/complete-first-login`, { headers });
  await page.goto(`${houndwell.url}/exercise`);
  await expect(page.getByRole('heading', { name: 'No dogs added yet' })).toBeVisible();
  importPlaces(150);
  await page.goto(`${houndwell.url}/locations`);
  await expect(page.getByRole('heading', { name: '100 places nearby' })).toBeVisible();
  const map = page.getByRole('region', { name: 'Map of places' });
  await expect(map.getByRole('link', { name: '© Test Tiles' })).toHaveAttribute(
    'href',
    'https://tiles.example/license',
  );
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  await openMap(page);
  expect(asked.every((path) => /^\/tiles\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true);

  const zoomOut = map.getByRole('button', { name: 'Zoom out' });
  for (let times = 0; times < 3; times++) await zoomOut.click();
  await expect.poll(() => countPlaces(map)).toBe(100);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  const cluster = map.getByRole('button', { name: /places, zoom in$/ }).first();
  const opened = await cluster.getAttribute('aria-label');
  await cluster.press('Enter');
  await expect(map.getByRole('button', { name: opened ?? '' })).toHaveCount(0);
});
