type Step = () => Promise<unknown> | unknown;

const steps: Step[] = [];

/** To be undone at the end: after the tests of the file, or when the bench is done. */
export function atEnd(step: Step): void {
  steps.push(step);
}

/** Undoes everything, the latest first. */
export async function cleanUp(): Promise<void> {
  for (const step of steps.splice(0).reverse()) await step();
}
