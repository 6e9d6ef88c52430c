import { listMonths, monthEnds } from './months.ts';
import type { SignUp, SimulatedOwner } from './owner.ts';

/** Something that an owner does some days after sign-up. Fractions are parts of a day. */
interface Step {
  day: number;
  act: (owner: SimulatedOwner) => Promise<unknown>;
}

/** What one owner does in 14 months, and what must be paid. */
export interface Path {
  name: string;
  signUp?: Partial<SignUp>;
  /** When the owner signs up. Default: the trial ends on January 31, at noon in Chicago. */
  at?: string;
  steps: Step[];
  /** The paid invoices: the local start of the period and the cents. */
  paid: string[];
  tier: string;
  /** The numbers of events that owners get notices about. `InvoicePaid` is checked for every path. */
  notices?: { PaymentFailed?: number; PlanEnded?: number };
}

const each = (days: string[], cents: number) => days.map((day) => `${day} ${cents}`);
const withCard = (card: Parameters<SimulatedOwner['addCard']>[0] = 'good'): Step => ({
  day: 1,
  act: (owner) => owner.addCard(card),
});
const choose = (day: number, ...choice: Parameters<SimulatedOwner['choose']>): Step => ({
  day,
  act: (owner) => owner.choose(...choice),
});

/** Every path through trial, renewal, change, failure and credits. */
export const paths: Path[] = [
  { name: 'chooses nothing', steps: [withCard()], paid: [], tier: 'expired' },
  { name: 'chooses Free during the trial', steps: [choose(2, 'free')], paid: [], tier: 'free' },
  { name: 'chooses Basic without a card', signUp: { plan: 'basic' }, steps: [], paid: [], tier: 'expired' },
  {
    name: 'removes the card before the trial ends',
    signUp: { plan: 'basic' },
    steps: [withCard(), { day: 6, act: (owner) => owner.removeCard() }],
    paid: [],
    tier: 'expired',
  },
  {
    name: 'chose Basic while it was not on sale',
    signUp: { plan: 'basic', onSale: false },
    steps: [withCard()],
    paid: [],
    tier: 'expired',
  },
  {
    name: 'Basic monthly from January 31',
    signUp: { plan: 'basic' },
    steps: [withCard()],
    paid: each(['2027-01-31', ...monthEnds], 895),
    tier: 'basic',
  },
  {
    name: 'Basic monthly just after midnight in New Zealand',
    signUp: { plan: 'basic', timeZone: 'Pacific/Auckland' },
    at: '2027-01-23T11:30:00.000Z',
    steps: [withCard()],
    paid: each(['2027-01-31', ...monthEnds], 895),
    tier: 'basic',
  },
  {
    name: 'Advanced annual',
    signUp: { plan: 'advanced', interval: 'annual' },
    steps: [withCard()],
    paid: ['2027-01-31 19278', '2028-01-31 19278'],
    tier: 'advanced',
  },
  {
    name: 'pays after the paywall',
    steps: [withCard(), choose(10, 'basic')],
    paid: each(listMonths('03', 2), 895),
    tier: 'basic',
  },
  {
    name: 'the first charge is declined, and another card pays',
    signUp: { plan: 'basic' },
    steps: [
      withCard('declined'),
      choose(9, 'basic', 'monthly', 1),
      { day: 10, act: (owner) => owner.addCard('good') },
      choose(10.1, 'basic'),
    ],
    paid: each(listMonths('03', 2), 895),
    tier: 'basic',
    notices: { PaymentFailed: 1 },
  },
  {
    name: 'the first charge needs authentication',
    signUp: { plan: 'basic' },
    steps: [withCard('authentication')],
    paid: [],
    tier: 'expired',
    notices: { PaymentFailed: 1 },
  },
  {
    name: 'upgrades in the middle of a month',
    signUp: { plan: 'basic' },
    steps: [withCard(), choose(21, 'advanced')],
    paid: ['2027-01-31 895', '2027-02-14 1337', ...each(listMonths('14', 3), 1785)],
    tier: 'advanced',
  },
  {
    name: 'an upgrade is declined',
    signUp: { plan: 'basic' },
    steps: [
      withCard(),
      { day: 20, act: (owner) => owner.addCard('insufficient') },
      choose(21, 'advanced'),
      { day: 22, act: (owner) => owner.addCard('good') },
    ],
    paid: each(['2027-01-31', ...monthEnds], 895),
    tier: 'basic',
  },
  {
    name: 'switches to annual billing',
    signUp: { plan: 'basic' },
    steps: [withCard(), choose(21, 'basic', 'annual')],
    paid: ['2027-01-31 895', '2027-02-14 9116', '2028-02-14 9564'],
    tier: 'basic',
  },
  {
    name: 'upgrades from an annual plan, and the rest pays for months',
    signUp: { plan: 'basic', interval: 'annual' },
    steps: [withCard(), choose(14, 'advanced')],
    paid: [
      '2027-01-31 9564',
      ...each(['2027-02-07', '2027-03-07', '2027-04-07', '2027-05-07', '2027-06-07'], 0),
      '2027-07-07 1329',
      ...each(listMonths('07', 8), 1785),
    ],
    tier: 'advanced',
  },
  {
    name: 'downgrades at the end of the month',
    signUp: { plan: 'advanced' },
    steps: [withCard(), choose(21, 'basic')],
    paid: ['2027-01-31 1785', ...each(monthEnds, 895)],
    tier: 'basic',
  },
  {
    name: 'returns to monthly billing after a year',
    signUp: { plan: 'basic', interval: 'annual' },
    steps: [withCard(), choose(30, 'basic', 'monthly')],
    paid: ['2027-01-31 9564', '2028-01-31 895', '2028-02-29 895'],
    tier: 'basic',
  },
  {
    name: 'cancels, and Free follows at the end of the month',
    signUp: { plan: 'basic' },
    steps: [withCard(), choose(21, 'free')],
    paid: ['2027-01-31 895'],
    tier: 'free',
    notices: { PlanEnded: 1 },
  },
  {
    name: 'cancels and resumes',
    signUp: { plan: 'basic' },
    steps: [withCard(), choose(21, 'free'), choose(22, 'basic')],
    paid: each(['2027-01-31', ...monthEnds], 895),
    tier: 'basic',
  },
  {
    name: 'a renewal fails once',
    signUp: { plan: 'basic' },
    steps: [
      withCard(),
      { day: 20, act: (owner) => owner.addCard('insufficient') },
      { day: 35.5, act: (owner) => owner.addCard('good') },
    ],
    paid: each(['2027-01-31', ...monthEnds], 895),
    tier: 'basic',
    notices: { PaymentFailed: 1 },
  },
  {
    name: 'a renewal and its three retries fail',
    signUp: { plan: 'basic' },
    steps: [withCard(), { day: 20, act: (owner) => owner.addCard('insufficient') }],
    paid: ['2027-01-31 895'],
    tier: 'free',
    notices: { PaymentFailed: 3, PlanEnded: 1 },
  },
  {
    name: 'the card expires',
    signUp: { plan: 'basic' },
    steps: [{ day: 1, act: (owner) => owner.addCard('good', 2027, 3) }],
    paid: each(['2027-01-31', '2027-02-28', '2027-03-31'], 895),
    tier: 'free',
    notices: { PaymentFailed: 3, PlanEnded: 1 },
  },
  {
    name: 'pays a failed renewal with another card',
    signUp: { plan: 'basic' },
    steps: [
      withCard(),
      { day: 20, act: (owner) => owner.addCard('declined') },
      choose(35.4, 'basic', 'monthly', 1),
      { day: 35.5, act: (owner) => owner.addCard('other') },
      choose(35.6, 'basic'),
    ],
    paid: each(['2027-01-31', ...monthEnds], 895),
    tier: 'basic',
    notices: { PaymentFailed: 1 },
  },
  {
    name: 'cancels while a renewal is retried',
    signUp: { plan: 'basic' },
    steps: [withCard(), { day: 20, act: (owner) => owner.addCard('declined') }, choose(35.5, 'free')],
    paid: ['2027-01-31 895'],
    tier: 'free',
    notices: { PaymentFailed: 1, PlanEnded: 1 },
  },
  {
    name: 'starts another plan while a renewal is retried',
    signUp: { plan: 'basic' },
    steps: [
      withCard(),
      { day: 20, act: (owner) => owner.addCard('declined') },
      { day: 35.5, act: (owner) => owner.addCard('good') },
      choose(35.6, 'advanced'),
    ],
    paid: ['2027-01-31 895', ...each(listMonths('01', 3), 1785)],
    tier: 'advanced',
    notices: { PaymentFailed: 1 },
  },
  {
    name: 'free months pay first, also after the trial',
    signUp: { plan: 'basic' },
    steps: [
      withCard(),
      { day: 3, act: (owner) => owner.earnMonth('referral-1') },
      { day: 4, act: (owner) => owner.earnMonth('referral-2') },
    ],
    paid: [...each(['2027-01-31', '2027-02-28'], 0), ...each(monthEnds.slice(1), 895)],
    tier: 'basic',
  },
  {
    name: 'a free month pays a twelfth of a year',
    signUp: { plan: 'basic', interval: 'annual' },
    steps: [withCard(), { day: 3, act: (owner) => owner.earnMonth('referral-3') }],
    paid: ['2027-01-31 8767', '2028-01-31 9564'],
    tier: 'basic',
  },
];
