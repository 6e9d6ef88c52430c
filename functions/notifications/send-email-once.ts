import { now } from '#functions/core/clock.ts';
import { log } from '#functions/core/log.ts';
import { type Mail, sendMail } from '#functions/core/mail.ts';
import { put, transact } from '#functions/core/table.ts';
import { EmailDeliveries } from '#functions/entities/email-deliveries.ts';

/** A sender that dies after claiming a mail leaves it to the next delivery after that long. */
const claimMs = 60_000;
const keptSeconds = 30 * 24 * 3600;

/**
 * Sends a mail for an announcement once. Between the mail service's yes and our note of it a crash or a lost answer can
 * still make it two; everything else cannot.
 * @throws what kept it from being sent, with the claim given back, so that the next delivery sends it at once
 */
export async function sendEmailOnce(
  ownerId: string,
  eventId: string,
  compose: () => Mail | Promise<Mail>,
): Promise<void> {
  const moment = now().getTime();
  const { data: claimed } = await EmailDeliveries.get({ ownerId, eventId }).go({ consistent: true });
  if (claimed?.claimedUntil === 0) return;
  const expiresAt = Math.floor(moment / 1000) + keptSeconds;
  const ours = moment + claimMs;
  const claim = EmailDeliveries.put({ ownerId, eventId, claimedUntil: ours, expiresAt })
    .where(
      ({ claimedUntil }, { notExists, between }) => `${notExists(claimedUntil)} OR ${between(claimedUntil, 1, moment)}`,
    )
    .params();
  await transact([put(claim, () => new Error('Another delivery is sending this mail.'))]);
  try {
    await sendMail(await compose());
  } catch (error) {
    await release(ownerId, eventId, ours);
    throw error;
  }
  await EmailDeliveries.patch({ ownerId, eventId }).set({ claimedUntil: 0 }).go();
}

/** Gives a claim back, if it is still the one of this delivery. Failing here costs the next delivery a wait, no more. */
async function release(ownerId: string, eventId: string, ours: number): Promise<void> {
  try {
    await EmailDeliveries.delete({ ownerId, eventId })
      .where(({ claimedUntil }, { eq }) => eq(claimedUntil, ours))
      .go();
  } catch (error) {
    log.error('claim not given back', error, { eventId });
  }
}
