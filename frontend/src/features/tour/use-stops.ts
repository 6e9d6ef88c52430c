import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { type TourStep, tourSteps } from '../../domain/onboarding/tour-steps.ts';
import { paths } from '../../lib/paths.ts';
import { readText, remove, writeText } from '../../lib/storage.ts';

const last = tourSteps.length - 1;

/** Parses a stop's index from storage or history state; undefined for anything else. */
function parseStop(value: unknown): number | undefined {
  const stop = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof stop === 'number' && Number.isInteger(stop) && stop >= 0 && stop <= last ? stop : undefined;
}

function stopOf(state: unknown): number | undefined {
  return parseStop((state as { tourStop?: unknown } | null)?.tourStop);
}

function pathOf({ page }: TourStep): string {
  return page.replace(/\?.*/, '');
}

/** Whether this tab reloaded during the tour and is on a page where it can continue: that stop's page, or home. */
export function isTourInProgress(pathname: string): boolean {
  const stop = parseStop(readText('tour_stop'));
  const step = stop === undefined ? undefined : tourSteps[stop];
  return step !== undefined && (pathname === paths.home || pathname === pathOf(step));
}

/** Clears the stored stop, so that the next tour starts at the beginning. */
export function clearStop(): void {
  remove('tour_stop');
}

/**
 * The current stop and the navigation between stops. It follows the browser's Back and Forward and survives a reload.
 * `onLeft` is called when Back leads to before the first stop.
 */
export function useStops(onLeft: () => void) {
  const [at, setAt] = useState(() => parseStop(readText('tour_stop')) ?? 0);
  const navigate = useNavigate();
  const location = useLocation();
  const navigationType = useNavigationType();
  const here = location.pathname + location.search;

  const show = (stop: number) => {
    writeText('tour_stop', String(stop));
    setAt(stop);
  };
  const go = (stop: number, replace = false) => {
    show(stop);
    void navigate(tourSteps[stop]?.page ?? paths.home, { state: { tourStop: stop }, replace });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the tour starts
  useEffect(() => {
    // Going back must not request the tour again.
    const isRequested = new URLSearchParams(location.search).has('tutorial');
    go(at, isRequested || here === tourSteps[at]?.page);
  }, []);

  // Compared by identity: after a quick Back the key can be that of the page still shown.
  const previous = useRef(location);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the address changes
  useEffect(() => {
    if (previous.current === location) return;
    previous.current = location;
    if (navigationType !== 'POP') return;
    const stop = stopOf(location.state);
    if (stop === undefined) onLeft();
    else show(stop);
  }, [location]);

  const step = tourSteps[at] as TourStep;
  return {
    at,
    step,
    /** The owner has navigated to a page other than the stop's. */
    isElsewhere: location.pathname !== pathOf(step),
    go,
  };
}
