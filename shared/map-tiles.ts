import * as z from 'zod/mini';

/** The file that tells the browser where the map's tiles come from. Operators choose the source. */
export const mapTilesFile = '/map-tiles.json';

/** Where the map's tiles come from. Without an origin, the map shows the outlines that the site includes. */
export const MapTiles = z.object({
  /** Scheme and host of the tile server: `https://tiles.example.com`. Empty if there is none. */
  origin: z.string(),
  /** The path of a tile, with the placeholders `{z}`, `{x}` and `{y}`. */
  path: z.string(),
  /** The text that the tiles' license requires: "© OpenStreetMap contributors". */
  attribution: z.string(),
  /** The page about the license, to which the text links. Empty if there is none. */
  attributionUrl: z.string(),
});
export type MapTiles = z.output<typeof MapTiles>;

/** No tile server. */
export const noMapTiles: MapTiles = { origin: '', path: '', attribution: '', attributionUrl: '' };
