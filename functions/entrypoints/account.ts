import { accountHandlers } from '#functions/account/handlers.ts';
import { findCallerWithRoles } from '#functions/account/sign-in/caller-with-roles.ts';
import { api } from '#functions/core/http/api.ts';
import { limitWrites } from '#functions/core/http/middleware/limit-writes.ts';
import { leavingHandlers } from '#functions/leaving/handlers.ts';
import type { OperationsOf } from '#functions/manifest.ts';
import { passkeyHandlers } from '#functions/passkeys/handlers.ts';
import { account } from '#shared/contract/account.ts';
import { leaving } from '#shared/contract/leaving.ts';
import { passkeys } from '#shared/contract/passkeys.ts';

export const handler = api<OperationsOf<'account'>>({ ...account, ...leaving, ...passkeys }, findCallerWithRoles, {
  ...accountHandlers,
  ...leavingHandlers,
  ...passkeyHandlers,
}).use(limitWrites());
