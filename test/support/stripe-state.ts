import { randomUUID } from 'node:crypto';

type Form = Record<string, string>;
type Row = Record<string, unknown> & { id: string };

/** An error response of Stripe. `reason` is `parameters` if the request was rejected before it was carried out. */
export class StripeError extends Error {
  readonly status: number;
  readonly code: string;
  readonly more: object;
  readonly reason: string;

  constructor(status: number, code: string, more: object = {}, reason = 'parameters') {
    super(code);
    Object.assign(this, { status, code, more, reason });
    this.status = status;
    this.code = code;
    this.more = more;
    this.reason = reason;
  }
}

/** The test cards, by what charges of them do. */
export const cards = {
  good: { last4: '4242', fingerprint: 'fp_good' },
  other: { last4: '4444', fingerprint: 'fp_other' },
  declined: { last4: '0341', fingerprint: 'fp_declined', decline: 'generic_decline' },
  insufficient: { last4: '9995', fingerprint: 'fp_insufficient', decline: 'insufficient_funds' },
  expired: { last4: '0069', fingerprint: 'fp_expired', code: 'expired_card', decline: 'expired_card' },
  authentication: { last4: '3184', fingerprint: 'fp_authentication', authenticates: true },
} as const;

interface Intent extends Row {
  status: string;
  amount: number;
  amount_received: number;
  customer: string;
  payment_method: string;
  metadata: Form;
  client_secret: string;
  last_payment_error: object | null;
}

/** The parameters that each kind of write needs or may have. */
const intentParameters =
  /^(amount|currency|customer|payment_method|allowed_payment_method_types\[0\]|confirm|off_session|description|metadata\[\w+\])$/;

/** The objects of the Stripe emulator, and what requests do with them. */
export class StripeState {
  readonly #rows = new Map<string, Row>();
  readonly #now: () => Date;

  /** @param now the clock of the emulator */
  constructor(now: () => Date) {
    this.#now = now;
  }

  answer(method: string, path: string, form: Form): unknown {
    const [, , kind = '', id = '', action = ''] = path.split('/');
    const route = `${method} ${kind}${id && '/:id'}${action && `/${action}`}`;
    const routes: Record<string, () => unknown> = {
      'POST customers': () => this.#add('cus', {}),
      'POST setup_intents': () => this.#createSetup(form),
      'DELETE customers/:id': () => this.#deleteCustomer(id),
      'GET payment_methods/:id': () => this.#find(id),
      'POST payment_methods/:id/detach': () => this.#detach(this.#find(id)),
      'POST payment_intents': () => this.#createIntent(form),
      'GET payment_intents/:id': () => this.#find(id),
      'POST payment_intents/:id/cancel': () => this.#cancel(this.#find(id) as Intent),
      'GET payment_intents': () => this.#list('pi', form, form['expand[0]'] === 'data.latest_charge'),
      'POST refunds': () => this.refund(form.payment_intent ?? '', Number(form.amount)),
      'GET refunds': () => this.#list('re', form),
      'GET disputes': () => this.#list('dp', form),
    };
    const answered = routes[route];
    if (!answered) throw new StripeError(404, 'url_invalid');
    return answered();
  }

  #add<R extends object>(prefix: string, row: R): R & Row {
    const id = `${prefix}_${randomUUID().replaceAll('-', '')}`;
    const added = { id, created: Math.floor(this.#now().getTime() / 1000), ...row };
    this.#rows.set(id, added);
    return added;
  }

  #find(id: string): Row {
    const found = this.#rows.get(id);
    if (!found) throw new StripeError(404, 'resource_missing');
    return found;
  }

