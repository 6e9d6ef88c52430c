import L from 'leaflet';
import { useEffect } from 'react';
import type { Coordinates } from '#shared/places.ts';
import { findLeashMiddle, hangLeash } from './leash.ts';
import { MapMarker } from './map-marker.tsx';

type LeashLineProps = { map: L.Map; from: Coordinates; to: Coordinates; zoom: number; label: string };

/** The slack leash from the owner to the selected place, with the distance. It is not a route. */
export function LeashLine({ map, from, to, zoom, label }: LeashLineProps) {
  const project = ({ latitude, longitude }: Coordinates) => map.project([latitude, longitude], zoom);
  const points = hangLeash(project(from), project(to)).map(({ x, y }) => map.unproject([x, y], zoom));
  const path = JSON.stringify(points);
  useEffect(() => {
    const latLngs = JSON.parse(path) as L.LatLngLiteral[];
    const lines = ['hw-map-leash-case', 'hw-map-leash'].map((className) =>
      L.polyline(latLngs, { className, interactive: false, smoothFactor: 0 }).addTo(map),
    );
    return () => {
      for (const line of lines) line.remove();
    };
  }, [map, path]);
  const { x, y } = findLeashMiddle(project(from), project(to));
  const middle = map.unproject([x, y], zoom);
  return (
    <MapMarker map={map} latitude={middle.lat} longitude={middle.lng}>
      <span className="hw-map-miles hw-number" aria-hidden="true">
        {label}
      </span>
    </MapMarker>
  );
}
