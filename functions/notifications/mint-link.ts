import { now } from '#functions/core/clock.ts';
import { environment } from '#functions/core/environment.ts';
import { hashOf, newSecret } from '#functions/core/session.ts';
import { type LinkPurpose, Links, linkSeconds } from '#functions/entities/links.ts';
import type { Owner } from '#functions/entities/owners.ts';

/** Pages that take a mailed token; it travels in the fragment, which no server log and no link scanner gets to see. */
const pages: Record<LinkPurpose, string> = { 'verify-email': '/verify-email', 'reset-password': '/reset-password' };

/** Makes a link that works once, and returns its address. */
export async function mintLink(owner: Pick<Owner, 'id' | 'sessionEpoch'>, purpose: LinkPurpose): Promise<string> {
  const token = newSecret();
  const expiresAt = Math.floor(now().getTime() / 1000) + linkSeconds[purpose];
  const { id: ownerId, sessionEpoch: epoch } = owner;
  await Links.put({ tokenHash: hashOf(token), purpose, ownerId, epoch, expiresAt }).go();
  return `${environment('SITE_ORIGIN')}${pages[purpose]}#token=${token}`;
}
