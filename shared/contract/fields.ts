import * as z from 'zod/mini';
import { lazyRegExp } from '#shared/lazy-reg-exp.ts';

/** Returns the length of a text in code points, so that a simple emoji counts as one character. */
function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/**
 * Matches control characters (except line breaks and tabs), lone surrogates, and characters that change the direction
 * of the text that follows.
 */
const unprintable = lazyRegExp(String.raw`(?![\t\n\r])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069]`, 'u');
const lineBreak = /[\t\n\r\u2028\u2029]/;
/** Matches invisible characters: zero-width characters, fillers and the blank Braille cell. */
const unseen = lazyRegExp(String.raw`\p{DI}|\u2800`, 'gu');
const letter = lazyRegExp(String.raw`[\p{L}\p{N}\p{S}\p{Emoji}]`, 'u');

/** Returns a text without invisible characters, trimmed. */
function seen(value: string): string {
  return value.replace(unseen(), '').trim();
}

/** Whether a text has any visible character. */
export function hasVisibleText(value: string): boolean {
  return seen(value) !== '';
}

/** Whether a text can be a name: it has a visible letter, digit or symbol. */
export function isUsableName(value: string): boolean {
  return letter().test(seen(value));
}

function isLongEnough(value: string, minimum: number): boolean {
  if (minimum === 0) return value === '' || hasVisibleText(value);
  return codePoints(seen(value)) >= minimum && isUsableName(value);
}

type Check = z.core.$ZodCheck<string>;

function lines(minimum: number, maximum: number, message: string, ...more: Check[]) {
  return (
    z
      .string(message)
      .check(
        z.trim(),
        z.refine((value) => !unprintable().test(value), 'Please remove invisible characters'),
        z.refine((value) => isLongEnough(value, minimum), message),
        z.refine((value) => codePoints(value) <= maximum, `Please keep this to ${maximum} characters`),
        ...more,
      )
      // JSON Schema cannot show these checks, so the API document takes the limits from the registry.
      .register(z.globalRegistry, { ...(minimum > 0 && { minLength: minimum }), maxLength: maximum })
  );
}

/** The maximum length of a person's name, in characters. */
export const maxNameLength = 200;

/**
 * Creates a schema for a trimmed text of `minimum` to `maximum` characters on one line. If `minimum` is not 0, the text
 * must contain a visible letter, digit or symbol.
 * @param message shown if the text is too short or invisible. Other errors have their own messages.
 * @param more further checks of the trimmed text
 */
export function text(minimum: number, maximum: number, message: string, ...more: Check[]) {
  const isOneLine = z.refine<string>((value) => !lineBreak.test(value), 'Please enter this on one line, without tabs');
  return lines(minimum, maximum, message, isOneLine, ...more);
}

/** Like `unseen`, but without the `g` flag, which would make `test` depend on the previous call. */
const invisible = lazyRegExp(String.raw`\p{DI}|\u2800`, 'u');
/** Matches space characters other than the plain space. */
const otherSpace = lazyRegExp(String.raw`(?! )\p{Zs}`, 'u');

/**
 * Creates a schema for a person's name. Emails contain the name, so invisible characters and special spaces are
 * rejected.
 */
export function personName(minimum: number, message: string) {
  return text(
    minimum,
    maxNameLength,
    message,
    z.refine((value) => !invisible().test(value), 'Please remove invisible characters'),
    z.refine((value) => !otherSpace().test(value), 'Please use plain spaces only'),
  );
}

/** Creates a schema for a trimmed text of `minimum` to `maximum` characters, on one or several lines. */
export function multilineText(minimum: number, maximum: number, message: string) {
  return lines(minimum, maximum, message);
}

const blankMessage = 'Please enter some text';

/** Creates a schema for an optional text on one line. A missing text, null and an empty text mean the same. */
export function optionalText(maximum: number) {
  return z.optional(z.nullable(text(0, maximum, blankMessage)));
}

/** Creates a schema for an optional text on one or several lines. */
export function optionalLines(maximum: number) {
  return z.optional(z.nullable(lines(0, maximum, blankMessage)));
}

const zipMessage = 'Valid ZIP code is required';

/** A required ZIP code. */
export const ZipCode = text(5, 20, zipMessage);

const hasZipLength = z.refine<string>((value) => value === '' || ZipCode.safeParse(value).success, zipMessage);

/** The schemas of an owner's postal address. Every part is optional. */
export const addressFields = {
  homeAddress: optionalText(200),
  city: optionalText(100),
  state: optionalText(100),
  zipCode: z.optional(z.nullable(text(0, 20, blankMessage, hasZipLength))),
};

const phoneMessage = 'Please enter a phone number, such as 515 555 0100';

/** An optional phone number in any notation with at least three digits. */
export const PhoneNumber = z.optional(
  z.nullable(
    text(
      0,
      40,
      blankMessage,
      z.refine((value) => value === '' || /(\d\D*){3}/.test(value), phoneMessage),
    ),
  ),
);

const emailMessage = 'Please enter a valid email address';

/**
 * Matches an email address within the limits of RFC 5321 and RFC 1035: at most 64 characters before the @, and labels
 * of at most 63 characters that do not start or end with a hyphen.
 */
const deliverable = /^[^@]{1,64}@([^.-]([^.]{0,61}[^.-])?(\.|$))+$/;

const maxEmailLength = 254;

/** Creates a schema for an email address, which is trimmed and converted to lower case. */
export function email(message: string) {
  return z
    .pipe(
      z.string(message).check(z.trim(), z.toLowerCase()),
      z.string().check(z.maxLength(maxEmailLength, message), z.email(message), z.regex(deliverable, message)),
    )
    .register(z.globalRegistry, { format: 'email', maxLength: maxEmailLength });
}

/** An email address. */
export const Email = email(emailMessage);

/** Creates a schema for an optional email address. A missing text, null and an empty text mean the same. */
export function optionalEmail(message: string) {
  const isEmail = z.refine<string>((value) => value === '' || email(message).safeParse(value).success, message);
  return z.optional(z.nullable(text(0, maxEmailLength, message, isEmail)));
}

/** An opaque ID. In a path, a malformed ID gets the same response as an unknown ID. */
export const Id = z.string('Please choose one').check(z.regex(/^[0-9A-Za-z_-]{1,64}$/, 'This is not a valid ID'));

/** An instant in UTC, in ISO 8601 format. */
export const Instant = z.iso.datetime('Please enter a date and time');

/** A day without a time, `YYYY-MM-DD`. */
export const LocalDate = z.iso.date('Please enter a date as YYYY-MM-DD');

/** The maximum and the default number of rows on a page. */
export const pageLimit = { max: 100, default: 50 } as const;

/** The query parameters of every operation that returns a list in pages. */
export const Page = z.strictObject({
  limit: z._default(
    z.coerce
      .number('Please enter a number')
      .check(
        z.int('Please enter a whole number'),
        z.gte(1, 'At least 1'),
        z.lte(pageLimit.max, `At most ${pageLimit.max}`),
      ),
    pageLimit.default,
  ),
  cursor: z.optional(z.string().check(z.maxLength(2000, 'This cursor is not valid'))),
});

const photoMessage = 'Please enter a web address that starts with https://';

/** The path of an uploaded photo (`/photos/...`) or an https URL. A missing or empty value means no photo. */
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

/** The secret of an emailed link. */
export const LinkToken = z
  .string('This link is incomplete')
  .check(z.minLength(1, 'This link is incomplete'), z.maxLength(200, 'This link is incomplete'));
