import * as z from 'zod/mini';
import { isTimeZone, timeZoneNamed } from '#shared/calendar.ts';
import { addressFields, Email, Id, Instant, optionalText, PhoneNumber, personName } from '#shared/contract/fields.ts';
import { operation } from '#shared/contract/operation.ts';
import { Password, PasswordOnFile } from '#shared/contract/password.ts';
import { intervals } from '#shared/plans.ts';

const NullableText = z.nullable(z.string());

/** The signed-in owner. */
export const User = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** Whether an email to it bounced or was marked as spam, so that we send no more. */
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
  roles: z.array(z.string()),
  trialEndsAt: Instant,
  isFirstLogin: z.boolean(),
  createdAt: Instant,
});
export type User = z.output<typeof User>;

export const PersonName = personName(2, 'Name must be at least 2 characters');

const chooseTimeZone = 'Please choose a time zone';

/** An IANA time zone. */
export const TimeZone = z.string(chooseTimeZone).check(
  z.overwrite((name) => timeZoneNamed(name) ?? name),
  z.refine(isTimeZone, `${chooseTimeZone} from the list`),
);

/** The time zone that a browser reports; an unknown one is ignored. */
const BrowserTimeZone = z.pipe(z.string(chooseTimeZone), z.transform(timeZoneNamed));

export const Registration = z.strictObject({
  name: PersonName,
  email: Email,
  password: Password,
  ...addressFields,
  planType: z._default(z.enum(['trial', 'free', 'basic', 'advanced'], 'Please choose a plan'), 'trial'),
  /** How a paid plan would be billed; monthly by default. */
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
  .string('This link is incomplete')
  .check(z.minLength(1, 'This link is incomplete'), z.maxLength(200, 'This link is incomplete'));

/** Any part of the account. A missing field is unchanged, null clears it. */
export const AccountChange = z.strictObject({
  firstName: z.optional(personName(1, 'First name is required')),
  lastName: z.optional(personName(0, 'Please enter some text')),
  ...addressFields,
  timeZone: z.optional(TimeZone),
  units: z.optional(z.enum(['lb', 'kg'], 'Please choose pounds or kilograms')),
  profileImageUrl: optionalText(2000),
  vetName: optionalText(200),
  vetPhone: PhoneNumber,
});

export const PasswordChange = z.strictObject({ currentPassword: PasswordOnFile, newPassword: Password });

/** A browser in which the owner is signed in. */
export const SessionSummary = z.object({
  id: z.string(),
  /** Browser and system, such as "Firefox on Linux". */
  device: z.string(),
  createdAt: Instant,
  lastSeenAt: Instant,
  /** Whether it is the caller's own. */
  current: z.boolean(),
});
export type SessionSummary = z.output<typeof SessionSummary>;

/** Accounts, sessions and passwords. */
export const account = {
  register: operation({
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
    summary: 'Returns the signed-in owner.',
    access: 'owner',
    openWhenExpired: true,
    returns: User,
  }),
  startSignIn: operation({
    method: 'GET',
    path: '/api/login',
    summary: 'Redirects to the sign-in screen.',
    access: 'public',
    answers: 'redirect',
  }),
  signOut: operation({
    method: 'GET',
    path: '/api/logout',
    summary: 'Ends the session if the request comes from our site, and redirects to the start page.',
    access: 'public',
    answers: 'redirect',
  }),
  updateUser: operation({
    method: 'PUT',
    path: '/api/auth/user',
    summary: 'Changes any part of the account. A missing field is unchanged, null clears it.',
    access: 'owner',
    openWhenExpired: true,
    body: AccountChange,
    returns: User,
  }),
  completeFirstLogin: operation({
    method: 'POST',
    path: '/api/auth/complete-first-login',
    summary: 'Marks the welcome as seen.',
    access: 'owner',
    openWhenExpired: true,
    returns: User,
  }),
  changePassword: operation({
    method: 'POST',
    path: '/api/auth/change-password',
    summary: 'Sets a new password and ends every other session.',
    access: 'owner',
    openWhenExpired: true,
    body: PasswordChange,
    fails: ['rateLimited'],
  }),
  forgotPassword: operation({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Emails a password reset link if there is an account. The response is the same if there is none.',
    access: 'public',
    body: z.strictObject({ email: Email }),
    fails: ['rateLimited'],
  }),
  resetPassword: operation({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Sets a new password with an emailed link, once, and ends every session.',
    access: 'link-token',
    body: z.strictObject({ token, password: Password }),
    fails: ['linkInvalid'],
  }),
  verifyEmail: operation({
    method: 'POST',
    path: '/api/auth/verify-email',
    summary: 'Verifies the email address with an emailed link, once.',
    access: 'link-token',
    body: z.strictObject({ token }),
    fails: ['linkInvalid'],
  }),
  resendVerification: operation({
    method: 'POST',
    path: '/api/auth/resend-verification',
    summary: 'Emails the verification link again.',
    access: 'owner',
    openWhenExpired: true,
    fails: ['rateLimited'],
  }),
  listSessions: operation({
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'Lists the browsers in which the owner is signed in, most recently seen first.',
    access: 'owner',
    openWhenExpired: true,
    returns: z.array(SessionSummary),
  }),
  signOutEverywhere: operation({
    method: 'DELETE',
    path: '/api/auth/sessions',
    summary: 'Ends every session, including this one.',
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
    summary: 'Counts the owners, rounded down to hundreds; null up to a thousand. Cacheable for an hour.',
    access: 'public',
    returns: z.object({ atLeast: z.nullable(z.int()) }),
  }),
};
