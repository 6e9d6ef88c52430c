import { toUser } from '#functions/account/user.ts';
import { update, write } from '#functions/core/data/table.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { callerRows } from '#functions/entities/caller.ts';
import { Owners } from '#functions/entities/owners.ts';
import { account } from '#shared/contract/account.ts';

export const completeFirstLogin = defineHandler(account.completeFirstLogin, async ({ caller }) => {
  const { owner, subscription } = callerRows(caller);
  if (owner.isFirstLogin) await write(update(Owners.patch({ id: caller.id }).set({ isFirstLogin: false }).params()));
  return toUser({ ...owner, isFirstLogin: false }, subscription, caller.roles);
});
