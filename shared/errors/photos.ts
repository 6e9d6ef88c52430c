import type { ErrorDefinitions } from '#shared/errors/error-definition.ts';

/** The error codes of the photos domain. */
export const photoErrors = {
  photoUnreadable: { status: 400, message: "We couldn't read this file as a photo. Please choose an image file." },
  photoNotFound: { status: 404, message: "We couldn't find this photo. Please upload it again." },
  photoTooLarge: { status: 413, message: 'Please choose a photo smaller than 10MB and 40 megapixels.' },
} as const satisfies ErrorDefinitions;