  #list(prefix: string, form: Form, expands = false): object {
    const { starting_after: after, limit = '10', customer, payment_intent } = form;
    if (customer) this.#find(customer);
    const all = [...this.#rows.values()]
      .filter(({ id }) => id.startsWith(`${prefix}_`))
      .filter((row) => !customer || row.customer === customer)
      .filter((row) => !payment_intent || row.payment_intent === payment_intent)
      .reverse();
    const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
    const data = all.slice(from, from + Number(limit));
    const expanded = expands ? data.map((row) => ({ ...row, latest_charge: this.#readCharge(row.id) })) : data;
    return { object: 'list', url: `/v1/${prefix}`, data: expanded, has_more: from + data.length < all.length };
  }

  /** Returns the refunds and disputes as they appear in the charge of a payment intent. */
  #readCharge(intent: string): object {
    const of = (prefix: string) =>
      [...this.#rows.values()].filter((row) => row.id.startsWith(prefix) && row.payment_intent === intent);
    const refunds = of('re_').filter(({ status }) => status !== 'failed');
    const sum = refunds.reduce((total, { amount }) => total + Number(amount), 0);
    return { id: `ch_${intent}`, amount_refunded: sum, disputed: of('dp_').length > 0 };
  }

  #createSetup({ customer = '', ...form }: Form): object {
    this.#find(customer);
    if (form.usage !== 'off_session') throw new StripeError(400, 'parameter_missing');
    const setup = this.#add('seti', { customer, status: 'requires_payment_method' });
    return Object.assign(setup, { client_secret: `${setup.id}_secret_${randomUUID()}` });
  }

  setUpCard(clientSecret: string, card: keyof typeof cards, name = 'Maya Lopez'): string {
    const setup = this.#find(clientSecret.split('_secret_')[0] ?? '');
    if (setup.client_secret !== clientSecret) throw new StripeError(400, 'setup_intent_secret_wrong');
    const { last4, fingerprint } = cards[card];
    const details = { brand: 'visa', last4, fingerprint, exp_month: 12, exp_year: new Date().getUTCFullYear() + 3 };
    const { customer } = setup;
    const method = this.#add('pm', { type: 'card', customer, card: details, billing_details: { name } });
    Object.assign(setup, { status: 'succeeded', payment_method: method.id });
    return method.id;
  }

  #detach(method: Row): Row {
    if (!method.customer) throw new StripeError(400, 'payment_method_unexpected_state');
    return Object.assign(method, { customer: null });
  }

  /** Stripe keeps the payments of deleted customers. */
  #deleteCustomer(id: string): object {
    this.#find(id);
    for (const row of this.#rows.values()) if (row.id.startsWith('pm_') && row.customer === id) this.#detach(row);
    this.#rows.delete(id);
    return { id, object: 'customer', deleted: true };
  }

  #createIntent(form: Form): Intent {
    const unknown = Object.keys(form).filter((name) => !intentParameters.test(name));
    if (unknown.length > 0) throw new StripeError(400, 'parameter_unknown', { param: unknown[0] });
    const { amount = '', currency, customer = '', payment_method = '', confirm, off_session } = form;
    if (!/^\d+$/.test(amount) || currency !== 'usd' || confirm !== 'true')
      throw new StripeError(400, 'parameter_missing');
    if (Number(amount) < 50) throw new StripeError(400, 'amount_too_small');
    this.#find(customer);
    const { customer: attachedTo } = this.#find(payment_method);
    // Stripe names no code for a card that was detached.
    if (attachedTo !== customer) throw new StripeError(400, attachedTo ? 'resource_missing' : '');
    const entries = Object.entries(form).flatMap(([name, value]) => {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
      return key ? [[key, value]] : [];
    });
    const intent: Intent = this.#add('pi', {
      ...{ status: 'processing', amount: Number(amount), amount_received: 0, currency, customer, payment_method },
      ...{ metadata: Object.fromEntries(entries), client_secret: '', last_payment_error: null },
    });
    intent.client_secret = `${intent.id}_secret_${randomUUID()}`;
    return this.#attempt(intent, off_session === 'true');
  }

  #attempt(intent: Intent, isOffSession: boolean): Intent {
    const { fingerprint } = (this.#find(intent.payment_method) as unknown as { card: { fingerprint: string } }).card;
    const card = Object.values(cards).find((each) => each.fingerprint === fingerprint) ?? cards.good;
    if ('authenticates' in card && !isOffSession) return Object.assign(intent, { status: 'requires_action' });
    if ('authenticates' in card) return this.#decline(intent, 'authentication_required', 'authentication_required');
    if ('decline' in card) return this.#decline(intent, 'code' in card ? card.code : 'card_declined', card.decline);
    return Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
  }

  #decline(intent: Intent, code: string, decline_code: string): never {
    const failed = { status: 'requires_payment_method', last_payment_error: { code, decline_code } };
    const more = { decline_code, payment_intent: Object.assign(intent, failed) };
    throw new StripeError(402, code, more, 'card');
  }

  #cancel(intent: Intent): Intent {
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      throw new StripeError(400, 'payment_intent_unexpected_state');
    }
    return Object.assign(intent, { status: 'canceled' });
  }

  /** Does what the browser does with the secret of a payment intent: asks the bank for the owner's confirmation. */
  confirm(clientSecret: string, isConfirmed: boolean): void {
    const intent = this.#find(clientSecret.split('_secret_')[0] ?? '') as Intent;
    if (intent.client_secret !== clientSecret || intent.status !== 'requires_action') {
      throw new StripeError(400, 'payment_intent_unexpected_state');
    }
    const error = { code: 'payment_intent_authentication_failure' };
    Object.assign(
      intent,
      isConfirmed
        ? { status: 'succeeded', amount_received: intent.amount }
        : { status: 'requires_payment_method', last_payment_error: error },
    );
  }

  /** Refunds a part of a payment, as the operator can in Stripe's dashboard. */
  refund(payment_intent: string, amount: number): Row {
    const intent = this.#find(payment_intent) as Intent;
    const { amount_refunded } = this.#readCharge(payment_intent) as { amount_refunded: number };
    if (intent.status !== 'succeeded' || amount_refunded + amount > intent.amount) {
      throw new StripeError(400, 'charge_already_refunded');
    }
    return this.#add('re', { payment_intent, amount, status: 'succeeded' });
  }

  /** Opens a dispute of a payment, as a bank does. */
  dispute(payment_intent: string): Row {
    return this.#add('dp', { payment_intent, amount: this.#find(payment_intent).amount, status: 'needs_response' });
  }

  /** Changes the status of a refund or dispute. */
  setStatus(id: string, status: string): void {
    Object.assign(this.#find(id), { status });
  }

  /** Lists the payment intents. */
  intents(): Intent[] {
    return [...this.#rows.values()].filter(({ id }) => id.startsWith('pi_')) as Intent[];
  }
}
