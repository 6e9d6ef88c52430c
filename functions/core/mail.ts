import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { clientTimeouts } from '#functions/core/aws.ts';
import { environment } from '#functions/core/environment.ts';
import { once } from '#functions/core/once.ts';

/** An email, with the same content as plain text and as HTML. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

let client: SESv2Client | undefined;

/**
 * Renders and sends an email once per key. Does nothing if it was already sent.
 * @param key the event's ID, with a suffix if one event sends several emails
 * @throws the error of rendering or sending; the next delivery of the event tries again
 */
export async function sendEmailOnce(key: string, render: () => Email | Promise<Email>): Promise<void> {
  await once(`email#${key}`, async () => sendEmail(await render()));
}

async function sendEmail(email: Email): Promise<void> {
  client ??= new SESv2Client({ ...clientTimeouts, maxAttempts: 3 });
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: environment('MAIL_FROM'),
      Destination: { ToAddresses: [email.to] },
      Content: {
        Simple: {
          Subject: { Data: email.subject, Charset: 'UTF-8' },
          Body: { Text: { Data: email.text, Charset: 'UTF-8' }, Html: { Data: email.html, Charset: 'UTF-8' } },
          Headers: Object.entries(email.headers ?? {}).map(([Name, Value]) => ({ Name, Value })),
        },
      },
    }),
  );
}
