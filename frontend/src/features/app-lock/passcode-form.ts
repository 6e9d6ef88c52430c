import * as z from 'zod/mini';

const lengthMessage = 'Passcode must be 6 digits.';

const Passcode = z.string(lengthMessage).check(z.regex(/^[0-9]{6}$/, lengthMessage));

/** Checks that both entries of a new passcode are equal, even if another field is invalid, to show all errors at once. */
const checkEntriesMatch = z.refine<{ passcode: string; confirmation: string }>(
  ({ passcode, confirmation }) => passcode === confirmation,
  {
    path: ['confirmation'],
    error: "Passcodes Don't Match",
    when: ({ value }) => Passcode.safeParse((value as { confirmation?: unknown }).confirmation).success,
  },
);

/** A new passcode, entered twice. */
export const NewPasscode = z
  .object({ current: z.string(), passcode: Passcode, confirmation: Passcode })
  .check(checkEntriesMatch);

/** A new passcode in place of the current one. */
export const ChangedPasscode = z
  .object({ current: Passcode, passcode: Passcode, confirmation: Passcode })
  .check(checkEntriesMatch);

/** The current passcode, which turning the lock off requires. */
export const CurrentPasscode = z.object({ current: Passcode, passcode: z.string(), confirmation: z.string() });
