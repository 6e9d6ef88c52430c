import { SESv2Client } from '@aws-sdk/client-sesv2';
import { handler as usual } from '#functions/notifications/consumer.ts';

/** Stands for the consumer of mails while the mail service has a bad moment: the first mail is refused. */
const send = SESv2Client.prototype.send;
let refused = false;
SESv2Client.prototype.send = function once(this: SESv2Client, ...call: unknown[]) {
  if (refused) return Reflect.apply(send, this, call);
  refused = true;
  return Promise.reject(new Error('The mail service is out of reach.'));
} as typeof send;

/** The consumer as it is. */
export const handler: typeof usual = (event) => usual(event);
