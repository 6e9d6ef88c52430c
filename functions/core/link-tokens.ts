import { epochSeconds } from '#functions/core/clock.ts';
import { tableEntity } from '#functions/core/data/entity.ts';
import { remove, type Write } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { generateSecret, hashSecret } from '#functions/core/http/session.ts';

/** What a link is for and how long it works. Declared by the domain that emails it. */
export interface LinkPurpose {
  readonly name: string;
  readonly lifetimeSeconds: number;
}

/** Single-use tokens of emailed links, by their SHA-256. The tokens themselves are not stored. */
export const LinkTokens = tableEntity('linkToken', 'link#${tokenHash}', 'link', {
  tokenHash: { type: 'string', required: true },
  purpose: { type: 'string', required: true },
  ownerId: { type: 'string', required: true },
  sessionEpoch: { type: 'number', required: true },
  expiresAt: { type: 'number', required: true },
});

/** The owner that a link belongs to. */
export interface LinkHolder {
  ownerId: string;
  /** The owner's session epoch at minting. Compare it to invalidate older links after a password change. */
  sessionEpoch: number;
}

/** Creates a single-use token. Put it in the link's fragment, which browsers do not send to servers. */
export async function mintLinkToken(purpose: LinkPurpose, holder: LinkHolder): Promise<string> {
  const token = generateSecret();
  const expiresAt = epochSeconds() + purpose.lifetimeSeconds;
  const { ownerId, sessionEpoch } = holder;
  await LinkTokens.put({ tokenHash: hashSecret(token), purpose: purpose.name, ownerId, sessionEpoch, expiresAt }).go();
  return token;
}

/**
 * Looks up a token. `useUp` is the write that spends it, for the transaction of the link's action.
 * @throws ApiError `linkInvalid`, the same for used, expired, altered and invented tokens and those of another
 * purpose; the transaction throws it when another request has spent the token
 */
export async function openLinkToken(purpose: LinkPurpose, token: string): Promise<LinkHolder & { useUp: Write }> {
  const tokenHash = hashSecret(token);
  const { data: link } = await LinkTokens.get({ tokenHash }).go({ consistent: true });
  if (!link || link.purpose !== purpose.name || link.expiresAt <= epochSeconds()) {
    throw new ApiError('linkInvalid');
  }
  const spend = LinkTokens.delete({ tokenHash })
    .where((row, { exists }) => exists(row.ownerId))
    .params();
  const { ownerId, sessionEpoch } = link;
  return { ownerId, sessionEpoch, useUp: remove(spend, () => new ApiError('linkInvalid')) };
}
