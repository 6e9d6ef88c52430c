import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { type TourStep, tourSteps } from '../../domain/onboarding/tour-steps.ts';
import { homePath } from '../../platform/session/paths.ts';
import { readText, remove, storageEntry, writeText } from '../../platform/storage/storage.ts';

/** The index of the tour's current step, so that the tour continues after a reload. */
const stepEntry = storageEntry('tour_step', 'tab');

const last = tourSteps.length - 1;

/** Parses the index of a step from storage or history state. Returns undefined if the value is invalid. */
function parseIndex(value: unknown): number | undefined {
  const index = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof index === 'number' && Number.isInteger(index) && index >= 0 && index <= last ? index : undefined;
}

function parseStepIndex(state: unknown): number | undefined {
  return parseIndex((state as { tourStep?: unknown } | null)?.tourStep);
}

function findStepPath({ page }: TourStep): string {
  return page.replace(/\?.*/, '');
}

/**
 * Whether this tab was reloaded during the tour, on a page where the tour can continue: the page of the step, or home.
 */
export function isTourInProgress(pathname: string): boolean {
  const index = parseIndex(readText(stepEntry));
  const step = index === undefined ? undefined : tourSteps[index];
  return step !== undefined && (pathname === homePath || pathname === findStepPath(step));
}

/** Clears the stored step, so that the next tour starts at the beginning. */
export function clearTourStep(): void {
  remove(stepEntry);
}

/**
 * Returns the current step and the function that goes to another step. The step follows the browser's Back and Forward,
 * and survives a reload. `onLeft` is called when Back leads to a page before the tour.
 */
export function useTourStep(onLeft: () => void) {
  const [at, setAt] = useState(() => parseIndex(readText(stepEntry)) ?? 0);
  const navigate = useNavigate();
  const location = useLocation();
  const navigationType = useNavigationType();
  const here = location.pathname + location.search;

  const show = (index: number) => {
    writeText(stepEntry, String(index));
    setAt(index);
  };
  const go = (index: number, replace = false) => {
    show(index);
    void navigate(tourSteps[index]?.page ?? homePath, { state: { tourStep: index }, replace });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the tour starts
  useEffect(() => {
    // Replaces a URL that asks for the tour, so that Back does not ask for the tour again.
    const isRequested = new URLSearchParams(location.search).has('tutorial');
    go(at, isRequested || here === tourSteps[at]?.page);
  }, []);

  // Compares the location objects, not their keys: after a quick Back, the new location can have the key of the shown
  // location.
  const previous = useRef(location);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the address changes
  useEffect(() => {
    if (previous.current === location) return;
    previous.current = location;
    if (navigationType !== 'POP') return;
    const index = parseStepIndex(location.state);
    if (index === undefined) onLeft();
    else show(index);
  }, [location]);

  const step = tourSteps[at] as TourStep;
  return {
    at,
    step,
    /** Whether the owner has navigated to a page that is not the step's. */
    isElsewhere: location.pathname !== findStepPath(step),
    go,
  };
}
