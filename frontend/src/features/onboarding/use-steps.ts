import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lastStep } from './onboarding-form.ts';

/** The state of a history entry: the step, and how many earlier entries belong to this visit of the wizard. */
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
 * Makes each step an entry of the browser's history, so that the Back button leads to the previous step.
 * @param first the step to start at, unless the history entry's state contains a step
 * @param furthest the last step that may be shown
 */
export function useSteps(first: number, furthest: number): { step: number; goTo: (step: number) => void } {
  const { state, key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const place = placeIn(state);
  const [step, setStep] = useState(Math.min(place?.step ?? first, furthest));
  const behind = place?.behind ?? 0;
  const enter = (to: Place, replace: boolean) => navigate({ pathname, search }, { state: to, replace });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the history entry changes, not the answers
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
