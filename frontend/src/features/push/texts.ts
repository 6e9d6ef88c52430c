import type { OperationTexts } from '../../lib/texts.ts';

/** Toasts about push, by operation. */
export const pushTexts = {
  subscribeToPush: { failed: "Push isn't on yet" },
  unsubscribeFromPush: { failed: 'Push is still on. Please try again.' },
  testPush: { failed: "The test wasn't sent" },
} as const satisfies Record<string, Partial<OperationTexts>>;
