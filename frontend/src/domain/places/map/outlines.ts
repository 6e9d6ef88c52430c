import { countyFiles, statesUrl } from 'virtual:map-outlines';
import L from 'leaflet';
import { yieldToBrowser } from '../../../lib/yield-to-browser.ts';

/** The outlines of the map without a tile server: counties and states of the U.S. Census Bureau. */

type Outlines = Parameters<typeof L.geoJSON>[0];

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

function options(className: string): L.GeoJSONOptions {
  return { interactive: false, style: { className } };
}

/**
 * Reads a file of outlines.
 * @throws Error if the file could not be loaded, or the map is gone
 */
async function readOutlines(url: string, signal: AbortSignal): Promise<Outlines> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The outlines answered ${response.status}.`);
  const outlines = (await response.json()) as Outlines;
  // The browser can respond between reading the text and converting it.
  await yieldToBrowser();
  signal.throwIfAborted();
  return outlines;
}

/**
 * Draws the counties that are in view, and those of each later view. The files of other states are not loaded. A file that
 * could not be loaded is requested again when the map moves, or when the device is online again. Never rejects.
 */
async function addCounties(map: L.Map, signal: AbortSignal): Promise<void> {
  const waiting = new Set<County>();
  const loading = new Map<string, Promise<void>>();

  const loadFile = async (url: string) => {
    try {
      const outlines = await readOutlines(url, signal);
      L.geoJSON(outlines, options('hw-map-county')).eachLayer((county) => waiting.add(county as County));
    } catch {
      loading.delete(url);
    }
  };
  const loadView = async (view: L.LatLngBounds) => {
    const inView = countyFiles.filter(({ bounds: [south, west, north, east] }) =>
      view.intersects(L.latLngBounds([south, west], [north, east])),
    );
    for (const { url } of inView) if (!loading.has(url)) loading.set(url, loadFile(url));
    await Promise.all(inView.map(({ url }) => loading.get(url)));
  };

  const update = async () => {
    const zoom = map.getZoom();
    map.getContainer().toggleAttribute('data-names', zoom >= nameZooms.min && zoom <= nameZooms.max);
    if (zoom < countyZoom) return;
    await loadView(map.getBounds().pad(0.3));
    if (signal.aborted) return;
    // The map may have moved while the files loaded.
    const view = map.getBounds().pad(0.3);
    for (const county of [...waiting].filter((each) => view.intersects(each.getBounds()))) {
      // It may have moved since, and have added the county.
      if (signal.aborted || !waiting.delete(county)) continue;
      nameCounty(county);
      county.addTo(map).bringToBack();
      await yieldToBrowser();
    }
  };
  map.on('moveend', () => void update());
  window.addEventListener('online', () => void update(), { signal });
  await update();
}

/**
 * Draws outlines on the map.
 * @throws Error if the states could not be loaded
 */
export async function addOutlines(map: L.Map, signal: AbortSignal): Promise<void> {
  const states = await readOutlines(statesUrl, signal);
  map.createPane(namePane).style.zIndex = '450';
  L.geoJSON(states, options('hw-map-state')).addTo(map);
  void addCounties(map, signal);
}
