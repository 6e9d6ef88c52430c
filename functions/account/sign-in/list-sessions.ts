import { epochSeconds } from '#functions/core/clock.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import { Sessions } from '#functions/entities/sessions.ts';
import { account } from '#shared/contract/account.ts';

export const listSessions = defineHandler(account.listSessions, async ({ caller }) => {
  const { data } = await Sessions.query.ofOwner({ ownerId: caller.id }).go({ consistent: true, pages: 1 });
  const seconds = epochSeconds();
  const { sessionEpoch } = getCallerRows(caller).owner;
  return data
    .filter((session) => session.expiresAt > seconds && session.epoch === sessionEpoch)
    .sort((one, other) => other.lastSeenAt.localeCompare(one.lastSeenAt))
    .map(({ id, device, createdAt, lastSeenAt, push }) => ({
      id,
      device,
      createdAt,
      lastSeenAt,
      current: id === caller.sessionId,
      hasPush: push !== undefined,
    }));
});
