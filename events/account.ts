import * as z from 'zod/mini';
import { event } from '#events/event.ts';

/** An account is complete: owner, Cognito user and trial exist. */
export const OwnerRegistered = event('OwnerRegistered', z.object({ ownerId: z.string() }));

/** The owner proved that the email address is theirs. */
export const EmailVerified = event('EmailVerified', z.object({ ownerId: z.string() }));

/** The owner asked for the verification email again. */
export const VerificationRequested = event('VerificationRequested', z.object({ ownerId: z.string() }));

/** Someone asked to reset a password. `ownerId` is empty when no account has the address. */
export const PasswordResetRequested = event('PasswordResetRequested', z.object({ ownerId: z.string() }));

export const PasswordChanged = event('PasswordChanged', z.object({ ownerId: z.string() }));

/** A sign-in from a browser that is new to the account. */
export const SignedInElsewhere = event('SignedInElsewhere', z.object({ ownerId: z.string(), device: z.string() }));
