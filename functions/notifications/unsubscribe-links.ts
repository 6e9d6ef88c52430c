import { createHmac } from 'node:crypto';
import { update, write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { generateSecret } from '#functions/core/http/session.ts';
import { isSameMac } from '#functions/core/signing.ts';
import { NotificationPreferenceRows } from '#functions/entities/notifications.ts';
import { toPreferences, turnOffEmails } from '#functions/notifications/preferences.ts';
import { type NotificationKind, parseEmailKinds } from '#shared/notification-kinds.ts';

/**
 * Returns an owner's unsubscribe token for some kinds of email. The token never expires and is the same in every email
 * of these kinds. It consists of the owner's ID, the kinds, and an HMAC of the kinds with the owner's key.
 */
export function createUnsubscribeToken(ownerId: string, ...kinds: NotificationKind[]): Promise<string> {
  const names = [...new Set(kinds)].sort().join('-');
  return retryOnConflict(async () => {
    const { data: row } = await NotificationPreferenceRows.get({ ownerId }).go({ consistent: true });
    const key = row?.unsubscribeKey ?? (await createKey(ownerId));
    return `${ownerId}.${names}.${sign(names, key)}`;
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

function sign(names: string, key: string): string {
  return createHmac('sha256', key).update(names).digest('base64url');
}

const invalid = () =>
  new ApiError('linkInvalid', { message: 'This link is incomplete. Please open it from the email again.' });

const tokenPattern = /^([0-9A-Z]{26})\.([a-z-]+)\.([\w-]{43})$/;

/**
 * Turns off the kinds of email that an unsubscribe token names. Emails that are already off stay off.
 * @throws ApiError `linkInvalid` for an altered or invented token
 */
export async function stopEmails(token: string): Promise<void> {
  const kinds = parseEmailKinds(token);
  const [, ownerId, names, signature] = tokenPattern.exec(token) ?? [];
  if (!kinds || !ownerId || !names || !signature) throw invalid();
  const { data: row } = await NotificationPreferenceRows.get({ ownerId }).go({ consistent: true });
  if (!row?.unsubscribeKey || !isSameMac(signature, sign(names, row.unsubscribeKey))) throw invalid();
  const { kinds: choices } = toPreferences(row);
  if (kinds.some((kind) => choices[kind].email)) await turnOffEmails(ownerId, kinds);
}
