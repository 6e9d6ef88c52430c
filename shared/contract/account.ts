import * as z from 'zod/mini';
import { isTimeZone, timeZoneNamed } from '#shared/calendar.ts';
import {
  addressFields,
  Email,
  Id,
  Instant,
  longestName,
  optionalText,
  PhoneNumber,
  text,
} from '#shared/contract/fields.ts';
import { operation } from '#shared/contract/operation.ts';
import { Password, PasswordOnFile } from '#shared/contract/password.ts';
import { intervals } from '#shared/plans.ts';

/** The signed-in owner, as every screen reads it. */
export const User = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  homeAddress: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  zipCode: z.nullable(z.string()),
  timeZone: z.string(),
  units: z.enum(['lb', 'kg']),
  vetName: z.nullable(z.string()),
  vetPhone: z.nullable(z.string()),
  roles: z.array(z.string()),
  trialEndsAt: Instant,
  isFirstLogin: z.boolean(),
  createdAt: Instant,
});
export type User = z.output<typeof User>;

export const PersonName = text(2, longestName, 'Name must be at least 2 characters');

const chooseTimeZone = 'Please choose a time zone';

/** The time zones that the runtime knows, by IANA name. */
export const TimeZone = z.string(chooseTimeZone).check(
  z.overwrite((name) => timeZoneNamed(name) ?? name),
  z.refine(isTimeZone, `${chooseTimeZone} from the list`),
);

/** The time zone that a browser names by itself; one that is not known counts as not given. */
const BrowserTimeZone = z.pipe(z.string(chooseTimeZone), z.transform(timeZoneNamed));

export const Registration = z.strictObject({
  name: PersonName,
  email: Email,
  password: Password,
  ...addressFields,
  planType: z._default(z.enum(['trial', 'free', 'basic', 'advanced'], 'Please choose a plan'), 'trial'),
  /** How a paid plan would be paid; by the month unless said onConditionFailed. */
  interval: z.optional(z.enum(intervals, 'Please choose monthly or annual')),
  timeZone: z.optional(BrowserTimeZone),
  inviteCode: optionalText(64),
  paymentToken: optionalText(2000),
});

export const Login = z.strictObject({
  email: Email,
  password: PasswordOnFile,
  rememberMe: z._default(z.boolean('Please choose yes or no'), false),
});

const token = z
  .string('This link is not complete')
  .check(z.minLength(1, 'This link is not complete'), z.maxLength(200, 'This link is not complete'));

/** Any part of the account: a missing field stays, null clears it. */
export const AccountChange = z.strictObject({
  firstName: z.optional(text(1, longestName, 'First name is required')),
  lastName: z.optional(text(0, longestName, 'Please write text here')),
  ...addressFields,
  timeZone: z.optional(TimeZone),
  units: z.optional(z.enum(['lb', 'kg'], 'Please choose pounds or kilograms')),
  profileImageUrl: optionalText(2000),
  vetName: optionalText(200),
  vetPhone: PhoneNumber,
});

export const PasswordChange = z.strictObject({ currentPassword: PasswordOnFile, newPassword: Password });

/** One browser that the owner is signed in with. */
export const SessionSummary = z.object({
  id: z.string(),
  /** Browser and system, such as "Firefox on Linux". */
  device: z.string(),
  createdAt: Instant,
  lastSeenAt: Instant,
  /** The browser that asks. */
  current: z.boolean(),
});
export type SessionSummary = z.output<typeof SessionSummary>;

/** Everything around being someone here. */
export const account = {
  register: operation({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Makes an account and signs its owner in. The 7-day trial starts.',
    access: 'public',
    status: 201,
    idempotent: true,
    body: Registration,
    returns: User,
    fails: ['emailTaken', 'inProgress', 'wrongCredentials', 'rateLimited'],
  }),
  login: operation({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Signs in with email and password and sets the session cookie.',
    access: 'public',
    body: Login,
    returns: User,
    fails: ['wrongCredentials', 'rateLimited'],
  }),
  getUser: operation({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in owner.',
    access: 'owner',
    openWhenExpired: true,
    returns: User,
  }),
  startSignIn: operation({
    method: 'GET',
    path: '/api/login',
    summary: 'Sends the browser to the sign-in screen.',
    access: 'public',
    answers: 'redirect',
  }),
  signOut: operation({
    method: 'GET',
    path: '/api/logout',
    summary: 'Ends the session when asked from our own site, and sends the browser to the start.',
    access: 'public',
    answers: 'redirect',
  }),
  updateUser: operation({
    method: 'PUT',
    path: '/api/auth/user',
    summary: 'Changes any part of the account; a missing field stays, null clears it.',
    access: 'owner',
    openWhenExpired: true,
    body: AccountChange,
    returns: User,
  }),
  completeFirstLogin: operation({
    method: 'POST',
    path: '/api/auth/complete-first-login',
    summary: 'Notes that the welcome was seen.',
    access: 'owner',
    openWhenExpired: true,
    returns: User,
  }),
  changePassword: operation({
    method: 'POST',
    path: '/api/auth/change-password',
    summary: 'Sets a new password; every other session ends.',
    access: 'owner',
    openWhenExpired: true,
    body: PasswordChange,
    fails: ['rateLimited'],
  }),
  forgotPassword: operation({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Mails a link that sets a new password, if there is an account. The answer is the same if there is none.',
    access: 'public',
    body: z.strictObject({ email: Email }),
    fails: ['rateLimited'],
  }),
  resetPassword: operation({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Sets a new password by a mailed link, once; every session ends.',
    access: 'link-token',
    body: z.strictObject({ token, password: Password }),
    fails: ['linkInvalid'],
  }),
  verifyEmail: operation({
    method: 'POST',
    path: '/api/auth/verify-email',
    summary: 'Proves by a mailed link that the mailbox is the owner’s, once.',
    access: 'link-token',
    body: z.strictObject({ token }),
    fails: ['linkInvalid'],
  }),
  resendVerification: operation({
    method: 'POST',
    path: '/api/auth/resend-verification',
    summary: 'Mails the verification link again.',
    access: 'owner',
    openWhenExpired: true,
    fails: ['rateLimited'],
  }),
  listSessions: operation({
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'The browsers that the owner is signed in with, the latest seen first.',
    access: 'owner',
    openWhenExpired: true,
    returns: z.array(SessionSummary),
  }),
  signOutEverywhere: operation({
    method: 'DELETE',
    path: '/api/auth/sessions',
    summary: 'Ends every session, this one included.',
    access: 'owner',
    openWhenExpired: true,
  }),
  endSession: operation({
    method: 'DELETE',
    path: '/api/auth/sessions/{id}',
    summary: 'Ends one session.',
    access: 'owner',
    openWhenExpired: true,
    params: z.strictObject({ id: Id }),
    fails: ['sessionNotFound'],
  }),
  countOwners: operation({
    method: 'GET',
    path: '/api/owners/count',
    summary: 'How many owners there are at least, in hundreds; null up to a thousand. May be kept for an hour.',
    access: 'public',
    returns: z.object({ atLeast: z.nullable(z.int()) }),
  }),
};
