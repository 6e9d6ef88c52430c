import { startTrial } from '#functions/billing/trial-queue.ts';
import { now } from '#functions/core/clock.ts';
import { update, type Write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { type EmailRow, Emails } from '#functions/entities/emails.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { trialLengthMs } from '#shared/plans.ts';

/** Returns the end of a trial that starts now, in ISO 8601. */
export function computeTrialEnd(): string {
  return new Date(now().getTime() + trialLengthMs).toISOString();
}

/** What changes in the rows of a new owner besides the status. */
type Change = Partial<Pick<Owner, 'knownBrowsers'>> & { hasPaymentMethod?: boolean };

/**
 * Returns the writes that complete a registration after the Cognito user was created: they assign the email to the
 * owner, start the trial and remove the expiry of the rows. They fail with `inProgress` if another registration has
 * taken over the email.
 * @param change what else changes in the rows of owner and subscription, because a transaction can write a row only once
 */
export function completeRegistration(
  { email, ownerId }: Pick<EmailRow, 'email' | 'ownerId'>,
  trialEndsAt: string,
  { hasPaymentMethod = false, ...change }: Change = {},
): Write[] {
  const at = now().toISOString();
  const takenOver = () => new ApiError('inProgress');
  return [
    update(
      Emails.patch({ email })
        .set({ status: 'ready', leaseUntil: 0 })
        .remove(['expiresAt', 'orphanedUserIds'])
        .where((row, { eq }) => `${eq(row.ownerId, ownerId)} AND ${eq(row.status, 'registering')}`)
        .params(),
      takenOver,
    ),
    update(
      Owners.patch({ id: ownerId })
        .set({ ...change, status: 'ready', updatedAt: at })
        .remove(['expiresAt'])
        .where((row, { eq }) => eq(row.status, 'registering'))
        .params(),
      takenOver,
    ),
    ...startTrial({ ownerId, trialEndsAt }, hasPaymentMethod),
    emitEvent('OwnerRegistered', { ownerId }),
  ];
}
