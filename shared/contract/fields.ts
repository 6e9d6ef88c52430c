import * as z from 'zod/mini';

/**
 * Length in code points, so that an emoji counts as one letter and a limit means what an owner counts.
 */
function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Control characters (line breaks and tabs excepted) and lone surrogates, which no store or mail carries safely. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are exactly what is refused
const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]|\p{Surrogate}/u;

/**
 * A trimmed text of `minimum` to `maximum` letters.
 * @param message said when it is too short; too long and unprintable have words of their own
 */
export function text(minimum: number, maximum: number, message: string) {
  return z.pipe(
    z.string(message).check(z.trim()),
    z.string().check(
      z.refine((value) => codePoints(value) >= minimum, message),
      z.refine((value) => codePoints(value) <= maximum, `Please keep this to ${maximum} characters`),
      z.refine((value) => !unprintable.test(value), 'Please remove the unprintable characters'),
    ),
  );
}

/** An optional text: missing and empty mean the same, not given. */
export function optionalText(maximum: number) {
  return z.optional(z.nullable(text(0, maximum, 'Please write text here')));
}

const emailMessage = 'Please enter a valid email address';

/** An e-mail address, trimmed and in lower case: one person, one spelling. */
export const Email = z.pipe(
  z.string(emailMessage).check(z.trim(), z.toLowerCase()),
  z.string().check(z.maxLength(254, emailMessage), z.email(emailMessage)),
);

/** Identifiers are opaque to callers: letters and digits. Anything else cannot exist and is answered like an unknown one. */
export const Id = z.string('Please choose one').check(z.regex(/^[0-9A-Za-z_-]{1,64}$/, 'This is not a valid id'));

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime('Please give a date and time');

/** A day without a time, `YYYY-MM-DD`. */
export const LocalDate = z.iso.date('Please give a date as YYYY-MM-DD');

/** Largest and usual number of rows on a page. */
export const pageLimit = { most: 100, usual: 50 } as const;

/** The query of every list: how many, and where to go on. */
export const Page = z.strictObject({
  limit: z._default(
    z.coerce
      .number('Please give a number')
      .check(
        z.int('Please give a whole number'),
        z.gte(1, 'At least 1'),
        z.lte(pageLimit.most, `At most ${pageLimit.most}`),
      ),
    pageLimit.usual,
  ),
  cursor: z.optional(z.string().check(z.maxLength(2000, 'This page marker is not valid'))),
});

const photoMessage = 'Please give a web address that starts with https://';

/** A picture: an uploaded photo of ours (`/photos/...`), or an address on the web. Missing and empty mean none. */
export const PhotoUrl = z.optional(
  z.nullable(
    z.string(photoMessage).check(
      z.trim(),
      z.maxLength(2000, photoMessage),
      z.refine((value) => value === '' || value.startsWith('/photos/') || isHttps(value), photoMessage),
    ),
  ),
);

function isHttps(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}
