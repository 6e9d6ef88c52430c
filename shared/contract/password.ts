import * as z from 'zod/mini';
import { lazyRegExp } from '#shared/lazy-reg-exp.ts';

/**
 * The allowed length of a password in UTF-16 units, as Cognito counts (an emoji has two or more). 256 is its maximum.
 */
export const passwordLength = { min: 6, max: 256 } as const;

const shortPassword = `Password must be at least ${passwordLength.min} characters`;

/**
 * Matches control characters and line breaks, which Cognito rejects, and lone surrogates, which Cognito treats as
 * equal.
 */
const unprintable = lazyRegExp(String.raw`[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]`, 'u');

/**
 * Creates a schema for a password. The password is normalized to NFC, because keyboards encode accents differently.
 * @param checks further checks, before the one for unprintable characters
 */
function passwordWith(...checks: z.core.$ZodCheck<string>[]) {
  return z
    .pipe(
      z.string(shortPassword).check(z.normalize()),
      z.string().check(
        z.refine((value) => value.length >= passwordLength.min, shortPassword),
        z.refine(
          (value) => value.length <= passwordLength.max,
          `Password must be at most ${passwordLength.max} characters`,
        ),
        ...checks,
        z.refine(
          (value) => !unprintable().test(value),
          'Please remove line breaks and other invisible characters from the password',
        ),
      ),
    )
    .register(z.globalRegistry, { minLength: passwordLength.min, maxLength: passwordLength.max });
}

/** A new password. Leading and trailing whitespace is rejected, because people cannot see it. */
export const Password = passwordWith(
  z.refine((value) => value === value.trim(), 'Please remove the space at the start or end of the password'),
);

/** An existing password. Cognito checks whether it is correct. */
export const PasswordOnFile = passwordWith();
