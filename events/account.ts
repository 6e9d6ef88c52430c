import * as z from 'zod/mini';
import { event } from '#events/event.ts';

/** An account is whole: owner, sign-in and trial exist. */
export const OwnerRegistered = event('OwnerRegistered', z.object({ ownerId: z.string() }));

/** The owner proved that the mailbox is theirs. */
export const EmailVerified = event('EmailVerified', z.object({ ownerId: z.string() }));

/** The owner asked for the verification mail again. */
export const VerificationRequested = event('VerificationRequested', z.object({ ownerId: z.string() }));

/** Someone asked for a way back in; `ownerId` is empty when nobody has the e-mail. */
export const PasswordResetRequested = event('PasswordResetRequested', z.object({ ownerId: z.string() }));

export const PasswordChanged = event('PasswordChanged', z.object({ ownerId: z.string() }));

/** A sign-in from a browser unlike those that the owner is signed in with. */
export const SignedInElsewhere = event('SignedInElsewhere', z.object({ ownerId: z.string(), device: z.string() }));
