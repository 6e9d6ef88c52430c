/** The history state of a navigation to home that opens and focuses the quick start. */
export const quickStartRequest = { quickStart: true } as const;

/** Whether a history state asks to open the quick start. */
export function isQuickStartRequest(state: unknown): boolean {
  return (state as { quickStart?: unknown } | null)?.quickStart === true;
}
