import { ApiError } from '#functions/core/api-error.ts';
import { now } from '#functions/core/clock.ts';
import { hashOf } from '#functions/core/session.ts';
import { remove, type Write } from '#functions/core/table.ts';
import { type Link, type LinkPurpose, Links } from '#functions/entities/links.ts';

/** Used, late, altered, made up or meant for something else: all answered alike. */
function linkInvalid(): ApiError {
  return new ApiError('linkInvalid');
}

/**
 * What a mailed link stands for, and the write that uses it up: two clicks at once use it once.
 * @throws ApiError `linkInvalid`
 */
export async function openLink(token: string, purpose: LinkPurpose): Promise<{ link: Link; useUp: Write }> {
  const tokenHash = hashOf(token);
  const { data: link } = await Links.get({ tokenHash }).go({ consistent: true });
  if (!link || link.purpose !== purpose || link.expiresAt * 1000 <= now().getTime()) throw linkInvalid();
  const useUp = remove(
    Links.delete({ tokenHash })
      .where((row, { exists }) => exists(row.ownerId))
      .params(),
    linkInvalid,
  );
  return { link, useUp };
}
