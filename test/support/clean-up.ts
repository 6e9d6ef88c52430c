type Step = () => Promise<unknown> | unknown;

const steps: Step[] = [];

/** Registers a function that runs at the end of the test file or the benchmark. */
export function atEnd(step: Step): void {
  steps.push(step);
}

/** Runs all registered functions, the last registered first. */
export async function cleanUp(): Promise<void> {
  for (const step of steps.splice(0).reverse()) await step();
}
