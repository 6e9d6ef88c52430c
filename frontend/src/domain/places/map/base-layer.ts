import type L from 'leaflet';
import { MapTiles, mapTilesFile, noMapTiles } from '#shared/map-tiles.ts';
import { addOutlines, outlineCredit } from './outlines.ts';
import { TileLayer } from './tile-layer.ts';

/** The credit for what the map shows, with the page about its license. */
export interface MapCredit {
  text: string;
  url: string;
}

/** Reads where the map's tiles come from. Without an answer, the map shows outlines. */
async function readTiles(signal: AbortSignal): Promise<MapTiles> {
  try {
    const response = await fetch(mapTilesFile, { signal });
    return MapTiles.safeParse(await response.json()).data ?? noMapTiles;
  } catch {
    return noMapTiles;
  }
}

/**
 * Adds the tiles of the configured server to the map, or the outlines of counties and states.
 * @returns what to show as credit
 * @throws Error if the outlines could not be loaded
 */
export async function addBaseLayer(map: L.Map, signal: AbortSignal): Promise<MapCredit> {
  const { origin, path, attribution, attributionUrl } = await readTiles(signal);
  if (!origin) {
    await addOutlines(map, signal);
    return { text: outlineCredit, url: '' };
  }
  new TileLayer(origin + path, { maxZoom: 19 }).addTo(map);
  return { text: attribution, url: attributionUrl };
}
