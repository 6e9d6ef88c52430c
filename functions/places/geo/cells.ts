import ngeohash from 'ngeohash';
import { earthRadiusMiles, measureMiles, toDegrees, toRadians } from '#functions/places/geo/distance.ts';
import type { Coordinates } from '#shared/places.ts';

/**
 * Geohash cells. A geohash names a rectangle on the globe. Each further letter divides the rectangle into 32 cells, so
 * the places in a cell are those whose geohash starts with the cell's.
 */

/** The length of stored geohashes. */
export const maxPrecision = 9;

/**
 * The latitude from which cells are narrow, so that the rows are partitioned by two letters instead of three. It is an
 * edge of the cells with two letters, so no such cell is divided.
 */
const polarLatitude = 67.5;

/** The precisions to try for a circle, finest first, and the maximum number of cells at each. */
const choices = [
  { precision: 7, max: 9 },
  { precision: 6, max: 9 },
  { precision: 5, max: 9 },
  { precision: 4, max: 9 },
  { precision: 3, max: 36 },
  // Reached only near the poles, where all cells are in partitions by two letters.
  { precision: 2, max: Number.POSITIVE_INFINITY },
] as const;

/** A cell, and the distance of its nearest point in miles. */
export interface Cell {
  geohash: string;
  miles: number;
}

/** A circle on the globe. */
export interface Circle {
  center: Coordinates;
  radiusMiles: number;
}

/** Returns the partition that contains the rows of a cell or a point. The geohash has at least two letters. */
export function findPartition(geohash: string): string {
  const [south, , north] = ngeohash.decode_bbox(geohash.slice(0, 2));
  return geohash.slice(0, south >= polarLatitude || north <= -polarLatitude ? 2 : 3);
}

/** Returns the keys under which a point is stored. */
export function toCellKeys({ latitude, longitude }: Coordinates): { cell: string; geohash: string } {
  const geohash = ngeohash.encode(latitude, longitude, maxPrecision);
  return { cell: findPartition(geohash), geohash };
}

/** Returns cells that cover a circle, nearest first. The radius decides their size: there are at most 36 cells. */
export function coverCircle(circle: Circle): Cell[] {
  for (const { precision, max } of choices) {
    const cells = listCells(circle, precision, max);
    if (cells) return cells.sort((one, other) => one.miles - other.miles);
  }
  return [];
}

/** Returns the parts of a cell that overlap a circle. */
export function splitCell(geohash: string, { center, radiusMiles }: Circle): Cell[] {
  return [...'0123456789bcdefghjkmnpqrstuvwxyz']
    .map((letter) => withDistance(geohash + letter, center))
    .filter(({ miles }) => miles <= radiusMiles);
}

/** Lists the cells of a precision that overlap a circle; undefined if there are more than `max`. */
function listCells({ center, radiusMiles }: Circle, precision: number, max: number): Cell[] | undefined {
  const rows = 2 ** Math.floor((precision * 5) / 2);
  const columns = 2 ** Math.ceil((precision * 5) / 2);
  const [height, width] = [180 / rows, 360 / columns];
  const radius = radiusMiles / earthRadiusMiles;
  const reach = toDegrees(radius);
  const { latitude, longitude } = center;
  const toRow = (degrees: number) => Math.min(rows - 1, Math.max(0, Math.floor((degrees + 90) / height)));
  const [firstRow, lastRow] = [toRow(latitude - reach), toRow(latitude + reach)];
  // A circle around a pole has all longitudes.
  const hasPole = Math.abs(latitude) + reach >= 90;
  const halfWidth = hasPole ? 180 : toDegrees(Math.asin(Math.sin(radius) / Math.cos(toRadians(latitude))));
  const firstColumn = Math.floor((longitude - halfWidth + 180) / width);
  const lastColumn = Math.floor((longitude + halfWidth + 180) / width);
  const columnCount = Math.min(columns, lastColumn - firstColumn + 1);
  // The corners of the rectangle are outside the circle: at most a quarter of a large one.
  if (columnCount * (lastRow - firstRow + 1) > 2 * max) return undefined;
  const cells: Cell[] = [];
  for (let row = firstRow; row <= lastRow; row += 1) {
    for (let index = 0; index < columnCount; index += 1) {
      // Columns continue on the other side of the antimeridian.
      const column = (((firstColumn + index) % columns) + columns) % columns;
      const geohash = ngeohash.encode((row + 0.5) * height - 90, (column + 0.5) * width - 180, precision);
      const cell = withDistance(geohash, center);
      if (cell.miles <= radiusMiles) cells.push(cell);
    }
  }
  return cells.length <= max ? cells : undefined;
}

function withDistance(geohash: string, from: Coordinates): Cell {
  const [south, west, north, east] = ngeohash.decode_bbox(geohash);
  const { latitude, longitude } = from;
  if (longitude >= west && longitude <= east) {
    const nearest = Math.min(north, Math.max(south, latitude));
    return { geohash, miles: measureMiles(from, { latitude: nearest, longitude }) };
  }
  const miles = Math.min(...[west, east].map((side) => measureToMeridian(from, side, south, north)));
  return { geohash, miles };
}

/** Returns the distance of a point to a part of a meridian. */
function measureToMeridian(from: Coordinates, longitude: number, south: number, north: number): number {
  const difference = toRadians(longitude - from.longitude);
  const latitude = toRadians(from.latitude);
  // The nearest point of the whole great circle, which can be beyond a pole.
  const nearest = toDegrees(Math.atan2(Math.sin(latitude), Math.cos(latitude) * Math.cos(difference)));
  const candidates = nearest > south && nearest < north ? [nearest] : [south, north];
  return Math.min(...candidates.map((each) => measureMiles(from, { latitude: each, longitude })));
}
