import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { AwsFailure, type Engine } from '#infra/local/engine.ts';
import { openJournal } from '#infra/local/journal.ts';
import { type Action, checked, startJsonService } from '#infra/local/json-service.ts';
import { addressOf, checkDestination, checkHeaders, checkSubject } from '#infra/local/mail-rules.ts';
import type { Credentials } from '#infra/local/signature.ts';

/** A mail that was accepted. `to` holds the addresses with a comma between; `at` is ISO 8601 UTC. */
export interface SentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  at: string;
}

export interface MailOptions {
  dataDir: string;
  now: () => Date;
  /** The one verified sender, with or without a display name. */
  from: string;
  /** When given, only calls signed with them are answered. */
  credentials?: Credentials;
}

const Text = z.strictObject({ Data: z.string(), Charset: z.optional(z.literal('UTF-8')) });

const SendEmail = z.strictObject({
  FromEmailAddress: z.string(),
  Destination: z.strictObject({ ToAddresses: z.optional(z.array(z.string())) }),
  Content: z.strictObject({
    Simple: z.strictObject({
      Subject: Text,
      Body: z.strictObject({ Text: z.optional(Text), Html: z.optional(Text) }),
      Headers: z.optional(z.array(z.strictObject({ Name: z.string(), Value: z.string() }))),
    }),
  }),
});

const invalid = 'BadRequestException';

/** Stands in for SES: takes simple mails and keeps them in `mail.jsonl` instead of sending them. */
export async function startMail({
  dataDir,
  now,
  from,
  credentials,
}: MailOptions): Promise<Engine & { sent(): SentMail[] }> {
  const journal = await openJournal<SentMail>(join(dataDir, 'mail.jsonl'));
  const sent = [...journal.found];
  const verified = addressOf(from);
  if (!verified) throw new Error(`The sender ${from} is not an e-mail address.`);

  const sendEmail: Action = async (body, { region }) => {
    const input = checked(SendEmail, body, invalid);
    const sender = addressOf(input.FromEmailAddress);
    if (!sender) throw new AwsFailure(invalid, "Missing final '@domain'");
    if (sender.toLowerCase() !== verified.toLowerCase()) {
      throw new AwsFailure(
        'MessageRejected',
        `Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${sender}`,
      );
    }
    const { Subject, Body, Headers = [] } = input.Content.Simple;
    const to = input.Destination.ToAddresses ?? [];
    checkDestination(to);
    checkSubject(Subject.Data);
    checkHeaders(Headers);
    if (!Body.Text && !Body.Html) throw new AwsFailure(invalid, 'Body must have a Text or an Html part.');
    const mail: SentMail = {
      to: to.join(', '),
      subject: Subject.Data,
      text: Body.Text?.Data ?? '',
      html: Body.Html?.Data ?? '',
      headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])),
      at: now().toISOString(),
    };
    await journal.append(mail);
    sent.push(mail);
    return { MessageId: randomUUID() };
  };

  const engine = await startJsonService({
    service: 'ses',
    credentials,
    contentType: 'application/json',
    actionOf: (request, path) => {
      if (request.method === 'POST' && path === '/v2/email/outbound-emails') return sendEmail;
      throw new AwsFailure(
        'UnknownOperationException',
        `The local stand-in does not know ${request.method} ${path}.`,
        404,
      );
    },
  });
  return {
    url: engine.url,
    stop: async () => {
      await engine.stop();
      await journal.close();
    },
    sent: () => sent.toReversed(),
  };
}
