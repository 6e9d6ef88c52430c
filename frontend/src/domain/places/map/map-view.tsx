import L from 'leaflet';
import { Heart, LocateFixed, Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { Place } from '#shared/contract/place-fields.ts';
import { type Coordinates, placeTypeLabels } from '#shared/places.ts';
import { afterPaint } from '../../../lib/after-paint.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { formatMiles } from '../describe-place.ts';
import { placeIcons } from '../place-icons.ts';
import type { SearchPosition } from '../use-position.ts';
import { clusterPlaces, type MapPin } from './clusters.ts';
import { type LabelSide, placeLabels } from './labels.ts';
import { findLeashMiddle } from './leash.ts';
import { LeashLine } from './leash-line.tsx';
import { MapMarker } from './map-marker.tsx';
import { useMap } from './use-map.ts';
import 'leaflet/dist/leaflet.css';
import './map.css';

const metersPerMile = 1609.344;

type PlacePinProps = { place: Place; isSelected: boolean; label: LabelSide | undefined; onSelect: () => void };

function PlacePin({ place, isSelected, label, onSelect }: PlacePinProps) {
  const { name, placeType, distance, isFavorite } = place;
  return (
    <button
      type="button"
      className="hw-map-pin"
      aria-pressed={isSelected}
      aria-label={`${name}, ${placeTypeLabels[placeType]}, ${formatMiles(distance)}`}
      onClick={onSelect}
    >
      <svg viewBox="-21 -46 42 50" aria-hidden="true" focusable="false">
        <ellipse className="hw-map-pin-shadow" rx="8" ry="3" />
        <path className="hw-map-pin-body" d="M0 0C-3-8-18-12-18-26A18 18 0 1 1 18-26C18-12 3-8 0 0Z" />
      </svg>
      <Icon of={placeIcons[placeType]} />
      {isFavorite ? (
        <span className="hw-map-pin-heart">
          <Icon of={Heart} size="s" />
        </span>
      ) : null}
      {label ? <span className={`hw-map-pin-name hw-map-pin-name--${label}`}>{name}</span> : null}
    </button>
  );
}

function ClusterPin({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <button type="button" className="hw-map-cluster hw-number" aria-label={`${count} places, zoom in`} onClick={onOpen}>
      {count}
    </button>
  );
}

type MapViewProps = {
  places: readonly Place[];
  selected: Place | undefined;
  onSelect: (id: string) => void;
  /** Where distances are measured from. */
  position: SearchPosition;
  /** In miles; 0 draws no circle. */
  radius?: number;
  /** Whether the map is small, and so has no buttons and no names. */
  isSmall?: boolean;
  /** Whether a phone shows the whole map instead of a preview. The places are fitted again when that changes. */
  isOpen?: boolean;
  /** Finds the device's position; without it, the map has no button for that. */
  onLocate?: () => void;
  isLocating?: boolean;
};

/** How many of the nearest places the map shows at first. */
const fittedPlaces = 8;

/** Pixels at the edges of the map in which a pin would be cut off, or hidden by the credit. */
const edges = { paddingTopLeft: [48, 64], paddingBottomRight: [48, 56] } satisfies L.FitBoundsOptions;

/** Fits the map to the nearest places and the owner's position. */
function fitPlaces(map: L.Map, places: readonly Place[], position: SearchPosition, radius: number): void {
  const center = L.latLng(position.latitude, position.longitude);
  // The map may have another size since it was last measured.
  map.invalidateSize({ animate: false });
  const bounds = places.length > 0 ? L.latLngBounds([center]) : center.toBounds(2 * radius * metersPerMile * 1.05);
  for (const { latitude, longitude } of places.slice(0, fittedPlaces)) bounds.extend([latitude, longitude]);
  map.fitBounds(bounds, { ...edges, maxZoom: 14, animate: false });
}

/**
 * The map of places. The tethered pin is the selected place. Arrow keys move the map, plus and minus zoom it, and every pin
 * is a button.
 */
export function MapView(props: MapViewProps) {
  const {
    places,
    selected,
    onSelect,
    position,
    radius = 0,
    isSmall = false,
    isOpen = false,
    onLocate,
    isLocating,
  } = props;
  const container = useRef<HTMLDivElement>(null);
  const { map, view, credit } = useMap(container, position);
  const findPins = useMemo(() => clusterPlaces(places, selected), [places, selected]);
  const pins = useMemo(() => (view ? findPins(view) : []), [findPins, view]);

  // A place that was selected in the list may be outside of the visible part.
  const selectedId = selected?.id;
  const showSelected = useEffectEvent(() => {
    if (!map || !selected) return;
    // Pans no farther than necessary, so that the owner's position stays in view if it can.
    map.panInside([selected.latitude, selected.longitude], edges);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: pans when another place is selected
  useEffect(() => showSelected(), [map, selectedId]);

  const showAll = useEffectEvent(() => {
    if (!map) return;
    fitPlaces(map, places, position, radius);
    showSelected();
  });
  const shown = `${position.latitude},${position.longitude},${radius}:${places.map(({ id }) => id).join()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: fits again when other places or a larger map are shown
  useEffect(() => afterPaint(() => showAll()), [map, shown, isOpen]);

  useEffect(() => {
    if (!map || radius === 0) return;
    const circle = L.circle([position.latitude, position.longitude], {
      radius: radius * metersPerMile,
      className: 'hw-map-radius',
      interactive: false,
    }).addTo(map);
    return () => {
      circle.remove();
    };
  }, [map, position.latitude, position.longitude, radius]);

  const labels = useMemo(() => {
    if (!map || isSmall) return new Map<string, LabelSide>();
    const toPixel = ({ latitude, longitude }: Coordinates) => map.latLngToContainerPoint([latitude, longitude]);
    const toNamed = (pin: MapPin) => {
      const { x, y } = toPixel(pin);
      return { key: pin.key, x, y, name: pin.kind === 'place' ? pin.place.name : undefined };
    };
    const miles = selected && {
      ...findLeashMiddle(toPixel(position), toPixel(selected)),
      text: formatMiles(selected.distance),
    };
    return placeLabels(pins.map(toNamed), map.getSize().x, miles);
  }, [map, pins, isSmall, position, selected]);

  return (
    <div className="hw-map">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, not the pins of a map */}
      <div
        ref={container}
        className="hw-map-canvas"
        role="group"
        aria-label="Map. Arrow keys move it, plus and minus zoom."
      />
      {map && view ? (
        <>
          <MapMarker map={map} latitude={position.latitude} longitude={position.longitude}>
            <span className={classes('hw-map-you', position.source === 'sample' && 'hw-map-you--sample')} />
          </MapMarker>
          {selected ? (
            <LeashLine
              map={map}
              from={position}
              to={selected}
              zoom={view.zoom}
              label={formatMiles(selected.distance)}
            />
          ) : null}
          {pins.map((pin) => (
            <MapMarker
              key={pin.key}
              map={map}
              latitude={pin.latitude}
              longitude={pin.longitude}
              isOnTop={pin.key === selectedId}
            >
              {pin.kind === 'place' ? (
                <PlacePin
                  place={pin.place}
                  isSelected={pin.key === selectedId}
                  label={labels.get(pin.key)}
                  onSelect={() => onSelect(pin.key)}
                />
              ) : (
                <ClusterPin
                  count={pin.count}
                  onOpen={() =>
                    map.setView([pin.latitude, pin.longitude], Math.min(pin.expansionZoom + 0.5, map.getMaxZoom()))
                  }
                />
              )}
            </MapMarker>
          ))}
        </>
      ) : null}
      {isSmall ? null : (
        <div className="hw-map-controls">
          {onLocate ? (
            <IconButton icon={LocateFixed} label="Use my position" aria-busy={isLocating} onClick={onLocate} />
          ) : null}
          <IconButton icon={Plus} label="Zoom in" onClick={() => map?.zoomIn()} />
          <IconButton icon={Minus} label="Zoom out" onClick={() => map?.zoomOut()} />
        </div>
      )}
      {credit?.text ? (
        <p className="hw-map-credit">
          {credit.url ? (
            <a href={credit.url} target="_blank" rel="noreferrer">
              {credit.text}
            </a>
          ) : (
            credit.text
          )}
        </p>
      ) : null}
    </div>
  );
}
