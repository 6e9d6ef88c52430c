import { clearable } from '#functions/account/change-profile.ts';
import { hashBrowserId } from '#functions/account/sign-in/known-browsers.ts';
import { now } from '#functions/core/clock.ts';
import { requireOwned } from '#functions/core/data/read.ts';
import { transact, update, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { removePaymentMethods } from '#functions/entities/payment-methods.ts';
import { detachPhoto } from '#functions/photos/photo-attachments.ts';

/** Replaces a name that may be a stranger's. The owner can change it in the account. */
const neutralName = { firstName: 'Friend', lastName: '' } as const;

/**
 * The writes of a password reset: they end every session and forget every browser but `knownBrowsers`. If the mailbox was
 * not verified before, anyone may have made the account, so the profile and the payment methods go.
 * Their condition throws VersionConflict if the owner changed after `owner` was read.
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
  return [update(cleaned, () => new VersionConflict()), ...dropped];
}

/**
 * Completes a password reset: cleans the account once more, because the old password could start sessions until now.
 * Opening the link proves that the mailbox is the owner's.
 * @throws VersionConflict if the owner changed in between
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
