import * as z from 'zod/mini';
import { conditionFailed } from '#functions/core/data/table.ts';
import { Emails } from '#functions/entities/emails.ts';
import { Owners } from '#functions/entities/owners.ts';

/** The parts of SES's events about bounces and complaints that we read. */
const Feedback = z.object({
  mail: z.object({ destination: z.array(z.string()) }),
  bounce: z.optional(z.object({ bounceType: z.string() })),
  complaint: z.optional(z.object({ complaintFeedbackType: z.optional(z.nullable(z.string())) })),
});

/**
 * Marks the owner whose email bounced permanently or was reported as spam. The owner gets no more email. Each of our
 * emails has one recipient, so `destination` is the owner's address, even if that address forwards to another mailbox.
 */
export async function markUndeliverable(detail: unknown): Promise<void> {
  const { mail, bounce, complaint } = Feedback.parse(detail);
  const bounced = bounce?.bounceType === 'Permanent';
  const complained = complaint !== undefined && complaint.complaintFeedbackType !== 'not-spam';
  if (!bounced && !complained) return;
  for (const address of mail.destination) await markAddress(address);
}

async function markAddress(address: string): Promise<void> {
  const { data: email } = await Emails.get({ email: address }).go({ consistent: true });
  if (!email) return;
  try {
    await Owners.patch({ id: email.ownerId }).set({ emailUndeliverable: true }).go();
  } catch (error) {
    // A failed condition means that the owner has been deleted.
    if (!conditionFailed(error)) throw error;
  }
}
