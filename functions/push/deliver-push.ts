import { createHash } from 'node:crypto';
import webPush from 'web-push';
import { refusedPushMessage } from '#events/push-queue.ts';
import { now } from '#functions/core/clock.ts';
import { once } from '#functions/core/data/once.ts';
import { update, type Write, write } from '#functions/core/data/table.ts';
import { environment } from '#functions/core/environment.ts';
import type { ReceivedEvent } from '#functions/core/events/consumer.ts';
import { log } from '#functions/core/log.ts';
import { Sessions } from '#functions/entities/sessions.ts';
import { findPushSessionsById, type PushSession } from '#functions/push/browsers.ts';
import { postMessage } from '#functions/push/post-message.ts';
import { getVapidKeys } from '#functions/push/vapid.ts';

type Message = ReceivedEvent<'PushRequested'>['detail'];

/** The push service may accept the message later. */
class PushServiceUnavailable extends Error {}

/**
 * Sends a message to the browsers of an owner, to each once. If a push service fails, the others still get the message,
 * and the next delivery of the event sends only what is missing, until the message expires.
 * @throws Error if a message could not be sent yet
 */
export async function deliverPush(message: Message): Promise<void> {
  const { ownerId, sessionId, causeId } = message;
  if (getTimeToLive(message) <= 0) {
    log.info('push message expired', { causeId });
    return;
  }
  const { publicKey } = getVapidKeys();
  const browsers = (await findPushSessionsById(ownerId)).filter(
    ({ id, push }) => (sessionId === undefined || id === sessionId) && push.publicKey === publicKey,
  );
  const results = await Promise.allSettled(
    browsers.map((browser) => once(`push#${causeId}#${browser.id}`, () => sendTo(browser, message))),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Returns the seconds until a message expires. */
function getTimeToLive({ expiresAt }: Message): number {
  return Math.floor((Date.parse(expiresAt) - now().getTime()) / 1000);
}

async function sendTo(browser: PushSession, message: Message): Promise<void> {
  const { endpoint, p256dh, auth } = browser.push;
  const { title, body, path, tag } = message;
  const payload = JSON.stringify({ title, body, path, tag });
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, createOptions(message));
  const status = await postMessage(details);
  if (status === 404 || status === 410) {
    log.info('push subscription ended', { status });
    return changePush(browser, 'ended');
  }
  if (status === 429 || status >= 500) throw new PushServiceUnavailable(`The push service answered ${status}.`);
  if (status < 200 || status > 299) {
    log.error(refusedPushMessage, new Error(`status ${status}`), { status, host: new URL(endpoint).host });
    return;
  }
  await changePush(browser, 'sent');
}

function createOptions(message: Message): webPush.RequestOptions {
  return {
    TTL: getTimeToLive(message),
    urgency: message.urgency,
    // The push service keeps only the latest message with a topic while the browser cannot be reached.
    topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, 32),
    vapidDetails: { ...getVapidKeys(), subject: `mailto:${environment('PUSH_CONTACT')}` },
  };
}

class Replaced extends Error {}

/** Removes a browser's subscription, or notes when it was last used, unless it was replaced or removed since. */
async function changePush({ ownerId, id, push }: PushSession, change: 'ended' | 'sent'): Promise<void> {
  const patch = Sessions.patch({ ownerId, id });
  const changed =
    change === 'ended' ? patch.remove(['push']) : patch.set({ push: { ...push, lastSentAt: now().toISOString() } });
  const written: Write = update(
    changed.where((session, { eq }) => eq(session.push.endpoint, push.endpoint)).params(),
    () => new Replaced(),
  );
  try {
    await write(written);
  } catch (error) {
    if (!(error instanceof Replaced)) throw error;
  }
}
