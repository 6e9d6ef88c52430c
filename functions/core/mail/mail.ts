import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { refusedEmailMessage } from '#events/mail-queue.ts';
import { clientTimeouts } from '#functions/core/aws.ts';
import { once } from '#functions/core/data/once.ts';
import { environment } from '#functions/core/environment.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { type Consumption, consume, type RateLimit, refund } from '#functions/core/limits/rate-limit.ts';
import { log } from '#functions/core/log.ts';

/** The recipient of an email. */
export interface Recipient {
  email: string;
  /** Whether the recipient has confirmed the address. */
  emailVerified: boolean;
  /** Whether an email to the address bounced or was reported as spam. The address gets no more email. */
  emailUndeliverable?: boolean | undefined;
  firstName: string;
}

/** A rendered email, with the same content as plain text and as HTML. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** A rate limit for emails. Emails that exceed the limit are not sent. */
export interface EmailLimit {
  limit: RateLimit;
  subject: string;
}

interface Delivery {
  to: Recipient;
  /** Renders the email. Not called if the email was already sent or must not be sent. */
  render: () => Email | Promise<Email>;
  limit?: EmailLimit | undefined;
}

/** The names of errors with which SES refuses an email permanently. Other errors are retried. */
const permanentRefusals = new Set(['MessageRejected', 'BadRequestException']);

let client: SESv2Client | undefined;

/**
 * Renders and sends an email once per key, unless the address is undeliverable or the rate limit is exceeded. An email
 * that SES refuses permanently is logged and counts as sent.
 * @param key the event's ID, with a suffix if one event sends several emails
 * @throws the error of rendering or sending; the next delivery of the event retries
 */
export async function sendEmailOnce(key: string, { to, render, limit }: Delivery): Promise<void> {
  if (to.emailUndeliverable) return;
  await once(`email#${key}`, async () => {
    const consumed = limit && (await consumeOrSkip(limit));
    if (consumed === 'skip') return;
    try {
      await sendEmail(await render());
    } catch (error) {
      if (consumed) await refund(consumed);
      throw error;
    }
  });
}

async function consumeOrSkip({ limit, subject }: EmailLimit): Promise<Consumption | 'skip'> {
  try {
    return await consume(limit, subject);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'rateLimited')) throw error;
    log.info('email left out', { limit: limit.name });
    return 'skip';
  }
}

async function sendEmail(email: Email): Promise<void> {
  client ??= new SESv2Client({ ...clientTimeouts, maxAttempts: 3 });
  const command = new SendEmailCommand({
    FromEmailAddress: environment('MAIL_FROM'),
    ConfigurationSetName: environment('MAIL_CONFIGURATION_SET'),
    Destination: { ToAddresses: [email.to] },
    Content: {
      Simple: {
        Subject: { Data: email.subject, Charset: 'UTF-8' },
        Body: { Text: { Data: email.text, Charset: 'UTF-8' }, Html: { Data: email.html, Charset: 'UTF-8' } },
        Headers: Object.entries(email.headers ?? {}).map(([Name, Value]) => ({ Name, Value })),
      },
    },
  });
  try {
    await client.send(command);
  } catch (error) {
    if (!(error instanceof Error && permanentRefusals.has(error.name))) throw error;
    log.error(refusedEmailMessage, error);
  }
}
