import type { ErrorDefinitions } from '#shared/errors/error-definition.ts';

/** The error codes of the guide domain. */
export const guideErrors = {
  articleNotFound: { status: 404, message: "We couldn't find this article." },
} as const satisfies ErrorDefinitions;
