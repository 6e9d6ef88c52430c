import { expect, test } from 'vitest';
import {
  parseChoice,
  type SignUpContext,
  SignUpForm,
  toRegistration,
} from '../../../../frontend/src/features/account/sign-up-form.ts';

const sam = { name: 'Sam Lee', email: 'sam@example.com', password: 'wag-tail-42', confirmPassword: 'wag-tail-42' };

function wrong(form: object): Record<string, string> {
  const issues = SignUpForm.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

test('a blank form reports every required field, and no optional one', () => {
  const blank = {
    name: '',
    email: '',
    password: '',
    confirmPassword: '',
    homeAddress: '',
    city: '',
    state: '',
    zipCode: '',
  };
  expect(wrong(blank)).toEqual({
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    password: 'Password must be at least 6 characters',
    confirmPassword: 'Please confirm your password',
  });
});

test('different passwords are reported even while another field is wrong', () => {
  expect(wrong({ ...sam, name: '', confirmPassword: 'wag-tail-43' })).toEqual({
    name: 'Name must be at least 2 characters',
    confirmPassword: "Passwords don't match",
  });
});

test('two Unicode spellings of a password count as the same', () => {
  expect(wrong({ ...sam, password: 'cafe\u0301-42', confirmPassword: 'café-42' })).toEqual({});
  expect(wrong({ ...sam, password: 'café-42', confirmPassword: 'cafe\u0301-42' })).toEqual({});
});

test('the request leaves out the confirmation and blank fields', () => {
  const form = SignUpForm.parse({ ...sam, city: '', zipCode: '78701' });
  const context: SignUpContext = {
    planType: 'trial',
    interval: 'annual',
    timeZone: 'America/Chicago',
    about: { primaryGoals: ['health'] },
    inviteCode: null,
    paymentToken: null,
  };
  expect(JSON.parse(JSON.stringify(toRegistration(form, context)))).toEqual({
    name: 'Sam Lee',
    email: 'sam@example.com',
    password: 'wag-tail-42',
    zipCode: '78701',
    planType: 'trial',
    timeZone: 'America/Chicago',
    primaryGoals: ['health'],
  });
  const paid: SignUpContext = { ...context, planType: 'advanced' };
  expect(toRegistration(form, paid)).toMatchObject({ planType: 'advanced', interval: 'annual' });
});

test('the plan is the one in the URL, or else the pending one, or else the trial', () => {
  const pending = { plan: 'basic', interval: 'annual' } as const;
  const from = (query: string) => parseChoice(new URLSearchParams(query), pending);
  expect(from('plan=advanced')).toEqual({ plan: 'advanced', interval: 'monthly' });
  expect(from('plan=free')).toEqual({ plan: 'free', interval: 'monthly' });
  expect(from('plan=trial')).toEqual({ plan: 'trial', interval: 'monthly' });
  expect(from('signup=true')).toEqual(pending);
  expect(from('plan=gold')).toEqual(pending);
  expect(parseChoice(new URLSearchParams('plan=gold'), undefined)).toEqual({ plan: 'trial', interval: 'monthly' });
});
