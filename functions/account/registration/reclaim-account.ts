import { clearable } from '#functions/account/change-profile.ts';
import { removeContent } from '#functions/account/registration/remove-content.ts';
import { hashBrowserId } from '#functions/account/sign-in/known-browsers.ts';
import { now } from '#functions/core/clock.ts';
import { requireOwned } from '#functions/core/data/read.ts';
import { transact, update, type Write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { removePasskeys } from '#functions/entities/passkeys.ts';
import { removePaymentMethods } from '#functions/entities/payment-methods.ts';
import { detachPhoto } from '#functions/photos/photo-attachments.ts';

/** Replaces the name in an account that a stranger may have created. The owner can change this name in the profile. */
const neutralName = { firstName: 'Friend', lastName: '' } as const;

/**
 * Returns the writes of a password reset. They end every session, remove every passkey, which may be that of an intruder,
 * and forget every browser except `knownBrowsers`. If
 * the email was not verified before, a stranger may have created the account, so the writes also clear the profile and
 * remove the payment methods. They fail with VersionConflict if the owner changed after `owner` was read.
 */
export function resetAccountSecurity(owner: Owner, change: Pick<Owner, 'knownBrowsers' | 'emailVerified'>): Write[] {
  const { id, sessionEpoch, emailVerified, profileImageUrl } = owner;
  const cleaned = Owners.patch({ id })
    .set({
      ...change,
      sessionEpoch: sessionEpoch + 1,
      updatedAt: now().toISOString(),
      ...(emailVerified ? {} : { ...neutralName, isFirstLogin: true }),
    })
    .remove(emailVerified ? [] : [...clearable])
    .where((row, { eq, notExists }) => {
      const avatar = profileImageUrl ? eq(row.profileImageUrl, profileImageUrl) : notExists(row.profileImageUrl);
      return `${eq(row.sessionEpoch, sessionEpoch)} AND ${eq(row.emailVerified, emailVerified)} AND ${avatar}`;
    })
    .params();
  const dropped = emailVerified ? [] : [removePaymentMethods(id), ...detachPhoto(id, profileImageUrl)];
  return [update(cleaned, () => new VersionConflict()), removePasskeys(id), ...dropped];
}

/**
 * Deletes what a stranger may have added to an account whose email was never verified. First ends the sessions that the
 * old password has started until now, so that nothing is added afterwards. Does nothing if the email is verified.
 */
export async function removeStrangersWork(ownerId: string): Promise<void> {
  const isUnverified = await retryOnConflict(async () => {
    const owner = await requireOwned(Owners, { id: ownerId }, 'linkInvalid');
    if (owner.emailVerified) return false;
    await transact(resetAccountSecurity(owner, { knownBrowsers: [], emailVerified: false }));
    return true;
  });
  if (isUnverified) await removeContent(ownerId);
}

/**
 * Completes a password reset. Applies `resetAccountSecurity` a second time, because the old password could start
 * sessions until the new one was set, and marks the email as verified, because the owner opened the link.
 * @throws VersionConflict if the owner's row changed after it was read
 */
export async function reclaimAccount(ownerId: string, browserSecret: string): Promise<void> {
  const owner = await requireOwned(Owners, { id: ownerId }, 'linkInvalid');
  const knownBrowsers = [hashBrowserId(ownerId, browserSecret)];
  await transact([
    ...resetAccountSecurity(owner, { knownBrowsers, emailVerified: true }),
    ...(owner.emailVerified ? [] : [emitEvent('EmailVerified', { ownerId })]),
    emitEvent('PasswordChanged', { ownerId }),
  ]);
}
