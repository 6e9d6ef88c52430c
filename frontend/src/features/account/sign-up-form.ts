import * as z from 'zod/mini';
import { type Login, Registration } from '#shared/contract/account.ts';
import { type Interval, isPaid } from '#shared/plans.ts';
import { intervalFrom } from '../../lib/paths.ts';
import { ConfirmPassword, sameTwice } from './password-forms.ts';

const { name, email, password, homeAddress, city, state, zipCode } = Registration.shape;

/** What the sign-up form asks: the contract's own rules, and the password once more. */
export const SignUpForm = z
  .object({ name, email, password, confirmPassword: ConfirmPassword, homeAddress, city, state, zipCode })
  .check(sameTwice('password'));
export type SignUpForm = z.input<typeof SignUpForm>;

/** What is typed on either tab, so that a look at the other one loses nothing. */
export interface Typed {
  signUp?: SignUpForm;
  signIn?: z.input<typeof Login>;
  /** Only the password is missing there: the form begins at it. */
  atPassword?: boolean;
}

export type PlanType = z.input<typeof Registration>['planType'];

/** What is signed up for. */
export interface Choice {
  plan: NonNullable<PlanType>;
  interval: Interval;
}

/** The plan that the address names, else the one that the device remembers; anything unknown is the trial alone. */
export function choiceFrom(search: URLSearchParams, remembered: Choice | undefined): Choice {
  const plan = search.get('plan');
  if (plan === 'free' || plan === 'trial' || isPaid(plan)) return { plan, interval: intervalFrom(search) };
  return remembered ?? { plan: 'trial', interval: 'monthly' };
}

/** What the site itself adds to the form. */
export interface SignUpContext {
  planType: NonNullable<PlanType>;
  interval: Interval;
  timeZone: string | undefined;
  inviteCode: string | null;
  paymentToken: string | null;
}

/** What is sent: the password once, blank optional fields left out. */
export function registrationFrom(
  form: z.output<typeof SignUpForm>,
  context: SignUpContext,
): z.input<typeof Registration> {
  return {
    name: form.name,
    email: form.email,
    password: form.password,
    homeAddress: form.homeAddress || undefined,
    city: form.city || undefined,
    state: form.state || undefined,
    zipCode: form.zipCode || undefined,
    planType: context.planType,
    interval: isPaid(context.planType) ? context.interval : undefined,
    timeZone: context.timeZone,
    inviteCode: context.inviteCode || undefined,
    paymentToken: context.paymentToken || undefined,
  };
}
