import { SESv2Client } from '@aws-sdk/client-sesv2';
import { handler as usual } from '#functions/lambdas/consumers.ts';

/** Simulates a failure: SES rejects the first email of the consumers. */
const send = SESv2Client.prototype.send;
let refused = false;
SESv2Client.prototype.send = function once(this: SESv2Client, ...call: unknown[]) {
  if (refused) return Reflect.apply(send, this, call);
  refused = true;
  return Promise.reject(new Error('SES is unavailable.'));
} as typeof send;

/** The real consumers. */
export const handler = (event: Parameters<typeof usual>[0]) => usual(event);
