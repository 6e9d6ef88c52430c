import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { type TourStep, tourSteps } from '../../domain/onboarding/tour-steps.ts';
import { paths } from '../../lib/paths.ts';
import { readText, remove, writeText } from '../../lib/storage.ts';

const last = tourSteps.length - 1;

/** A stop's number, from 0, as storage or the browser's history hold it; undefined for anything else. */
function stopFrom(kept: unknown): number | undefined {
  const stop = typeof kept === 'string' && kept !== '' ? Number(kept) : kept;
  return typeof stop === 'number' && Number.isInteger(stop) && stop >= 0 && stop <= last ? stop : undefined;
}

function stopIn(state: unknown): number | undefined {
  return stopFrom((state as { tourStop?: unknown } | null)?.tourStop);
}

function pathOf({ page }: TourStep): string {
  return page.replace(/\?.*/, '');
}

/** Whether this tab was in the middle of the tour when the page went, and is where it may go on: at that stop, or home. */
export function isUnderWay(pathname: string): boolean {
  const stop = stopFrom(readText('tour_stop'));
  const step = stop === undefined ? undefined : tourSteps[stop];
  return step !== undefined && (pathname === paths.home || pathname === pathOf(step));
}

/** The tour is over, or is to begin anew. */
export function forgetStop(): void {
  remove('tour_stop');
}

/**
 * Which stop the tour is at, and the way to another one. The stops follow the browser's Back and Forward, and the tab
 * keeps them over a reload. `onBeyond` is told when Back has left the first stop behind.
 */
export function useStops(onBeyond: () => void) {
  const [at, setAt] = useState(() => stopFrom(readText('tour_stop')) ?? 0);
  const navigate = useNavigate();
  const location = useLocation();
  const how = useNavigationType();
  const here = location.pathname + location.search;

  const show = (stop: number) => {
    writeText('tour_stop', String(stop));
    setAt(stop);
  };
  const go = (stop: number, replace = false) => {
    show(stop);
    void navigate(tourSteps[stop]?.page ?? paths.home, { state: { tourStop: stop }, replace });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the tour comes
  useEffect(() => {
    // Going back must not ask for the tour again.
    const asked = new URLSearchParams(location.search).has('tutorial');
    go(at, asked || here === tourSteps[at]?.page);
  }, []);

  // Not by its key: a quick Back leads to where the page still is.
  const known = useRef(location);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks when the address changes, and at nothing else
  useEffect(() => {
    if (known.current === location) return;
    known.current = location;
    if (how !== 'POP') return;
    const stop = stopIn(location.state);
    if (stop === undefined) onBeyond();
    else show(stop);
  }, [location]);

  const step = tourSteps[at] as TourStep;
  return {
    at,
    step,
    /** The owner has gone somewhere else meanwhile. */
    isElsewhere: location.pathname !== pathOf(step),
    go,
  };
}
