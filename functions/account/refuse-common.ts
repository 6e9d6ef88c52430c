import { isCommonPassword } from '#functions/account/common-passwords.ts';
import { Failure } from '#functions/core/failure.ts';

/** @throws Failure 400 on that field when the password is among the 10,000 most common ones */
export function refuseCommon(field: string, password: string): void {
  if (!isCommonPassword(password)) return;
  throw new Failure('invalid', {
    fields: { [field]: 'This password is one of the most common ones. Please choose another' },
  });
}
