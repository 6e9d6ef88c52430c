import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { openCaptureFile } from '#infra/local/capture-file.ts';
import type { BusEvent } from '#infra/local/eventbridge/entries.ts';
import type { Credentials } from '#infra/local/http/authorization.ts';
import { AwsError, type Emulator } from '#infra/local/http/emulator-server.ts';
import { type Action, parseInput, startJsonService } from '#infra/local/http/json-service.ts';
import { feedbackOn } from '#infra/local/ses/feedback.ts';
import { checkDestination, checkHeaders, checkSubject, extractAddress } from '#infra/local/ses/validation.ts';

/** An accepted email. `to` lists the addresses, separated by commas. `at` is the time, ISO 8601 in UTC. */
export interface SentEmail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  at: string;
}

export interface SesOptions {
  dataDir: string;
  now: () => Date;
  /** The only verified sender, with or without a display name. */
  from: string;
  /** The name of the only configuration set. */
  configurationSet: string;
  credentials: Credentials;
  /** Publishes an event about a bounce or a complaint. */
  publish(event: BusEvent): void;
}

export interface SesEmulator extends Emulator {
  /** Returns all accepted emails, newest first. */
  sent(): SentEmail[];
}

const Text = z.strictObject({ Data: z.string(), Charset: z.optional(z.literal('UTF-8')) });

const SendEmail = z.strictObject({
  FromEmailAddress: z.string(),
  ConfigurationSetName: z.optional(z.string()),
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

/**
 * Emulates SES: accepts simple emails and captures them in `mail.jsonl` instead of sending them. Emails to addresses of
 * the mailbox simulator bounce or are marked as spam.
 */
export async function startSes(options: SesOptions): Promise<SesEmulator> {
  const { dataDir, now, from, configurationSet, credentials, publish } = options;
  const captured = openCaptureFile<SentEmail>(join(dataDir, 'mail.jsonl'));
  const verified = extractAddress(from);
  if (!verified) throw new Error(`The sender ${from} is not an email address.`);

  const sendEmail: Action = (body, { region }) => {
    const input = parseInput(SendEmail, body, invalid);
    const sender = extractAddress(input.FromEmailAddress);
    if (!sender) throw new AwsError(invalid, "Missing final '@domain'");
    if (sender.toLowerCase() !== verified.toLowerCase()) {
      throw new AwsError(
        'MessageRejected',
        `Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${sender}`,
      );
    }
    const named = input.ConfigurationSetName;
    if (named !== undefined && named !== configurationSet) {
      throw new AwsError('NotFoundException', `Configuration set <${named}> does not exist.`, 404);
    }
    const { Subject, Body, Headers = [] } = input.Content.Simple;
    const to = input.Destination.ToAddresses ?? [];
    checkDestination(to);
    checkSubject(Subject.Data);
    checkHeaders(Headers);
    if (!Body.Text && !Body.Html) throw new AwsError(invalid, 'Body must have a Text or an Html part.');
    captured.append({
      to: to.join(', '),
      subject: Subject.Data,
      text: Body.Text?.Data ?? '',
      html: Body.Html?.Data ?? '',
      headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])),
      at: now().toISOString(),
    });
    const messageId = randomUUID();
    const feedback = named && feedbackOn({ messageId, destination: to, configurationSet: named, region, at: now() });
    if (feedback) publish(feedback);
    return { MessageId: messageId };
  };

  const emulator = await startJsonService({
    service: 'ses',
    credentials,
    contentType: 'application/json',
    actionOf: ({ method, url }) => {
      if (method === 'POST' && url === '/v2/email/outbound-emails') return sendEmail;
      const message = `The local emulator does not support ${method} ${url}.`;
      throw new AwsError('UnknownOperationException', message, 404);
    },
  });
  return {
    url: emulator.url,
    stop: async () => {
      await emulator.stop();
      captured.close();
    },
    sent: () => captured.entries.toReversed(),
  };
}
