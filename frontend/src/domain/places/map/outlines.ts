import L from 'leaflet';
import { feature, mesh } from 'topojson-client';
import countiesUrl from 'us-atlas/counties-10m.json?url';

/** The outlines of the map without a tile server: counties and states of the U.S. Census Bureau. */

type Atlas = Parameters<typeof mesh>[0] &
  Record<'objects', Record<'counties' | 'states', Parameters<typeof feature>[1]>>;

/** The credit for the outlines. */
export const outlineCredit = 'County lines: U.S. Census Bureau';

/** The zoom from which counties are drawn, and the zooms between which they have names. */
const countyZoom = 7;
const nameZooms = { min: 8.5, max: 12 };

/** The layer of the counties' names: above the lines, and below the pins. */
const namePane = 'county-names';

function nameCounty(county: L.Polygon<{ name: string }>): void {
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

/**
 * Draws outlines on the map. Counties are added when they come into view, because there are 3,142.
 * @throws Error if the outlines could not be loaded
 */
export async function addOutlines(map: L.Map, signal: AbortSignal): Promise<void> {
  const response = await fetch(countiesUrl, { signal });
  if (!response.ok) throw new Error(`The outlines answered ${response.status}.`);
  const atlas = (await response.json()) as Atlas;
  signal.throwIfAborted();
  map.createPane(namePane).style.zIndex = '450';
  const style = (className: string) => ({ interactive: false, style: { className } });
  const counties = L.geoJSON(feature(atlas, atlas.objects.counties), style('hw-map-county'));
  const waiting = new Set(counties.getLayers() as L.Polygon<{ name: string }>[]);
  const states = L.geoJSON(mesh(atlas, atlas.objects.states as Parameters<typeof mesh>[1]), style('hw-map-state'));
  states.addTo(map);

  const update = () => {
    const zoom = map.getZoom();
    map.getContainer().toggleAttribute('data-names', zoom >= nameZooms.min && zoom <= nameZooms.max);
    if (zoom < countyZoom) return;
    const view = map.getBounds().pad(0.3);
    for (const county of waiting) {
      if (!view.intersects(county.getBounds())) continue;
      waiting.delete(county);
      nameCounty(county);
      county.addTo(map).bringToBack();
    }
  };
  update();
  map.on('moveend', update);
}
