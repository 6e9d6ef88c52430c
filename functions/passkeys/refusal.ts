/** The longest reason in the log, in characters. */
const maxReason = 100;

/**
 * Returns why a passkey was refused, for the log: the beginning of the error's message. What follows the first quotation mark
 * or colon may have been sent by the browser, or be the challenge.
 */
export function describeRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const [beginning = ''] = error.message.split(/["'`:]/);
  return beginning.slice(0, maxReason).trim();
}
