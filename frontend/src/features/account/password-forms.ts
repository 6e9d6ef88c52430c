import * as z from 'zod/mini';
import { PasswordChange } from '#shared/contract/account-forms.ts';
import { Password, passwordLength } from '#shared/contract/password.ts';

const confirmMessage = 'Please confirm your password';

export const ConfirmPassword = z.string(confirmMessage).check(
  z.normalize(),
  z.refine((value) => value.length >= passwordLength.min, confirmMessage),
);

/**
 * Checks that the confirmation equals the password. Runs even while other fields are invalid, so all errors show at once.
 * @param password the name of the password field
 */
export function checkPasswordsMatch<Field extends string>(password: Field) {
  return z.refine<Record<Field | 'confirmPassword', string>>((form) => form[password] === form.confirmPassword, {
    path: ['confirmPassword'],
    error: "Passwords don't match",
    when: ({ value }) => {
      const { confirmPassword } = value as { confirmPassword?: unknown };
      return typeof confirmPassword === 'string' && confirmPassword.length >= passwordLength.min;
    },
  });
}

/** The form of an emailed reset link. Its output is sent without the confirmation. */
export const ResetForm = z.pipe(
  z.object({ password: Password, confirmPassword: ConfirmPassword }).check(checkPasswordsMatch('password')),
  z.transform(({ password }) => ({ password })),
);

const currentMessage = 'Please enter your current password';

/** The current password has at least the minimum length. The server checks the rest. */
const CurrentPassword = z.string(currentMessage).check(
  z.normalize(),
  z.minLength(1, currentMessage),
  z.refine((value) => value === '' || value.length >= passwordLength.min, "That's not your current password"),
);

/** The form of the change-password dialog. Its output is sent without the confirmation. */
export const ChangeForm = z.pipe(
  z
    .object({ ...PasswordChange.shape, currentPassword: CurrentPassword, confirmPassword: ConfirmPassword })
    .check(checkPasswordsMatch('newPassword')),
  z.transform(({ currentPassword, newPassword }) => ({ currentPassword, newPassword })),
);
