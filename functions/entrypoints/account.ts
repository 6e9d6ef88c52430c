import { accountHandlers } from '#functions/account/handlers.ts';
import { findCallerWithRoles } from '#functions/account/sign-in/caller-with-roles.ts';
import { api } from '#functions/core/http/api.ts';
import { limitWrites } from '#functions/core/http/middleware/limit-writes.ts';
import { account } from '#shared/contract/account.ts';

export const handler = api(account, findCallerWithRoles, accountHandlers).use(limitWrites());
