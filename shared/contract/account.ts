import * as z from 'zod/mini';
import { AccountChange, Login, PasswordChange, Registration } from '#shared/contract/account-forms.ts';
import { Email, Id, Instant, LinkToken } from '#shared/contract/fields.ts';
import { defineOperation } from '#shared/contract/operation.ts';
import { Password } from '#shared/contract/password.ts';
import { experienceLevels, goals } from '#shared/owners.ts';

const NullableText = z.nullable(z.string());

/** The signed-in owner. */
export const User = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** Whether an email to `email` bounced or was marked as spam. If so, we send no more emails. */
  emailUndeliverable: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: NullableText,
  homeAddress: NullableText,
  city: NullableText,
  state: NullableText,
  zipCode: NullableText,
  timeZone: z.string(),
  units: z.enum(['lb', 'kg']),
  vetName: NullableText,
  vetPhone: NullableText,
  experienceLevel: z.nullable(z.enum(experienceLevels)),
  primaryGoals: z.array(z.enum(goals)),
  roles: z.array(z.string()),
  trialEndsAt: Instant,
  isFirstLogin: z.boolean(),
  createdAt: Instant,
  /** When the account will be deleted; null unless the owner has asked for that. */
  deletesAt: z.nullable(Instant),
});
export type User = z.output<typeof User>;

/** A browser in which the owner is signed in. */
export const SessionSummary = z.object({
  id: z.string(),
  /** The browser and operating system, such as "Firefox on Linux". */
  device: z.string(),
  createdAt: Instant,
  lastSeenAt: Instant,
  /** Whether the session is the one that sent this request. */
  current: z.boolean(),
  /** Whether push is on in the browser. */
  hasPush: z.boolean(),
});
export type SessionSummary = z.output<typeof SessionSummary>;

/** The operations on accounts, sessions and passwords. */
export const account = {
  register: defineOperation({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Creates an account and signs its owner in. The 7-day trial starts.',
    access: 'public',
    status: 201,
    idempotent: true,
    body: Registration,
    returns: User,
    fails: ['emailTaken', 'inProgress', 'wrongCredentials', 'rateLimited'],
  }),
  login: defineOperation({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Signs in with email and password and sets the session cookie.',
    access: 'public',
    body: Login,
    returns: User,
    fails: ['wrongCredentials', 'rateLimited'],
  }),
  getUser: defineOperation({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'Returns the signed-in owner.',
    access: 'owner',
    openWhenExpired: true,
    returns: User,
  }),
  startSignIn: defineOperation({
    method: 'GET',
    path: '/api/login',
    summary: 'Redirects to the sign-in screen, or with `new=true` to the sign-up screen.',
    access: 'public',
    answers: 'redirect',
    query: z.object({ new: z.optional(z.string()) }),
  }),
  signOut: defineOperation({
    method: 'GET',
    path: '/api/logout',
    summary: 'Ends the session if the request comes from our site, and redirects to the start page.',
    access: 'public',
    answers: 'redirect',
  }),
  updateUser: defineOperation({
    method: 'PUT',
    path: '/api/auth/user',
    summary: 'Changes any part of the account. A missing field is unchanged, null clears it.',
    access: 'owner',
    openWhenExpired: true,
    body: AccountChange,
    returns: User,
  }),
  completeFirstLogin: defineOperation({
    method: 'POST',
    path: '/api/auth/complete-first-login',
    summary: 'Marks the welcome as seen.',
    access: 'owner',
    openWhenExpired: true,
    returns: User,
  }),
  changePassword: defineOperation({
    method: 'POST',
    path: '/api/auth/change-password',
    summary: 'Sets a new password and ends every other session.',
    access: 'owner',
    openWhenExpired: true,
    body: PasswordChange,
    fails: ['rateLimited'],
  }),
  forgotPassword: defineOperation({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Emails a password reset link if there is an account. The response is the same if there is none.',
    access: 'public',
    body: z.strictObject({ email: Email }),
    fails: ['rateLimited'],
  }),
  resetPassword: defineOperation({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Sets a new password with an emailed link, once, and ends every session.',
    access: 'link-token',
    body: z.strictObject({ token: LinkToken, password: Password }),
    fails: ['linkInvalid'],
  }),
  verifyEmail: defineOperation({
    method: 'POST',
    path: '/api/auth/verify-email',
    summary: 'Verifies the email address with an emailed link, once.',
    access: 'link-token',
    body: z.strictObject({ token: LinkToken }),
    fails: ['linkInvalid'],
  }),
  resendVerification: defineOperation({
    method: 'POST',
    path: '/api/auth/resend-verification',
    summary: 'Emails the verification link again.',
    access: 'owner',
    openWhenExpired: true,
    fails: ['rateLimited'],
  }),
  listSessions: defineOperation({
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'Lists the browsers in which the owner is signed in, most recently seen first.',
    access: 'owner',
    openWhenExpired: true,
    returns: z.array(SessionSummary),
  }),
  signOutEverywhere: defineOperation({
    method: 'DELETE',
    path: '/api/auth/sessions',
    summary: 'Ends every session, including this one.',
    access: 'owner',
    endsSessions: true,
    openWhenExpired: true,
  }),
  endSession: defineOperation({
    method: 'DELETE',
    path: '/api/auth/sessions/{id}',
    summary: 'Ends one session.',
    access: 'owner',
    endsSessions: true,
    openWhenExpired: true,
    params: z.strictObject({ id: Id }),
    fails: ['sessionNotFound'],
  }),
  countOwners: defineOperation({
    method: 'GET',
    path: '/api/owners/count',
    summary: 'Counts the owners, rounded down to hundreds; null up to a thousand. Cacheable for an hour.',
    access: 'public',
    returns: z.object({ atLeast: z.nullable(z.int()) }),
  }),
};
