import L from 'leaflet';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

type MapMarkerProps = {
  map: L.Map;
  latitude: number;
  longitude: number;
  /** Whether the marker is above the others. */
  isOnTop?: boolean;
  children: ReactNode;
};

/** Shows React content at a point of the map. The content itself handles clicks and keys. */
export function MapMarker({ map, latitude, longitude, isOnTop = false, children }: MapMarkerProps) {
  const [element] = useState(() => document.createElement('div'));
  const [marker] = useState(() =>
    L.marker([latitude, longitude], {
      icon: L.divIcon({ html: element, className: 'hw-map-marker', iconSize: [0, 0] }),
      keyboard: false,
      interactive: false,
    }),
  );
  useEffect(() => {
    marker.addTo(map);
    return () => {
      marker.remove();
    };
  }, [map, marker]);
  useEffect(() => {
    marker.setLatLng([latitude, longitude]);
  }, [marker, latitude, longitude]);
  useEffect(() => {
    marker.setZIndexOffset(isOnTop ? 1000 : 0);
  }, [marker, isOnTop]);
  return createPortal(children, element);
}
