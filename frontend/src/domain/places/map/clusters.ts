import Supercluster from 'supercluster';
import type { Place } from '#shared/contract/place-fields.ts';

/** The visible part of the map. */
export interface MapView {
  zoom: number;
  /** West, south, east and north, in degrees. */
  bounds: [number, number, number, number];
}

/** A pin of the map: one place, or a cluster of places that are too close to each other at this zoom. */
export type MapPin =
  | { kind: 'place'; key: string; latitude: number; longitude: number; place: Place }
  | { kind: 'cluster'; key: string; latitude: number; longitude: number; count: number; expansionZoom: number };

/** The distance below which places form a cluster, in pixels. */
const radius = 52;
/** The zoom from which places are never clustered. */
const maxZoom = 15;

/** Returns the function that finds the pins of a view. The selected place always has a pin of its own. */
export function clusterPlaces(places: readonly Place[], selected: Place | undefined): (view: MapView) => MapPin[] {
  const index = new Supercluster<{ place: Place }>({ radius, maxZoom, extent: 256 });
  index.load(
    places
      .filter(({ id }) => id !== selected?.id)
      .map((place) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
        properties: { place },
      })),
  );
  const toPin = (place: Place): MapPin => {
    const { id, latitude, longitude } = place;
    return { kind: 'place', key: id, latitude, longitude, place };
  };
  return ({ bounds, zoom }) => {
    const pins = index.getClusters(bounds, Math.round(zoom)).map(({ geometry, properties }): MapPin => {
      if (!('cluster_id' in properties)) return toPin(properties.place);
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const { cluster_id: id, point_count: count } = properties;
      const expansionZoom = index.getClusterExpansionZoom(id);
      return { kind: 'cluster', key: `cluster-${id}`, latitude, longitude, count, expansionZoom };
    });
    return selected ? [toPin(selected), ...pins] : pins;
  };
}
