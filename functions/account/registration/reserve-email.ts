import { ulid } from 'ulid';
import type * as z from 'zod/mini';
import { computeTrialEnd } from '#functions/account/registration/complete-registration.ts';
import { addKnownBrowser } from '#functions/account/sign-in/known-browsers.ts';
import { epochSeconds, now } from '#functions/core/clock.ts';
import { put, remove, transact, update, write } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { log } from '#functions/core/log.ts';
import { type EmailRow, Emails } from '#functions/entities/emails.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { Subscriptions } from '#functions/entities/subscriptions.ts';
import type { Registration } from '#shared/contract/account-forms.ts';
import { hasVisibleText, isUsableName } from '#shared/contract/fields.ts';

export type RegistrationForm = z.output<typeof Registration>;

/** Recognizes a repeat of a registration by its Idempotency-Key. */
export type RequestFingerprint = Required<Pick<EmailRow, 'registrationKey' | 'registrationBody'>>;

/** How long an unfinished registration reserves its email; after that, another one may take it over. */
const leaseMs = 60_000;

/** An unfinished registration is deleted after a week: name, address and email. */
const unfinishedSeconds = 7 * 24 * 3600;

/** Each registration deletes the users of earlier ones, so there are several only if it crashes again and again. */
const maxOrphans = 10;

/** The Cognito users of earlier unfinished registrations of an email. */
export function listOrphanedUserIds(existing: EmailRow | undefined): string[] {
  return existing ? [...(existing.orphanedUserIds ?? []), existing.ownerId].slice(-maxOrphans) : [];
}

interface Reservation {
  form: RegistrationForm;
  /** An unfinished registration of this email. */
  existing: EmailRow | undefined;
  fingerprint: RequestFingerprint | undefined;
  /** The secret in the browser's cookie. */
  browserSecret: string;
}

/**
 * Reserves the email and creates the owner as `registering`. Takes over an unfinished registration after its lease.
 * @throws ApiError `inProgress`
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

/** Ends the lease of a failed registration, so that the next try need not wait. An error here is only logged. */
export async function releaseEmail({ id, email }: Pick<Owner, 'id' | 'email'>): Promise<void> {
  const release = Emails.patch({ email })
    .set({ leaseUntil: 0 })
    .where((row, { eq }) => `${eq(row.ownerId, id)} AND ${eq(row.status, 'registering')}`)
    .params();
  try {
    await write(update(release));
  } catch (error) {
    // `inProgress`: another registration has taken the email over.
    if (!(error instanceof ApiError && error.code === 'inProgress')) log.error('lease not released', error);
  }
}

/** The first word of the name becomes the first name, the rest the last name. */
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
