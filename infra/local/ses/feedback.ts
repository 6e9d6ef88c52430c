import { randomUUID } from 'node:crypto';
import type { BusEvent } from '#infra/local/eventbridge/entries.ts';

/**
 * The addresses of the SES mailbox simulator, with or without a label. Emails to them bounce or are marked as spam.
 * https://docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html#send-email-simulator
 */
const simulators = [
  {
    address: /^(bounce|suppressionlist)(\+[^@]*)?@simulator\.amazonses\.com$/i,
    detailType: 'Email Bounced',
    report: { eventType: 'Bounce', bounce: { bounceType: 'Permanent', bounceSubType: 'General' } },
  },
  {
    address: /^complaint(\+[^@]*)?@simulator\.amazonses\.com$/i,
    detailType: 'Email Complaint Received',
    report: { eventType: 'Complaint', complaint: { complaintFeedbackType: 'abuse' } },
  },
] as const;

export interface AcceptedEmail {
  messageId: string;
  destination: string[];
  configurationSet: string;
  region: string;
  at: Date;
}

/** Returns the event that SES publishes when an email bounces or is marked as spam; undefined for other emails. */
export function feedbackOn(email: AcceptedEmail): BusEvent | undefined {
  const { messageId, destination, configurationSet, region, at } = email;
  const found = simulators.find(({ address }) => destination.some((each) => address.test(each)));
  if (!found) return undefined;
  const timestamp = at.toISOString();
  const tags = { 'ses:configuration-set': [configurationSet] };
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': found.detailType,
    source: 'aws.ses',
    account: '000000000000',
    time: timestamp.replace(/\.\d+Z$/, 'Z'),
    region,
    resources: [`arn:aws:ses:${region}:000000000000:configuration-set/${configurationSet}`],
    detail: { ...found.report, mail: { timestamp, messageId, destination, tags } },
  };
}
