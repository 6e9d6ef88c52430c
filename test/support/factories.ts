import { account, type User } from '#shared/contract/account.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { dogs } from '#shared/contract/dogs.ts';
import type { NotificationPreferences } from '#shared/contract/notification-preferences.ts';
import { testNumbers } from '#shared/contract/payment-fields.ts';
import type { Tier } from '#shared/plans.ts';
import type { Browser } from '#test/support/http.ts';
import type { TestApp } from '#test/support/test-app.ts';

/** The password of all test owners. The list of common passwords does not contain it. */
export const password = 'kibble-at-seven';

/** A signed-in owner. */
export interface Owner {
  browser: Browser;
  email: string;
  user: User;
}

let count = 0;

/** Returns an email address that no other test uses. */
export function newEmail(name = 'maya'): string {
  count += 1;
  return `${name}.${process.pid}.${count}@example.com`;
}

/** Returns the request body of a sign-up. */
export function registration(email = newEmail()) {
  return { name: 'Maya Lopez', email, password, timeZone: 'America/Chicago' };
}

/** The request body that creates a dog. */
export const rex = { name: 'Rex', breed: 'Beagle', age: 3.5, weight: 24.5 } as const;

/** The notification preferences of an owner who has chosen nothing. */
export const defaultPreferences: NotificationPreferences = {
  kinds: {
    tips: { inApp: true, push: true },
    appointments: { inApp: true, push: true, email: true },
    comments: { inApp: true, push: true, email: false },
    likes: { inApp: true, push: false, email: false },
    decisions: { inApp: true, push: true, email: true },
    summary: { email: false },
    account: { inApp: true, push: false, email: true },
  },
  reminderLeads: ['day', 'hour'],
  quietHours: null,
};

/** A dog as the API returns it, for tests without a server. */
export const maple: Dog = {
  id: 'dog',
  userId: 'owner',
  name: 'Maple',
  breed: 'Beagle',
  age: 2.5,
  birthDate: '2024-05-20',
  birthDateEstimated: true,
  weight: 27.6,
  photoUrl: '/photos/a.webp',
  description: null,
  updatedAt: '2026-11-20T12:00:00.000Z',
};

/** Returns the details of a well-known test card, which expires four years after `now`. */
export function testCard(now: Date) {
  return {
    type: 'card',
    cardNumber: '4242 4242 4242 4242',
    expiryMonth: 12,
    expiryYear: now.getUTCFullYear() + 4,
    cvv: '9173',
    cardholderName: 'Maya Lopez',
  } as const;
}

/** The details of a test bank account. */
export const testBank = {
  type: 'bank',
  accountNumber: testNumbers.account,
  routingNumber: testNumbers.routing,
  accountType: 'checking',
  bankName: 'First Bank of Ames',
} as const;

/**
 * Returns functions that create test data through the API. Only tiers are written to the table, because no operation
 * sets them.
 */
export function createFactories(app: TestApp) {
  /** Registers an owner in a new browser, with the code of an inviting owner if there is one. */
  async function owner(browser = app.visitor(), inviteCode?: string): Promise<Owner> {
    const form = { ...registration(), ...(inviteCode ? { inviteCode } : {}) };
    const user = await browser.ask(account.register, { body: form });
    return { browser, email: form.email, user };
  }

  /** Sets an owner's tier, as billing or the end of a trial would do. `unpaid` means that a charge failed. */
  async function tier({ user }: Owner, to: Tier | 'unpaid'): Promise<void> {
    await connectTable(app);
    const { Subscriptions } = await import('#functions/entities/subscriptions.ts');
    const statuses = { expired: 'expired', unpaid: 'unpaid', 'free-trial': 'trial' } as const;
    const status = to in statuses ? statuses[to as keyof typeof statuses] : 'active';
    const over = status === 'expired' || status === 'unpaid' ? { trialEndsAt: user.createdAt } : {};
    const set = { ...over, tier: to === 'unpaid' ? 'expired' : to, status } as const;
    await Subscriptions.patch({ ownerId: user.id }).set(set).go();
  }

  return {
    owner,
    tier,

    /** Registers an owner and sets their tier. */
    ownerOn: async (to: Tier | 'unpaid'): Promise<Owner> => {
      const made = await owner();
      await tier(made, to);
      return made;
    },

    /** Registers an owner and creates the dog Rex. */
    ownerWithDog: async (inviteCode?: string): Promise<Owner & { dog: Dog }> => {
      const made = await owner(app.visitor(), inviteCode);
      return { ...made, dog: await made.browser.ask(dogs.createDog, { body: rex }) };
    },

    /** Registers a moderator. Roles are read at sign-in, so the owner signs in again. */
    moderator: async (): Promise<Owner> => {
      const made = await owner();
      await made.browser.post('/__local/roles', { email: made.email, role: 'moderators' });
      await made.browser.ask(account.login, { body: { email: made.email, password } });
      return made;
    },
  };
}

/** Sets the environment of this process so that entities use the app's table, and photo functions its buckets. */
export async function connectTable({ environment }: TestApp): Promise<void> {
  for (const [name, value] of Object.entries(environment)) {
    if (/^(AWS_|TABLE_NAME$|INCOMING_BUCKET$|PHOTOS_BUCKET$|S3_)/.test(name)) process.env[name] = value;
  }
  const { client } = await import('#functions/core/data/table.ts');
  const { hostname, port } = new URL(environment.AWS_ENDPOINT_URL_DYNAMODB ?? '');
  // The client reads its environment variables once, and test files with another app may have used it before.
  client.middlewareStack.add(
    (next) => (call) => {
      Object.assign(call.request as object, { hostname, port: Number(port) });
      return next(call);
    },
    { step: 'build', name: 'tableOfTheApp', override: true },
  );
}
