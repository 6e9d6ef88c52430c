import L from 'leaflet';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Coordinates } from '#shared/places.ts';
import { addBaseLayer, type MapCredit } from './base-layer.ts';
import type { MapView } from './clusters.ts';

/** The smallest and largest zoom. Outlines show nothing more when they are larger. */
const zooms = { minZoom: 3, maxZoom: 17 };

/** The zoom at which the map opens, before it knows the places. */
const firstZoom = 10;

function readView(map: L.Map): MapView {
  const bounds = map.getBounds();
  return {
    zoom: map.getZoom(),
    bounds: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
  };
}

/**
 * Creates a Leaflet map in an element.
 * @returns the map and its visible part, undefined at first, and the credit for its base layer
 */
export function useMap(container: RefObject<HTMLElement | null>, center: Coordinates) {
  const [map, setMap] = useState<L.Map>();
  const [view, setView] = useState<MapView>();
  const [credit, setCredit] = useState<MapCredit>();
  const first = useRef(center);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const created = L.map(element, {
      ...zooms,
      center: [first.current.latitude, first.current.longitude],
      zoom: firstZoom,
      zoomSnap: 0.5,
      zoomControl: false,
      attributionControl: false,
      zoomAnimation: !isStill,
      fadeAnimation: !isStill,
      markerZoomAnimation: !isStill,
      inertia: !isStill,
    });
    L.control.scale({ metric: false, maxWidth: 120 }).addTo(created);
    const update = () => setView(readView(created));
    created.on('moveend', update);
    update();
    setMap(created);

    const resize = new ResizeObserver(() => created.invalidateSize({ animate: false }));
    resize.observe(element);
    const gone = new AbortController();
    // Without the outlines, the map still shows the places and where they are from each other.
    addBaseLayer(created, gone.signal).then(setCredit, () => undefined);
    return () => {
      gone.abort();
      resize.disconnect();
      created.remove();
      setMap(undefined);
    };
  }, [container]);

  return { map, view, credit };
}
