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
 * Marks the address of an email that bounced permanently or that its recipient complained about. Its owner gets no more
 * email. Our emails have one recipient, so `destination` names the address, even if it forwards to the mailbox that reports.
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
    // The owner has been deleted.
    if (!conditionFailed(error)) throw error;
  }
}
