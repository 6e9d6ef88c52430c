import { buildPublicName } from '#functions/account/public-name.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { getCallerRows } from '#functions/entities/caller.ts';

/** Returns the caller's name as other owners see it. */
export function buildAuthorName(caller: Caller): string {
  return buildPublicName(getCallerRows(caller).owner).name;
}
