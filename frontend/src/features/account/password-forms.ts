import * as z from 'zod/mini';
import { PasswordChange } from '#shared/contract/account.ts';
import { Password, passwordLength } from '#shared/contract/password.ts';

const confirmWords = 'Please confirm your password';

/** The password once more. */
export const ConfirmPassword = z.string(confirmWords).check(
  z.normalize(),
  z.refine((value) => value.length >= passwordLength.least, confirmWords),
);

/**
 * Checks that both say the same. It is said together with whatever else is wrong, not only once the rest is right.
 * @param password the field that holds the password
 */
export function sameTwice<Field extends string>(password: Field) {
  return z.refine<Record<Field | 'confirmPassword', string>>((form) => form[password] === form.confirmPassword, {
    path: ['confirmPassword'],
    error: "Passwords don't match",
    when: ({ value }) => {
      const { confirmPassword } = value as { confirmPassword?: unknown };
      return typeof confirmPassword === 'string' && confirmPassword.length >= passwordLength.least;
    },
  });
}

/** What the screen of a mailed reset link asks. */
export const ResetForm = z
  .object({ password: Password, confirmPassword: ConfirmPassword })
  .check(sameTwice('password'));

const currentWords = 'Please enter your current password';

/** The one that exists already: shorter than any can be, it is not the one; the rest is for the server to say. */
const CurrentPassword = z.string(currentWords).check(
  z.normalize(),
  z.minLength(1, currentWords),
  z.refine((value) => value === '' || value.length >= passwordLength.least, 'This is not your current password'),
);

/** What the change-password dialog asks. */
export const ChangeForm = z
  .object({ ...PasswordChange.shape, currentPassword: CurrentPassword, confirmPassword: ConfirmPassword })
  .check(sameTwice('newPassword'));
