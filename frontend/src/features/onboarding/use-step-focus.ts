import { type RefObject, useEffect, useRef, useState } from 'react';

/** Refs for the wizard's heading and form, and a function that focuses the first invalid field. */
interface StepFocus {
  heading: RefObject<HTMLHeadingElement | null>;
  form: RefObject<HTMLFormElement | null>;
  focusFirstError: () => void;
}

function findFirstInvalid(form: HTMLFormElement | null): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>('[aria-invalid="true"]');
}

/** When the step changes, focuses the step's first invalid field, else the heading. */
export function useStepFocus(step: number): StepFocus {
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const shownStep = useRef(step);
  const [requests, setRequests] = useState(0);

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    window.scrollTo(0, 0);
    (findFirstInvalid(form.current) ?? heading.current)?.focus();
  }, [step]);

  // Focuses in an effect, because the errors must be rendered first.
  useEffect(() => {
    if (requests > 0) findFirstInvalid(form.current)?.focus();
  }, [requests]);

  return { heading, form, focusFirstError: () => setRequests((count) => count + 1) };
}
