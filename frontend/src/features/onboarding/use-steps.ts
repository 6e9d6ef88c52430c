import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lastStep } from './onboarding-form.ts';

/** What the browser's history remembers of a step, and how many steps of this visit lie behind it. */
interface Place {
  step: number;
  behind: number;
}

function placeIn(state: unknown): Place | undefined {
  const { step, behind } = (state ?? {}) as Partial<Place>;
  const fits = Number.isInteger(step) && Number.isInteger(behind) && Number(step) >= 1 && Number(step) <= lastStep;
  return fits ? { step: Number(step), behind: Number(behind) } : undefined;
}

/**
 * The steps as entries of the browser's history, so that its Back is the step before and not the way out.
 * @param first where the visit begins, if the history knows no better
 * @param furthest the last step that may be shown
 */
export function useSteps(first: number, furthest: number): { step: number; goTo: (step: number) => void } {
  const { state, key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const place = placeIn(state);
  const [step, setStep] = useState(Math.min(place?.step ?? first, furthest));
  const behind = place?.behind ?? 0;
  const enter = (to: Place, replace: boolean) => navigate({ pathname, search }, { state: to, replace });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the history is followed when it moves, not when something is typed
  useEffect(() => {
    const shown = Math.min(place?.step ?? step, furthest);
    setStep(shown);
    if (place?.step !== shown) enter({ step: shown, behind }, true);
  }, [key]);

  const goTo = (to: number) => {
    if (to > step) enter({ step: to, behind: behind + 1 }, false);
    else if (step - to <= behind) navigate(to - step);
    else enter({ step: to, behind }, true);
  };
  return { step, goTo };
}
