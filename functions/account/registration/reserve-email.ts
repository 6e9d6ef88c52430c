import { ulid } from 'ulid';
import type * as z from 'zod/mini';
import { computeTrialEnd } from '#functions/account/registration/complete-registration.ts';
import { addKnownBrowser } from '#functions/account/sign-in/known-browsers.ts';
import { sellsPlans } from '#functions/billing/on-sale.ts';
import { epochSeconds, now } from '#functions/core/clock.ts';
import { put, remove, transact, update, write } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { log } from '#functions/core/log.ts';
import { type EmailRow, Emails } from '#functions/entities/emails.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { Subscriptions } from '#functions/entities/subscriptions.ts';
import type { Registration } from '#shared/contract/account-forms.ts';
import { hasVisibleText, isUsableName } from '#shared/contract/fields.ts';
import { normalizeInviteCode } from '#shared/invite-codes.ts';
import { isPaid, prices } from '#shared/plans.ts';

export type RegistrationForm = z.output<typeof Registration>;

/** MACs of a registration's Idempotency-Key and body. They identify a repeat of the same request. */
export type RequestFingerprint = Required<Pick<EmailRow, 'registrationKey' | 'registrationBody'>>;

/** How long an unfinished registration reserves an email. Afterwards, another registration may take over the email. */
const leaseMs = 60_000;

/** The rows of an unfinished registration are deleted after a week. */
const unfinishedSeconds = 7 * 24 * 3600;

/** Each registration deletes the Cognito users of earlier attempts, so a list this long means repeated crashes. */
const maxOrphans = 10;

/** Lists the usernames of the Cognito users that earlier, unfinished registrations with an email created. */
export function listOrphanedUserIds(existing: EmailRow | undefined): string[] {
  return existing ? [...(existing.orphanedUserIds ?? []), existing.ownerId].slice(-maxOrphans) : [];
}

interface Reservation {
  form: RegistrationForm;
  /** An unfinished registration with this email. */
  existing: EmailRow | undefined;
  fingerprint: RequestFingerprint | undefined;
  /** The secret by which the browser will be recognized. */
  browserSecret: string;
}

/**
 * Reserves the email and creates the owner with the status `registering`. Replaces an unfinished registration whose
 * lease has ended.
 * @throws ApiError `inProgress` while another registration holds the lease of the email
 */
export async function reserveEmail({ form, existing, fingerprint, browserSecret }: Reservation): Promise<Owner> {
  const moment = now();
  if (existing && existing.leaseUntil > moment.getTime()) {
    const retryAfter = Math.ceil((existing.leaseUntil - moment.getTime()) / 1000);
    throw new ApiError('inProgress', { retryAfter });
  }
  const blank = { ...buildOwner(form, moment), knownBrowsers: [] };
  const owner = { ...blank, knownBrowsers: addKnownBrowser(blank, browserSecret) };
  const expiresAt = epochSeconds(moment) + unfinishedSeconds;
  const email = Emails.put({
    email: form.email,
    ownerId: owner.id,
    status: 'registering',
    leaseUntil: moment.getTime() + leaseMs,
    expiresAt,
    orphanedUserIds: existing && listOrphanedUserIds(existing),
    ...fingerprint,
  }).where((row, { eq, notExists }) =>
    existing ? `${eq(row.ownerId, existing.ownerId)} AND ${eq(row.status, 'registering')}` : notExists(row.ownerId),
  );
  const subscription = Subscriptions.create({
    ownerId: owner.id,
    trialEndsAt: computeTrialEnd(),
    chosenPlan: form.planType === 'trial' ? undefined : form.planType,
    chosenInterval: form.interval,
    chosenCents: findAgreedCents(form),
    updatedAt: moment.toISOString(),
    expiresAt,
  });
  await transact([
    put(email.params(), () => new ApiError('inProgress', { retryAfter: 1 })),
    put(Owners.create({ ...owner, expiresAt }).params()),
    put(subscription.params()),
    ...(existing
      ? [
          remove(Owners.delete({ id: existing.ownerId }).params()),
          remove(Subscriptions.delete({ ownerId: existing.ownerId }).params()),
        ]
      : []),
  ]);
  return owner;
}

/** Ends the lease of a failed registration, so that the owner can retry at once. Only logs errors. */
export async function releaseEmail({ id, email }: Pick<Owner, 'id' | 'email'>): Promise<void> {
  const release = Emails.patch({ email })
    .set({ leaseUntil: 0 })
    .where((row, { eq }) => `${eq(row.ownerId, id)} AND ${eq(row.status, 'registering')}`)
    .params();
  try {
    await write(update(release));
  } catch (error) {
    // `inProgress` means that another registration has taken over the email.
    if (!(error instanceof ApiError && error.code === 'inProgress')) log.error('lease not released', error);
  }
}

/** Builds the owner's row. The first word of the name becomes the first name, and the rest becomes the last name. */
function buildOwner(form: RegistrationForm, moment: Date) {
  const words = form.name.split(/\s+/u).filter(hasVisibleText);
  const first = words.findIndex(isUsableName) + 1;
  return {
    id: ulid(moment.getTime()),
    email: form.email,
    emailVerified: false,
    firstName: words.slice(0, first).join(' '),
    lastName: words.slice(first).join(' '),
    homeAddress: form.homeAddress || undefined,
    city: form.city || undefined,
    state: form.state || undefined,
    zipCode: form.zipCode || undefined,
    experienceLevel: form.experienceLevel ?? undefined,
    primaryGoals: form.primaryGoals,
    invitedWith: normalizeInviteCode(form.inviteCode),
    timeZone: form.timeZone ?? 'America/Chicago',
    units: 'lb' as const,
    status: 'registering' as const,
    sessionEpoch: 0,
    isFirstLogin: true,
    dogCount: 0,
    createdAt: moment.toISOString(),
    updatedAt: moment.toISOString(),
  };
}

/** Returns the price of the plan that was chosen at sign-up; undefined while no plans are sold. */
function findAgreedCents({ planType, interval = 'monthly' }: RegistrationForm): number | undefined {
  return isPaid(planType) && sellsPlans() ? prices[planType].cents[interval] : undefined;
}
