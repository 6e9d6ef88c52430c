import { createHmac } from 'node:crypto';
import { update, write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { generateSecret } from '#functions/core/http/session.ts';
import { isSameMac } from '#functions/core/signing.ts';
import { NotificationPreferenceRows } from '#functions/entities/notifications.ts';
import { type EmailKind, parseEmailKind } from '#shared/contract/notifications.ts';

/**
 * Returns an owner's unsubscribe token for one kind of email. The token never expires and is the same in every email of
 * this kind. The token consists of the owner's ID, the kind, and an HMAC of the kind with the owner's key.
 */
export function createUnsubscribeToken(ownerId: string, kind: EmailKind): Promise<string> {
  return retryOnConflict(async () => {
    const { data: row } = await NotificationPreferenceRows.get({ ownerId }).go({ consistent: true });
    const key = row?.unsubscribeKey ?? (await createKey(ownerId));
    return `${ownerId}.${kind}.${sign(kind, key)}`;
  });
}

/**
 * Creates and stores an owner's key for unsubscribe tokens.
 * @throws VersionConflict when a concurrent call has created the key
 */
async function createKey(ownerId: string): Promise<string> {
  const key = generateSecret();
  const created = NotificationPreferenceRows.upsert({ ownerId, unsubscribeKey: key })
    .where(({ unsubscribeKey }, { notExists }) => notExists(unsubscribeKey))
    .params();
  await write(update(created, () => new VersionConflict()));
  return key;
}

function sign(kind: EmailKind, key: string): string {
  return createHmac('sha256', key).update(kind).digest('base64url');
}

const invalid = () =>
  new ApiError('linkInvalid', { message: 'This link is incomplete. Please open it from the email again.' });

const tokenPattern = /^([0-9A-Z]{26})\.[a-z]+\.([\w-]{43})$/;

/**
 * Turns off the kind of email that an unsubscribe token names. Does nothing if these emails are already off.
 * @throws ApiError `linkInvalid` for an altered or invented token
 */
export async function stopEmails(token: string): Promise<void> {
  const kind = parseEmailKind(token);
  const [, ownerId, signature] = tokenPattern.exec(token) ?? [];
  if (!kind || !ownerId || !signature) throw invalid();
  const { data: row } = await NotificationPreferenceRows.get({ ownerId }).go({ consistent: true });
  if (!row?.unsubscribeKey || !isSameMac(signature, sign(kind, row.unsubscribeKey))) throw invalid();
  if (row.appointmentEmail === false) return;
  const stopped = NotificationPreferenceRows.patch({ ownerId }).set({ appointmentEmail: false }).params();
  await write(update(stopped, invalid));
}
