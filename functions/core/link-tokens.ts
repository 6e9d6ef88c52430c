import { epochSeconds } from '#functions/core/clock.ts';
import { tableEntity } from '#functions/core/data/entity.ts';
import { remove, type Write } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { generateSecret, hashSecret } from '#functions/core/http/session.ts';

/** What an emailed link is for, and how long the link works. Each domain declares the purposes of its links. */
export interface LinkPurpose {
  readonly name: string;
  readonly lifetimeSeconds: number;
}

/** Single-use tokens of emailed links. Only the SHA-256 of a token is stored. */
export const LinkTokens = tableEntity(
  'linkToken',
  'link#${tokenHash}',
  'link',
  {
    tokenHash: { type: 'string', required: true },
    purpose: { type: 'string', required: true },
    ownerId: { type: 'string', required: true },
    sessionEpoch: { type: 'number', required: true },
    expiresAt: { type: 'number', required: true },
  },
  { ofOwner: { index: 'gsi1', pk: 'owner#${ownerId}', sk: 'link#${tokenHash}' } },
);

/** The owner that a link belongs to. */
export interface LinkHolder {
  ownerId: string;
  /** The owner's `sessionEpoch` when the token was created. A change of the epoch invalidates reset links. */
  sessionEpoch: number;
}

/** Creates a single-use token. Put the token in the link's fragment, which browsers do not send to servers. */
export async function mintLinkToken(purpose: LinkPurpose, holder: LinkHolder): Promise<string> {
  const token = generateSecret();
  const expiresAt = epochSeconds() + purpose.lifetimeSeconds;
  const { ownerId, sessionEpoch } = holder;
  await LinkTokens.put({ tokenHash: hashSecret(token), purpose: purpose.name, ownerId, sessionEpoch, expiresAt }).go();
  return token;
}

/**
 * Looks up a token. Include the returned write `useUp` in the transaction of the link's action. The write deletes the
 * token, and fails with `linkInvalid` if another request has used the token.
 * @throws ApiError `linkInvalid` for a used, expired, altered or invented token, and for a token of another purpose
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
