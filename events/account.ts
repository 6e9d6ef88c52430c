import * as z from 'zod/mini';
import { event } from '#events/event.ts';

/** A registration was completed: the owner, the Cognito user and the trial exist. */
export const OwnerRegistered = event('OwnerRegistered', z.object({ ownerId: z.string() }), {
  consumers: ['consumers', 'mail'],
  isMetric: true,
});

/** The owner proved that the email address is theirs. */
export const EmailVerified = event('EmailVerified', z.object({ ownerId: z.string() }), {
  consumers: ['consumers'],
});

/** The owner changed their name. */
export const OwnerRenamed = event('OwnerRenamed', z.object({ ownerId: z.string() }), { consumers: ['consumers'] });

/** The owner changed or removed their profile picture. */
export const OwnerPictureChanged = event('OwnerPictureChanged', z.object({ ownerId: z.string() }), {
  consumers: ['consumers'],
});

/** The owner asked for the verification email again. */
export const VerificationRequested = event('VerificationRequested', z.object({ ownerId: z.string() }), {
  consumers: ['mail'],
});

/** Someone asked to reset a password. `ownerId` is empty when no account has the address. */
export const PasswordResetRequested = event('PasswordResetRequested', z.object({ ownerId: z.string() }), {
  consumers: ['mail'],
});

export const PasswordChanged = event('PasswordChanged', z.object({ ownerId: z.string() }), { consumers: ['mail'] });

/** The owner, or somebody with the password, added a passkey. */
export const PasskeyAdded = event('PasskeyAdded', z.object({ ownerId: z.string(), device: z.string() }), {
  consumers: ['mail'],
});

/** A sign-in from a browser that is new to the account. */
export const SignedInElsewhere = event('SignedInElsewhere', z.object({ ownerId: z.string(), device: z.string() }), {
  consumers: ['mail'],
});

/** An owner for whom something was scheduled has opened the app again, after 30 days or more. */
export const OwnerReturned = event('OwnerReturned', z.object({ ownerId: z.string() }), { consumers: ['consumers'] });
