import {
  newSignInEmail,
  passwordChangedEmail,
  passwordResetEmail,
  verificationEmail,
  welcomeEmail,
} from '#functions/account/email-templates.ts';
import { resetPasswordLink, verifyEmailLink } from '#functions/account/link-purposes.ts';
import type { Reactions } from '#functions/core/consumer.ts';
import { type LinkPurpose, mintLinkToken } from '#functions/core/link-tokens.ts';
import { type Email, sendEmailOnce } from '#functions/core/mail.ts';
import { notify } from '#functions/core/notifications.ts';
import { put, transact, update } from '#functions/core/table.ts';
import { OwnerCount, OwnerCountMarkers, ownerTotal } from '#functions/entities/owner-count.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';

/** Sends emails, adds notifications, and counts owners. */
export const accountReactions: Reactions = {
  OwnerRegistered: async ({ id, detail: { ownerId } }) => {
    await countOwner(ownerId);
    await emailOwner(ownerId, `${id}-welcome`, welcomeEmail);
    await emailOwner(ownerId, `${id}-verify`, writeVerification);
  },
  VerificationRequested: ({ id, detail: { ownerId } }) => emailOwner(ownerId, id, writeVerification),
  PasswordResetRequested: async ({ id, detail: { ownerId } }) => {
    const write = async (owner: Owner) => passwordResetEmail(owner, await mintToken(owner, resetPasswordLink));
    // Nobody has the address that was entered.
    if (ownerId) await emailOwner(ownerId, id, write);
  },
  PasswordChanged: ({ id, at, detail: { ownerId } }) =>
    emailOwner(ownerId, id, (owner) => passwordChangedEmail(owner, new Date(at), owner.timeZone)),
  SignedInElsewhere: ({ id, at, detail: { ownerId, device } }) =>
    emailOwner(ownerId, id, (owner) => newSignInEmail(owner, device, new Date(at), owner.timeZone)),
  EmailVerified: ({ id, at, detail: { ownerId } }) =>
    notify({
      ownerId,
      eventId: id,
      at,
      type: 'system',
      title: 'Your email is confirmed',
      message: 'You can use this address to reset your password.',
      actionUrl: '/profile?tab=account',
    }),
};

type WriteEmail = (owner: Owner) => Email | Promise<Email>;

/** An owner who has been deleted gets no email. */
async function emailOwner(ownerId: string, key: string, write: WriteEmail): Promise<void> {
  const { data: owner } = await Owners.get({ id: ownerId }).go({ consistent: true });
  if (owner) await sendEmailOnce(key, () => write(owner));
}

async function writeVerification(owner: Owner): Promise<Email> {
  return verificationEmail(owner, await mintToken(owner, verifyEmailLink));
}

function mintToken({ id, sessionEpoch }: Owner, purpose: LinkPurpose): Promise<string> {
  return mintLinkToken(purpose, { ownerId: id, sessionEpoch });
}

class AlreadyCounted extends Error {}

async function countOwner(ownerId: string): Promise<void> {
  const marker = put(OwnerCountMarkers.create({ ownerId }).params(), () => new AlreadyCounted());
  try {
    await transact([marker, update(OwnerCount.update(ownerTotal).add({ count: 1 }).params())]);
  } catch (error) {
    if (!(error instanceof AlreadyCounted)) throw error;
  }
}
