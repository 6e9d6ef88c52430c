import * as z from 'zod/mini';
import { Registration } from '#shared/contract/account-forms.ts';
import { type Interval, isPaid } from '#shared/plans.ts';
import { readInterval } from '../../domain/billing/paths.ts';
import { readPendingContact, readPendingOnboarding } from '../../domain/onboarding/pending-sign-up.ts';
import { ConfirmPassword, checkPasswordsMatch } from './password-forms.ts';

const { name, email, password, homeAddress, city, state, zipCode } = Registration.shape;

function leaveOutBlank(rule: typeof city) {
  return z.pipe(
    rule,
    z.transform((value) => value || undefined),
  );
}

/** The sign-up form: the fields of the contract, and a confirmation of the password, which the output omits. */
export const SignUpForm = z.pipe(
  z
    .object({
      name,
      email,
      password,
      confirmPassword: ConfirmPassword,
      homeAddress: leaveOutBlank(homeAddress),
      city: leaveOutBlank(city),
      state: leaveOutBlank(state),
      zipCode: leaveOutBlank(zipCode),
    })
    .check(checkPasswordsMatch('password')),
  z.transform(({ confirmPassword: _, ...form }) => form),
);
export type SignUpForm = z.input<typeof SignUpForm>;

const typed = z.string().check(z.maxLength(300));

/** The draft: everything that was typed, except for the passwords. */
export const SignUpDraft = z.object({
  name: typed,
  email: typed,
  homeAddress: typed,
  city: typed,
  state: typed,
  zipCode: typed,
});

/** Reads the form's default values from what the visitor has typed on earlier screens. */
export function readSignUpDefaults(): SignUpForm {
  const { name, email, ...address } = readPendingContact();
  return { name, email, password: '', confirmPassword: '', ...address };
}

const StoredAbout = z.object({
  experienceLevel: z.catch(Registration.shape.experienceLevel, undefined),
  primaryGoals: z.catch(Registration.shape.primaryGoals, undefined),
});

/** Reads the setup wizard's experience level and goals. Ignores invalid values, as storage can be tampered with. */
export function readPendingAbout(): z.output<typeof StoredAbout> {
  return StoredAbout.parse(readPendingOnboarding());
}

export type PlanType = z.input<typeof Registration>['planType'];

/** The plan to sign up for. */
export interface Choice {
  plan: NonNullable<PlanType>;
  interval: Interval;
}

/** Returns the plan in the query string, else the pending plan, else the trial. */
export function parseChoice(search: URLSearchParams, pending: Choice | undefined): Choice {
  const plan = search.get('plan');
  if (plan === 'free' || plan === 'trial' || isPaid(plan)) return { plan, interval: readInterval(search) };
  return pending ?? { plan: 'trial', interval: 'monthly' };
}

/** The fields of the sign-up request that the visitor does not type. */
export interface SignUpContext {
  planType: NonNullable<PlanType>;
  interval: Interval;
  timeZone: string | undefined;
  /** The experience level and goals from the setup wizard; empty if the wizard was not completed. */
  about: Pick<z.input<typeof Registration>, 'experienceLevel' | 'primaryGoals'>;
  inviteCode: string | null;
  paymentToken: string | null;
}

/** Builds the body of the sign-up request from the form and its context. */
export function toRegistration(
  form: z.output<typeof SignUpForm>,
  { planType, interval, timeZone, about, inviteCode, paymentToken }: SignUpContext,
): z.input<typeof Registration> {
  return {
    ...form,
    planType,
    interval: isPaid(planType) ? interval : undefined,
    timeZone,
    ...about,
    inviteCode: inviteCode || undefined,
    paymentToken: paymentToken || undefined,
  };
}
