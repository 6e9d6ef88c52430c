import { samplePoint } from '#shared/places.ts';
import { print, type Row } from '#test/bench/print-rows.ts';
import { cleanUp } from '#test/support/clean-up.ts';
import { bigCity, createPlaces, type PlaceCost } from '#test/support/many-places.ts';

/**
 * `npm run bench:places [-- <count>...]` measures what a list of places within 25 miles reads, in tables with 1,000 and
 * 1,000,000 places or with other numbers. A million rows take about seven minutes of CPU time.
 */
const counts = process.argv.slice(2).map(Number);

function describe({ found, queries, readUnits }: PlaceCost): string {
  return `${found} places, ${queries} queries, ${readUnits} read units`;
}

async function placeRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of counts.length > 0 ? counts : [1000, 1_000_000]) {
    const measure = await createPlaces(count);
    rows.push([
      count.toLocaleString('en-US'),
      describe(await measure(samplePoint)),
      describe(await measure(bigCity)),
      '',
    ]);
  }
  return rows;
}

try {
  const head: Row = ['places', 'around the sample point', 'in a city with half of the others', ''];
  print('Places within 25 miles', head, await placeRows());
} finally {
  await cleanUp();
}
process.exit();
