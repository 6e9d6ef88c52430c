import * as z from 'zod/mini';

/** In UTF-16 units, as Cognito counts: an emoji is two or more. 256 is the most that it takes. */
export const passwordLength = { least: 6, most: 256 } as const;

const shortPassword = `Password must be at least ${passwordLength.least} characters`;

/** Controls and line breaks, which Cognito refuses, and halves of emoji, which are all the same to it. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * A password in the one spelling of its accents (NFC): keyboards differ, and the pool compares letter by letter.
 * @param isFit what else a password has to be, before its unprintable characters are looked at
 */
function passwordThat(...isFit: z.core.$ZodCheck<string>[]) {
  return z
    .pipe(
      z.string(shortPassword).check(z.normalize()),
      z.string().check(
        z.refine((value) => value.length >= passwordLength.least, shortPassword),
        z.refine(
          (value) => value.length <= passwordLength.most,
          `Password must be at most ${passwordLength.most} characters`,
        ),
        ...isFit,
        z.refine(
          (value) => !unprintable.test(value),
          'Please remove line breaks and other unprintable characters from the password',
        ),
      ),
    )
    .register(z.globalRegistry, { minLength: passwordLength.least, maxLength: passwordLength.most });
}

/** A password that is chosen. White space at either end is refused because people cannot see it. */
export const Password = passwordThat(
  z.refine((value) => value === value.trim(), 'Please remove the space at the start or end of the password'),
);

/** A password that exists already: the rest is for Cognito to say. */
export const PasswordOnFile = passwordThat();
