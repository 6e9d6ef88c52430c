import { changeProfile } from '#functions/account/change-profile.ts';
import { toUser } from '#functions/account/user.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { callerRows } from '#functions/entities/caller.ts';
import { account } from '#shared/contract/account.ts';

export const updateUser = defineHandler(account.updateUser, async ({ body, caller }) => {
  const { owner, subscription } = callerRows(caller);
  return toUser(await changeProfile(owner, body), subscription, caller.roles);
});
