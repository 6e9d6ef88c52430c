import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { splitAtlas } from '../../frontend/map-outlines.ts';

interface Outlines {
  features: { properties: { name: string }; geometry: { coordinates: number[][][] | number[][][][] } }[];
}

const { counties } = splitAtlas();

test('every county of the atlas is in the file of one state', () => {
  const atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json');
  const names = counties.flatMap(({ text }) =>
    (JSON.parse(text) as Outlines).features.map((each) => each.properties.name),
  );
  const expected = atlas.objects.counties.geometries.map((each: Outlines['features'][number]) => each.properties.name);
  expect(names.length).toBeGreaterThan(3000);
  expect(names.sort()).toEqual(expected.sort());
});

test('a map of downtown Denver loads the counties of Colorado, and not those of Kansas', () => {
  const near = counties.filter(
    ({ bounds: [south, west, north, east] }) => south < 39.7 && north > 39.8 && west < -105 && east > -104.9,
  );
  expect(near.map(({ state }) => state)).toEqual(['08']);
  expect(near[0]?.text).toContain('"name":"Denver"');
});

test('no county is outside of the bounds of its file', () => {
  for (const { text, bounds } of counties) {
    const numbers = (JSON.parse(text) as Outlines).features.flatMap(({ geometry }) =>
      (geometry.coordinates as unknown as number[][]).flat(Number.POSITIVE_INFINITY as 3),
    ) as unknown as number[];
    const [south, west, north, east] = bounds;
    expect(
      numbers.every((value, at) => (at % 2 ? value >= south && value <= north : value >= west && value <= east)),
    ).toBe(true);
  }
});
