import { now } from '#functions/core/clock.ts';
import { type Mail, sendMail } from '#functions/core/mail.ts';
import { put, transact } from '#functions/core/table.ts';
import { Mailings } from '#functions/entities/mailings.ts';

/** A sender that dies after claiming a mail leaves it to the next delivery after that long. */
const claimMs = 60_000;
const keptSeconds = 30 * 24 * 3600;

/**
 * Sends a mail for an announcement once. Between the mail service's yes and our note of it a crash can still make it
 * two; everything else cannot.
 */
export async function mailOnce(
  ownerId: string,
  announcementId: string,
  compose: () => Mail | Promise<Mail>,
): Promise<void> {
  const moment = now().getTime();
  const { data: claimed } = await Mailings.get({ ownerId, announcementId }).go({ consistent: true });
  if (claimed?.claimedUntil === 0) return;
  const expiresAt = Math.floor(moment / 1000) + keptSeconds;
  const claim = Mailings.put({ ownerId, announcementId, claimedUntil: moment + claimMs, expiresAt })
    .where(
      ({ claimedUntil }, { notExists, between }) => `${notExists(claimedUntil)} OR ${between(claimedUntil, 1, moment)}`,
    )
    .params();
  await transact([put(claim, () => new Error('Another delivery is sending this mail.'))]);
  await sendMail(await compose());
  await Mailings.patch({ ownerId, announcementId }).set({ claimedUntil: 0 }).go();
}
