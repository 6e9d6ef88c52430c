import { SESv2Client, type SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { SQSEvent } from 'aws-lambda';
import { now } from '#functions/core/clock.ts';
import { handler as usual } from '#functions/entrypoints/mail.ts';

/**
 * Emails to addresses that start with `outage.` fail for 30 minutes from the first attempt. Emails to addresses that
 * start with `refused.` always fail.
 */
const outageMs = 30 * 60_000;
const firstAttempts = new Map<string, number>();

function findFault(address: string): Error | undefined {
  const named = (name: string) => Object.assign(new Error('A fault of the test.'), { name });
  if (address.startsWith('refused.')) return named('MessageRejected');
  if (!address.startsWith('outage.')) return undefined;
  const first = firstAttempts.get(address) ?? now().getTime();
  firstAttempts.set(address, first);
  return now().getTime() < first + outageMs ? named('ServiceUnavailableException') : undefined;
}

const send = SESv2Client.prototype.send;
SESv2Client.prototype.send = function withFaults(this: SESv2Client, ...call: [SendEmailCommand]) {
  const fault = findFault(call[0].input.Destination?.ToAddresses?.[0] ?? '');
  return fault ? Promise.reject(fault) : Reflect.apply(send, this, call);
} as typeof send;

/** The real mail Lambda, with an SES client that fails for these addresses. */
export const handler = (event: SQSEvent) => usual(event);
