import type { ErrorDefinitions } from '#shared/errors/error-definition.ts';

/** The error codes of the moderation domain. */
export const moderationErrors = {
  ownSubmission: { status: 403, message: 'Someone else has to decide about this, because it concerns you.' },
  queueItemNotFound: { status: 404, message: "We couldn't find this in the queue." },
  alreadyDecided: { status: 409, message: 'Someone else has already decided about this.' },
  alreadyObjected: { status: 409, message: "You've already objected. A moderator's second decision is final." },
  nothingToObject: {
    status: 409,
    message: "You can object to a text that a moderator has hidden. This one isn't, or a moderator still looks at it.",
  },
} as const satisfies ErrorDefinitions;
