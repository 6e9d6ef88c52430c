import { localWebhookSecret } from '#infra/local/lambda/environment.ts';
import { billing } from '#shared/contract/billing.ts';
import { type ExpectationsOf, nothing, type Prepared, type Scene } from '#test/generated/expectation.ts';
import { signEvent } from '#test/support/stripe-emulator.ts';

const card = {
  cardNumber: '4242 4242 4242 4242',
  expiryMonth: 12,
  expiryYear: new Date().getUTCFullYear() + 2,
  cvv: '123',
  cardholderName: 'Maya Lopez',
};

const cardMethod = { type: 'card' as const, ...card };

/** Adds two cards and returns the ID of one. */
async function aPaymentMethod({ owner }: Scene, at: 0 | 1): Promise<Prepared> {
  for (const cardholderName of ['Maya Lopez', 'Ada Lopez'])
    await owner.browser.ask(billing.addPaymentMethod, { body: { ...cardMethod, cardholderName } });
  const { id = 'none' } = (await owner.browser.ask(billing.listPaymentMethods))[at] ?? {};
  return { params: { id } };
}

/** An event of Stripe that changes nothing. */
function aSignedEvent({ app }: Scene): Prepared {
  const body = { id: 'evt_1', type: 'customer.created', data: { object: {} } };
  const signature = signEvent(JSON.stringify(body), app.clock.now(), localWebhookSecret);
  return { body, headers: { 'stripe-signature': signature } };
}

export const expectations = {
  getSubscriptionStatus: { who: 'gate', status: 200, prepare: nothing },
  getSubscription: { who: 'gate', status: 200, prepare: nothing },
  previewSubscription: { who: 'gate', status: 200, prepare: () => ({ body: { plan: 'free' } }) },
  listInvoices: { who: 'gate', status: 200, prepare: nothing },
  changeSubscription: { who: 'gate', status: 200, prepare: () => ({ body: { plan: 'free' } }) },
  getPaymentConfirmation: { who: 'gate', status: 200, prepare: nothing },
  getPaymentSettings: { who: 'anybody', status: 200, prepare: nothing },
  createPaymentSetup: { who: 'anybody', status: 201, prepare: nothing },
  receiveStripeEvent: { who: 'anybody', status: 204, prepare: aSignedEvent },
  createPaymentToken: { who: 'anybody', status: 201, prepare: () => ({ body: card }) },
  listPaymentMethods: { who: 'gate', status: 200, prepare: nothing },
  addPaymentMethod: { who: 'gate', status: 201, prepare: () => ({ body: cardMethod }) },
  removePaymentMethod: { who: 'gate', status: 204, prepare: (scene) => aPaymentMethod(scene, 0) },
  setDefaultPaymentMethod: { who: 'gate', status: 200, prepare: (scene) => aPaymentMethod(scene, 1) },
} satisfies ExpectationsOf<typeof billing>;
