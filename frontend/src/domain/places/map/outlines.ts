import L from 'leaflet';
import { feature, mesh } from 'topojson-client';
import countiesUrl from 'us-atlas/counties-10m.json?url';
import { yieldToBrowser } from '../../../lib/yield-to-browser.ts';

/** The outlines of the map without a tile server: counties and states of the U.S. Census Bureau. */

type Geometries = Extract<Parameters<typeof feature>[1], { type: 'GeometryCollection' }>;

type Atlas = Parameters<typeof mesh>[0] & Record<'objects', Record<'counties' | 'states', Geometries>>;

type County = L.Polygon<{ name: string }>;

/** The credit for the outlines. */
export const outlineCredit = 'County lines: U.S. Census Bureau';

/** The zoom from which counties are drawn, and the zooms between which they have names. */
const countyZoom = 7;
const nameZooms = { min: 8.5, max: 12 };

/** The layer of the counties' names: above the lines, and below the pins. */
const namePane = 'county-names';

function nameCounty(county: County): void {
  const label = document.createElement('span');
  label.textContent = county.feature?.properties.name ?? '';
  county.bindTooltip(label, {
    permanent: true,
    direction: 'center',
    className: 'hw-map-name',
    pane: namePane,
    opacity: 1,
  });
}

/** How many counties are converted at once. All 3,142 would block the page for long. */
const batchSize = 200;

function options(className: string): L.GeoJSONOptions {
  return { interactive: false, style: { className } };
}

/** Converts the counties of the atlas in batches, between which the page responds. */
async function readCounties(atlas: Atlas, signal: AbortSignal): Promise<Set<County>> {
  const counties = new Set<County>();
  const { geometries } = atlas.objects.counties;
  for (let start = 0; start < geometries.length; start += batchSize) {
    const batch = { ...atlas.objects.counties, geometries: geometries.slice(start, start + batchSize) };
    L.geoJSON(feature(atlas, batch), options('hw-map-county')).eachLayer((county) => counties.add(county as County));
    await yieldToBrowser();
    signal.throwIfAborted();
  }
  return counties;
}

/**
 * Draws outlines on the map. Counties are added when they come into view, because there are 3,142.
 * @throws Error if the outlines could not be loaded
 */
export async function addOutlines(map: L.Map, signal: AbortSignal): Promise<void> {
  const response = await fetch(countiesUrl, { signal });
  if (!response.ok) throw new Error(`The outlines answered ${response.status}.`);
  const atlas = (await response.json()) as Atlas;
  await yieldToBrowser();
  signal.throwIfAborted();
  map.createPane(namePane).style.zIndex = '450';
  const states = mesh(atlas, atlas.objects.states as Parameters<typeof mesh>[1]);
  await yieldToBrowser();
  signal.throwIfAborted();
  L.geoJSON(states, options('hw-map-state')).addTo(map);
  const waiting = await readCounties(atlas, signal);

  const update = async () => {
    const zoom = map.getZoom();
    map.getContainer().toggleAttribute('data-names', zoom >= nameZooms.min && zoom <= nameZooms.max);
    if (zoom < countyZoom) return;
    const view = map.getBounds().pad(0.3);
    for (const county of [...waiting].filter((each) => view.intersects(each.getBounds()))) {
      // The map may have moved since, and have added the county.
      if (signal.aborted || !waiting.delete(county)) continue;
      nameCounty(county);
      county.addTo(map).bringToBack();
      await yieldToBrowser();
    }
  };
  map.on('moveend', () => void update());
  await update();
}
