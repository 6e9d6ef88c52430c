import type { Caller } from '#functions/core/http/session.ts';
import { getCallerRows } from '#functions/entities/caller.ts';

/** Returns the caller's name as other owners see it: the first name and the last initial, such as "Maya L." */
export function buildAuthorName(caller: Caller): string {
  const { firstName, lastName } = getCallerRows(caller).owner;
  const [initial] = lastName.trim();
  return initial ? `${firstName} ${initial.toUpperCase()}.` : firstName;
}
