import type { ErrorDefinitions } from '#shared/errors/error-definition.ts';

/** The error codes of the forum. */
export const forumErrors = {
  notAuthor: { status: 403, message: 'Only the person who wrote this can change it.' },
  postNotFound: { status: 404, message: "We couldn't find this post. It may have been deleted." },
  commentNotFound: { status: 404, message: "We couldn't find this comment. It may have been deleted." },
  ownerNotFound: { status: 404, message: "We couldn't find this person." },
  alreadyReported: { status: 409, message: "You've already reported this. Our moderators will look at it." },
  ownContent: { status: 409, message: "You can't report what you wrote. You can change or delete it." },
  blockLimitReached: { status: 409, message: "You've blocked as many people as we can keep. Unblock someone first." },
} as const satisfies ErrorDefinitions;
