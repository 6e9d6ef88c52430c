import * as z from 'zod/mini';
import { PasswordChange } from '#shared/contract/account-forms.ts';
import { Password, passwordLength } from '#shared/contract/password.ts';

const confirmMessage = 'Please confirm your password';

export const ConfirmPassword = z.string(confirmMessage).check(
  z.normalize(),
  z.refine((value) => value.length >= passwordLength.min, confirmMessage),
);

/**
 * Creates the check that the confirmation equals the password. The check runs even if other fields are invalid, to show
 * all errors at once.
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

/** The form that an emailed reset link opens. The output omits the confirmation. */
export const ResetForm = z.pipe(
  z.object({ password: Password, confirmPassword: ConfirmPassword }).check(checkPasswordsMatch('password')),
  z.transform(({ password }) => ({ password })),
);

const currentMessage = 'Please enter your current password';

/** The current password. Only the minimum length is checked here; the server checks the password itself. */
export const CurrentPassword = z.string(currentMessage).check(
  z.normalize(),
  z.minLength(1, currentMessage),
  z.refine((value) => value === '' || value.length >= passwordLength.min, "That's not your current password"),
);

/** The form of the change-password dialog. The output omits the confirmation. */
export const ChangeForm = z.pipe(
  z
    .object({ ...PasswordChange.shape, currentPassword: CurrentPassword, confirmPassword: ConfirmPassword })
    .check(checkPasswordsMatch('newPassword')),
  z.transform(({ currentPassword, newPassword }) => ({ currentPassword, newPassword })),
);
