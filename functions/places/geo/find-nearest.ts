import {
  type Cell,
  type Circle,
  coverCircle,
  findPartition,
  maxPrecision,
  splitCell,
} from '#functions/places/geo/cells.ts';
import { measureMiles } from '#functions/places/geo/distance.ts';
import type { Coordinates } from '#shared/places.ts';

/** The maximum number of rows that are read from a cell. A cell with more rows is split. */
const rowsPerCell = 100;

/** The maximum number of cells that are read at the same time, and in total. */
const cellsPerRound = 12;
const maxCells = 72;

/** The range of sort keys that start with the geohash of a cell. */
export interface CellRange {
  partition: string;
  from: string;
  to: string;
  limit: number;
}

interface Search<Row> extends Circle {
  /** The maximum number of rows to return. */
  limit: number;
  /** Reads at most `limit` rows of a cell. */
  readCell: (range: CellRange) => Promise<Row[]>;
}

/** A row, and its distance from the center in miles. */
export interface Near<Row> {
  row: Row;
  miles: number;
}

/**
 * Finds the rows within a circle, nearest first. Reads the nearest cells first, and splits cells with many rows, so that
 * the cost depends on the rows nearby and is limited: at most 72 queries of 100 rows.
 */
export async function findNearest<Row extends Coordinates & { geohash: string }>(
  search: Search<Row>,
  identify: (row: Row) => string,
): Promise<Near<Row>[]> {
  const found = new Map<string, Near<Row>>();
  let waiting = coverCircle(search);
  let nearest: Near<Row>[] = [];
  for (let read = 0; waiting.length > 0 && read < maxCells; ) {
    const round = waiting.slice(0, Math.min(cellsPerRound, maxCells - read));
    read += round.length;
    const results = await Promise.all(round.map(async (cell) => ({ cell, rows: await readRows(search, cell) })));
    for (const { rows } of results) {
      for (const row of rows) found.set(identify(row), { row, miles: measureMiles(search.center, row) });
    }
    nearest = [...found.values()]
      .filter(({ miles }) => miles <= search.radiusMiles)
      .sort((one, other) => one.miles - other.miles)
      .slice(0, search.limit);
    const reach = nearest.length === search.limit ? (nearest.at(-1)?.miles ?? 0) : search.radiusMiles;
    const parts = results
      .filter(({ cell, rows }) => rows.length === rowsPerCell && cell.geohash.length < maxPrecision)
      .flatMap(({ cell }) => splitCell(cell.geohash, search));
    waiting = [...waiting.slice(round.length), ...parts]
      .filter(({ miles }) => miles <= reach)
      .sort((one, other) => one.miles - other.miles);
  }
  return nearest;
}

function readRows<Row>({ readCell }: Search<Row>, { geohash }: Cell): Promise<Row[]> {
  // The tilde is after all letters of geohashes.
  return readCell({ partition: findPartition(geohash), from: geohash, to: `${geohash}~`, limit: rowsPerCell });
}
