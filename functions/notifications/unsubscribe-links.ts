import { createHmac } from 'node:crypto';
import { update, write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { generateSecret } from '#functions/core/http/session.ts';
import { isSameMac } from '#functions/core/signing.ts';
import { NotificationPreferenceRows } from '#functions/entities/notifications.ts';
import { type EmailKind, parseEmailKind } from '#shared/contract/notifications.ts';

/**
 * The unsubscribe token of an owner for one kind of email. It never expires, and every email of the kind has the same.
 * Its parts are owner, kind, and an HMAC of the kind with the owner's own key.
 */
export function createUnsubscribeToken(ownerId: string, kind: EmailKind): Promise<string> {
  return retryOnConflict(async () => {
    const { data: row } = await NotificationPreferenceRows.get({ ownerId }).go({ consistent: true });
    const key = row?.unsubscribeKey ?? (await createKey(ownerId));
    return `${ownerId}.${kind}.${sign(kind, key)}`;
  });
}

/** @throws VersionConflict when another email has created the key */
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
 * Turns off the emails of one kind that a token names. Can be repeated.
 * @throws ApiError `linkInvalid`, the same for altered and invented tokens
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
