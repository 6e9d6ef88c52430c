import { changeProfile } from '#functions/account/change-profile.ts';
import { userOf } from '#functions/account/user.ts';
import { answer } from '#functions/core/api.ts';
import { rowsOf } from '#functions/entities/caller.ts';
import { account } from '#shared/contract/account.ts';

export const updateUser = answer(account.updateUser, async ({ body, caller }) => {
  const { owner, subscription } = rowsOf(caller);
  return userOf(await changeProfile(owner, body), subscription, caller.roles);
});
