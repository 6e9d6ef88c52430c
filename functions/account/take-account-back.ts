import { browserIdOf } from '#functions/account/known-browsers.ts';
import { clearable } from '#functions/account/update-user.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { now } from '#functions/core/clock.ts';
import { emitEvent } from '#functions/core/outbox.ts';
import { detachPhoto } from '#functions/core/photo-attachments.ts';
import { transact, update, type Write } from '#functions/core/table.ts';
import { VersionConflict } from '#functions/core/version-conflict.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { removePaymentMethods } from '#functions/entities/payment-methods.ts';

/** Replaces a name that may be a stranger's. The owner can change it in the account. */
const neutralName = { firstName: 'Friend', lastName: '' } as const;

/**
 * Completes a password reset: ends every session once more, because until now the old password still opened sessions,
 * and forgets every browser but this one. Opening the link proves that the mailbox is the owner's. If it was not
 * verified before, anyone may have made the account, so the profile and the payment methods go.
 * @throws VersionConflict if the owner changed in between
 */
export async function takeAccountBack(ownerId: string, browserSecret: string): Promise<void> {
  const { data: owner } = await Owners.get({ id: ownerId }).go({ consistent: true });
  if (!owner) throw new ApiError('linkInvalid');
  const { sessionEpoch, emailVerified, profileImageUrl } = owner;
  const taken = Owners.patch({ id: ownerId })
    .set({
      sessionEpoch: sessionEpoch + 1,
      emailVerified: true,
      knownBrowsers: [browserIdOf(ownerId, browserSecret)],
      updatedAt: now().toISOString(),
      ...(emailVerified ? {} : { ...neutralName, isFirstLogin: true }),
    })
    .remove(emailVerified ? [] : [...clearable])
    .where((row, { eq, notExists }) => {
      const avatar = profileImageUrl ? eq(row.profileImageUrl, profileImageUrl) : notExists(row.profileImageUrl);
      return `${eq(row.sessionEpoch, sessionEpoch)} AND ${eq(row.emailVerified, emailVerified)} AND ${avatar}`;
    })
    .params();
  await transact([
    update(taken, () => new VersionConflict()),
    ...(emailVerified ? [] : dropUnproven(owner)),
    emitEvent('PasswordChanged', { ownerId }),
  ]);
}

function dropUnproven({ id, profileImageUrl }: Owner): Write[] {
  return [removePaymentMethods(id), ...detachPhoto(id, profileImageUrl), emitEvent('EmailVerified', { ownerId: id })];
}
