import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { clientTimeouts } from '#functions/core/aws.ts';
import { environment } from '#functions/core/environment.ts';

/** A mail that says the same in plain text and in HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

let client: SESv2Client | undefined;

/** Sends one mail. */
export async function sendMail(mail: Mail): Promise<void> {
  client ??= new SESv2Client({ ...clientTimeouts, maxAttempts: 3 });
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: environment('MAIL_FROM'),
      Destination: { ToAddresses: [mail.to] },
      Content: {
        Simple: {
          Subject: { Data: mail.subject, Charset: 'UTF-8' },
          Body: { Text: { Data: mail.text, Charset: 'UTF-8' }, Html: { Data: mail.html, Charset: 'UTF-8' } },
          Headers: Object.entries(mail.headers ?? {}).map(([Name, Value]) => ({ Name, Value })),
        },
      },
    }),
  );
}
