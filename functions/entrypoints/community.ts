import { findCallerWithRoles } from '#functions/account/sign-in/caller-with-roles.ts';
import { api } from '#functions/core/http/api.ts';
import { limitWrites } from '#functions/core/http/middleware/limit-writes.ts';
import { forumHandlers } from '#functions/forum/handlers.ts';
import { leadershipHandlers } from '#functions/leadership/handlers.ts';
import type { OperationsOf } from '#functions/manifest.ts';
import { moderationHandlers } from '#functions/moderation/handlers.ts';
import { supportHandlers } from '#functions/support/handlers.ts';
import { forum } from '#shared/contract/forum.ts';
import { leadership } from '#shared/contract/leadership.ts';
import { moderation } from '#shared/contract/moderation.ts';
import { support } from '#shared/contract/support.ts';

/** Serves the forum, its moderation, the applications to lead it, and the requests to support. */
const operations = { ...forum, ...leadership, ...moderation, ...support };

export const handler = api<OperationsOf<'community'>>(operations, findCallerWithRoles, {
  ...forumHandlers,
  ...leadershipHandlers,
  ...moderationHandlers,
  ...supportHandlers,
}).use(limitWrites());
