import { userOf } from '#functions/account/user.ts';
import { answer } from '#functions/core/api.ts';
import { update, write } from '#functions/core/table.ts';
import { rowsOf } from '#functions/entities/caller.ts';
import { Owners } from '#functions/entities/owners.ts';
import { account } from '#shared/contract/account.ts';

export const completeFirstLogin = answer(account.completeFirstLogin, async ({ caller }) => {
  const { owner, subscription } = rowsOf(caller);
  if (owner.isFirstLogin) await write(update(Owners.patch({ id: caller.id }).set({ isFirstLogin: false }).params()));
  return userOf({ ...owner, isFirstLogin: false }, subscription, caller.roles);
});
