import * as z from 'zod/mini';

/**
 * Length in code points, so that an emoji counts as one letter and a limit means what an owner counts.
 */
function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/**
 * Control characters (line breaks and tabs excepted) and lone surrogates, which no store or mail carries safely, and what
 * turns the direction of the words after it around, so that they read as others.
 */
const unprintable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/u;
const lineBreak = /[\t\n\r\u2028\u2029]/;
/** Zero-width characters, fillers and the blank Braille cell. */
const unseen = /\p{DI}|\u2800/gu;
const letter = /[\p{L}\p{N}\p{S}\p{Emoji}]/u;

/** What people see of a text. */
function seen(value: string): string {
  return value.replace(unseen, '').trim();
}

/** Whether people see anything of a text. */
export function isSeen(value: string): boolean {
  return seen(value) !== '';
}

/** Whether a text has a letter, a digit or a symbol that people see: enough of a name. */
export function isNaming(value: string): boolean {
  return letter.test(seen(value));
}

function isLongEnough(value: string, minimum: number): boolean {
  if (minimum === 0) return value === '' || isSeen(value);
  return codePoints(seen(value)) >= minimum && isNaming(value);
}

function lines(minimum: number, maximum: number, message: string) {
  return z
    .pipe(
      z.string(message).check(z.trim()),
      z.string().check(
        z.refine((value) => !unprintable.test(value), 'Please remove the unprintable characters'),
        z.refine((value) => isLongEnough(value, minimum), message),
        z.refine((value) => codePoints(value) <= maximum, `Please keep this to ${maximum} characters`),
      ),
      // JSON Schema cannot show checks that are functions, so the API document takes the limits from here.
    )
    .register(z.globalRegistry, { ...(minimum > 0 && { minLength: minimum }), maxLength: maximum });
}

/**
 * A trimmed text of `minimum` to `maximum` letters on one line. What must be given names something.
 * @param message said when it is too short or nothing of it is seen; too long and unprintable have words of their own
 */
export function text(minimum: number, maximum: number, message: string) {
  return lines(minimum, maximum, message).check(
    z.refine((value) => !lineBreak.test(value), 'Please write this on one line, without tabs'),
  );
}

const blankMessage = 'Please write text here';

/** An optional text on one line: missing and empty mean the same, not given. */
export function optionalText(maximum: number) {
  return z.optional(z.nullable(text(0, maximum, blankMessage)));
}

/** An optional text that may have several lines. */
export function optionalLines(maximum: number) {
  return z.optional(z.nullable(lines(0, maximum, blankMessage)));
}

/** Letters that a name may have at most. */
export const longestName = 200;

/** Where an owner lives; every part of it may be left out. */
export const addressFields = {
  homeAddress: optionalText(200),
  city: optionalText(100),
  state: optionalText(100),
  zipCode: optionalText(20),
};

const phoneMessage = 'Please enter a phone number with its digits, such as 515 555 0100';

/** An optional phone number, written as people write them: what it needs is the digits. */
export const PhoneNumber = z.optional(
  z.nullable(
    text(0, 40, blankMessage).check(z.refine((value) => value === '' || /(\d\D*){3}/.test(value), phoneMessage)),
  ),
);

const emailMessage = 'Please enter a valid email address';

/**
 * The parts of an address that mail can be delivered to: at most 64 letters before the @, 63 between two dots after it, none
 * of them with a hyphen at an end.
 */
const deliverable = /^[^@]{1,64}@([^.-]([^.]{0,61}[^.-])?(\.|$))+$/;

const longestEmail = 254;

/** An e-mail address, trimmed and in lower case: one person, one spelling. */
export const Email = z
  .pipe(
    z.string(emailMessage).check(z.trim(), z.toLowerCase()),
    z
      .string()
      .check(z.maxLength(longestEmail, emailMessage), z.email(emailMessage), z.regex(deliverable, emailMessage)),
  )
  .register(z.globalRegistry, { format: 'email', maxLength: longestEmail });

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
