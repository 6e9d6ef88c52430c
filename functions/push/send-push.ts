import type { Write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { findPushSessionsById } from '#functions/push/browsers.ts';

/** A message for the closed browsers of an owner. */
export interface PushMessage {
  ownerId: string;
  /** Identifies the cause, such as the ID of an event. Each browser gets one message with this ID. */
  causeId: string;
  title: string;
  body: string;
  /** The path of our page that a tap opens. */
  path: string;
  /** A later message with the same tag replaces this one: `tip`, or `appointment-<id>`. */
  tag: string;
  /** When the message is worthless. It is not sent later. */
  expiresAt: Date;
  /** Whether a device that saves power should show it at once. Default: false. */
  isUrgent?: boolean;
}

/** The longest texts of a message in characters. Push services accept 4 KB, of which encryption needs 120 bytes. */
const maxLength = { title: 120, body: 400 };

/**
 * Returns the writes that send a message to every browser in which the owner has turned push on. Include them in the
 * transaction of the cause. Empty if push is off everywhere.
 */
export async function sendPush({ isUrgent, ...message }: PushMessage): Promise<Write[]> {
  const browsers = await findPushSessionsById(message.ownerId);
  return browsers.length > 0 ? [requestPush({ ...message, isUrgent })] : [];
}

/**
 * Returns the write that sends a message.
 * @param sessionId the only browser that gets the message; default: all
 */
export function requestPush({ isUrgent, expiresAt, ...message }: PushMessage & { sessionId?: string }): Write {
  return emitEvent('PushRequested', {
    ...message,
    title: shorten(message.title, maxLength.title),
    body: shorten(message.body, maxLength.body),
    urgency: isUrgent ? 'high' : 'normal',
    expiresAt: expiresAt.toISOString(),
  });
}

function shorten(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}
