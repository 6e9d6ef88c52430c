/** The history state of a navigation to home that leads to the quick start. */
export const quickStartRequest = { quickStart: true } as const;

/** Whether a history state asks for the quick start. */
export function isQuickStartRequest(state: unknown): boolean {
  return (state as { quickStart?: unknown } | null)?.quickStart === true;
}
