import {
  newSignInEmail,
  passkeyAddedEmail,
  passwordChangedEmail,
  passwordResetEmail,
  verificationEmail,
  welcomeEmail,
} from '#functions/account/email-templates.ts';
import { resetPasswordLink, verifyEmailLink } from '#functions/account/link-purposes.ts';
import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { rateLimit } from '#functions/core/limits/rate-limit.ts';
import { type LinkPurpose, mintLinkToken } from '#functions/core/link-tokens.ts';
import { type Email, type EmailLimit, sendEmailOnce } from '#functions/core/mail/mail.ts';
import { findEmailLimit, limitMailbox } from '#functions/core/mail/mailbox.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';

const daySeconds = 86_400;

/** Limits the emails about account security to one unverified mailbox per day. Sub-addresses share the limit. */
const securityLimit = rateLimit('securityEmail', { burst: 10, seconds: daySeconds });

/** Limits the welcome emails to one unverified mailbox per day. Sub-addresses share the limit. */
const welcomeLimit = rateLimit('welcomeEmail', { burst: 3, seconds: daySeconds });

/** Limits the reset links to one verified mailbox per day, because anyone can request them. */
const resetLimit = rateLimit('resetEmail', { burst: 10, seconds: daySeconds });

/** The event handlers that send emails about accounts. */
export const accountEmails: EventHandlers = {
  OwnerRegistered: async ({ id, detail: { ownerId } }) => {
    await emailOwner(ownerId, `${id}-welcome`, welcomeEmail, (owner) => findEmailLimit(owner, welcomeLimit));
    await emailOwner(ownerId, `${id}-verify`, writeVerification);
  },
  VerificationRequested: ({ id, detail: { ownerId } }) => emailOwner(ownerId, id, writeVerification),
  PasswordResetRequested: async ({ id, detail: { ownerId } }) => {
    const write = async (owner: Owner) => passwordResetEmail(owner, await mintToken(owner, resetPasswordLink));
    // `ownerId` is empty if no account has the address that was entered.
    const findLimit = (owner: Owner) => findEmailLimit(owner, securityLimit) ?? limitMailbox(owner, resetLimit);
    if (ownerId) await emailOwner(ownerId, id, write, findLimit);
  },
  PasswordChanged: ({ id, at, detail: { ownerId } }) =>
    emailOwner(ownerId, id, (owner) => passwordChangedEmail(owner, new Date(at), owner.timeZone)),
  PasskeyAdded: ({ id, at, detail: { ownerId, device } }) =>
    emailOwner(ownerId, id, (owner) => passkeyAddedEmail(owner, device, new Date(at), owner.timeZone)),
  SignedInElsewhere: ({ id, at, detail: { ownerId, device } }) =>
    emailOwner(ownerId, id, (owner) => newSignInEmail(owner, device, new Date(at), owner.timeZone)),
};

type WriteEmail = (owner: Owner) => Email | Promise<Email>;

/** Sends one email to an owner. Does nothing if the owner has been deleted. */
async function emailOwner(
  ownerId: string,
  key: string,
  write: WriteEmail,
  findLimit = (owner: Owner): EmailLimit | undefined => findEmailLimit(owner, securityLimit),
): Promise<void> {
  const { data: owner } = await Owners.get({ id: ownerId }).go({ consistent: true });
  if (owner) await sendEmailOnce(key, { to: owner, render: () => write(owner), limit: findLimit(owner) });
}

async function writeVerification(owner: Owner): Promise<Email> {
  return verificationEmail(owner, await mintToken(owner, verifyEmailLink));
}

function mintToken({ id, sessionEpoch }: Owner, purpose: LinkPurpose): Promise<string> {
  return mintLinkToken(purpose, { ownerId: id, sessionEpoch });
}
