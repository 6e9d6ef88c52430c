import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Position } from '#shared/contract/place-fields.ts';
import { places } from '#shared/contract/places.ts';
import type { Coordinates } from '#shared/places.ts';
import { call } from '../../lib/call.ts';
import { readText, remove, storageEntry, writeText } from '../../platform/storage/storage.ts';
import { findDevicePosition, isPositionAllowed, type PositionProblem } from './device-position.ts';

/** Where distances are measured from. */
export interface SearchPosition extends Coordinates {
  source: 'device' | Position['source'];
  /** A short name: "Washington, IA". */
  name: string;
}

/** The owner's choice on this device: `device`, or a ZIP code. The coordinates of a device are never stored. */
const choiceEntry = storageEntry('places_position');
const deviceChoice = 'device';

/** Returns the key of a position in the query cache. */
export function toPositionKey(zipCode?: string): readonly string[] {
  return ['places-position', zipCode ?? ''];
}

/**
 * Manages where distances are measured from: the device's position, a ZIP code, or what the server knows of the owner. The
 * device's position is used without a tap only if the owner chose it before and the browser still allows it.
 */
export function usePosition() {
  const [choice, setChoice] = useState(() => readText(choiceEntry));
  const [device, setDevice] = useState<Coordinates>();
  const [isLocating, setIsLocating] = useState(false);
  const [problem, setProblem] = useState<PositionProblem>();
  const isDevice = choice === deviceChoice;
  const zipCode = isDevice ? undefined : (choice ?? undefined);
  const query = useQuery({
    queryKey: toPositionKey(zipCode),
    queryFn: ({ signal }) => call(places.getPosition, { query: { zipCode } }, { signal }),
  });

  const choose = (next: string | undefined) => {
    setProblem(undefined);
    setChoice(next ?? null);
    if (next === undefined) remove(choiceEntry);
    else writeText(choiceEntry, next);
  };
  const locate = async (): Promise<boolean> => {
    setIsLocating(true);
    setProblem(undefined);
    const found = await findDevicePosition();
    setIsLocating(false);
    if (typeof found === 'string') {
      setProblem(found);
      return false;
    }
    setDevice(found);
    choose(deviceChoice);
    return true;
  };

  useEffect(() => {
    if (readText(choiceEntry) !== deviceChoice) return;
    let isGone = false;
    const resume = async () => {
      const found = (await isPositionAllowed()) ? await findDevicePosition() : 'denied';
      if (isGone) return;
      if (typeof found === 'string') setChoice(null);
      else setDevice(found);
    };
    void resume();
    return () => {
      isGone = true;
    };
  }, []);

  const position: SearchPosition | undefined =
    isDevice && device ? { ...device, source: 'device', name: 'your position' } : isDevice ? undefined : query.data;
  return {
    position,
    /** Why the position is unknown; undefined while it loads. */
    error: isDevice ? undefined : query.error,
    refetch: query.refetch,
    isLocating,
    /** Why the device's position could not be used. */
    problem,
    /** Uses the device's position. Call it only when the owner tapped a button. Returns whether it is known. */
    locate,
    useZipCode: (code: string) => choose(code),
    /** Uses what the server knows of the owner: the primary location, the ZIP code, or the sample point. */
    useOwn: () => choose(undefined),
  };
}
