import { account } from '#shared/contract/account.ts';
import type { api } from '#shared/contract/api.ts';
import { billing } from '#shared/contract/billing.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { photos } from '#shared/contract/photos.ts';
import type { Feature } from '#shared/plans.ts';
import { type createFactories, newEmail, type Owner, password, registration, rex } from '#test/support/factories.ts';
import { put } from '#test/support/photo-files.ts';
import type { TestApp } from '#test/support/test-app.ts';

/** The name of every operation of the contract. */
export type OperationName = { [D in keyof typeof api]: keyof (typeof api)[D] }[keyof typeof api];

/** What a test asks with. */
export interface Prepared {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** Where a request is prepared: a app, and an owner whose things it is about. */
export interface Scene {
  app: TestApp;
  create: ReturnType<typeof createFactories>;
  owner: Owner;
}

/** What must hold for one operation, written down a second time and apart from the contract. */
export interface Expectation {
  /** `gate`: owners, also those whose trial has ended. */
  who: 'anybody' | 'owners' | 'gate' | 'moderators';
  needs?: Feature;
  /** The status of a success. */
  status: 200 | 201 | 204 | 302;
  /** The body names a thing of one owner; for operations with an id in their address this goes without saying. */
  bound?: true;
  /** A request that succeeds for the owner of the scene. */
  prepare: (scene: Scene) => Promise<Prepared> | Prepared;
}

const nothing = (): Prepared => ({});

/** The token in the latest mail to this owner whose link leads to that page. */
async function tokenFor({ app, owner }: Scene, page: string): Promise<string> {
  await app.settle();
  // The outbox may be left to the sweep.
  await owner.browser.post('/__local/schedules/outbox-sweep', {
    at: new Date(app.clock.now().getTime() + 360_000).toISOString(),
  });
  const links = (await app.mails()).filter(({ to }) => to === owner.email).flatMap(({ text }) => text.split(/\s+/));
  const token = links.find((link) => link.includes(`${page}#token=`))?.split('#token=')[1];
  if (!token) throw new Error(`No mail to ${owner.email} leads to ${page}.`);
  return token;
}

async function aDog({ owner }: Scene): Promise<Prepared> {
  const { id } = await owner.browser.ask(dogs.createDog, { body: rex });
  return { params: { id } };
}

async function aNotification(scene: Scene): Promise<Prepared> {
  await aDog(scene);
  const { app, owner } = scene;
  await app.settle();
  await owner.browser.post('/__local/schedules/outbox-sweep', {
    at: new Date(app.clock.now().getTime() + 360_000).toISOString(),
  });
  const [first] = await owner.browser.ask(notifications.listNotifications);
  return { params: { id: first?.id ?? 'none' } };
}

/** The smallest PNG there is: one dark pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function anUpload({ owner }: Scene): Promise<Prepared> {
  const file = { size: pixel.length, type: 'image/png' as const };
  const { uploadURL } = await owner.browser.ask(photos.uploadPhoto, { body: file });
  const headers = { 'content-type': file.type };
  const { status, text } = await put(owner.browser, uploadURL, pixel, headers);
  if (status !== 200) throw new Error(`The upload was answered ${status}: ${text}`);
  return { body: { objectURL: uploadURL } };
}

const card = {
  cardNumber: '4242 4242 4242 4242',
  expiryMonth: 12,
  expiryYear: new Date().getUTCFullYear() + 2,
  cvv: '123',
  cardholderName: 'Maya Lopez',
};

const cardMethod = { type: 'card' as const, ...card };

/** Two cards on file; `at` says which one it is about. */
async function aPaymentMethod({ owner }: Scene, at: 0 | 1): Promise<Prepared> {
  for (const cardholderName of ['Maya Lopez', 'Ada Lopez'])
    await owner.browser.ask(billing.addPaymentMethod, { body: { ...cardMethod, cardholderName } });
  const { id = 'none' } = (await owner.browser.ask(billing.listPaymentMethods))[at] ?? {};
  return { params: { id } };
}

/** An operation without its line here does not compile, and the tests say so too. */
export const expectations: Record<OperationName, Expectation> = {
  getHealth: { who: 'anybody', status: 200, prepare: nothing },
  getApiDocument: { who: 'anybody', status: 200, prepare: nothing },
  register: { who: 'anybody', status: 201, prepare: () => ({ body: registration(newEmail('matrix')) }) },
  login: { who: 'anybody', status: 200, prepare: ({ owner }) => ({ body: { email: owner.email, password } }) },
  getUser: { who: 'gate', status: 200, prepare: nothing },
  countOwners: { who: 'anybody', status: 200, prepare: nothing },
  startSignIn: { who: 'anybody', status: 302, prepare: nothing },
  signOut: { who: 'anybody', status: 302, prepare: nothing },
  updateUser: { who: 'gate', status: 200, prepare: () => ({ body: { city: 'Austin' } }) },
  completeFirstLogin: { who: 'gate', status: 200, prepare: nothing },
  changePassword: {
    who: 'gate',
    status: 204,
    prepare: () => ({ body: { currentPassword: password, newPassword: 'walkies-at-noon' } }),
  },
  forgotPassword: { who: 'anybody', status: 204, prepare: ({ owner }) => ({ body: { email: owner.email } }) },
  resetPassword: {
    who: 'anybody',
    status: 204,
    prepare: async (scene) => {
      // A mailbox that is proven already: proving it on the way costs one announcement more.
      await scene.owner.browser.ask(account.verifyEmail, { body: { token: await tokenFor(scene, '/verify-email') } });
      await scene.owner.browser.ask(account.forgotPassword, { body: { email: scene.owner.email } });
      return { body: { token: await tokenFor(scene, '/reset-password'), password: 'walkies-at-noon' } };
    },
  },
  verifyEmail: {
    who: 'anybody',
    status: 204,
    prepare: async (scene) => ({ body: { token: await tokenFor(scene, '/verify-email') } }),
  },
  resendVerification: { who: 'gate', status: 204, prepare: nothing },
  listSessions: { who: 'gate', status: 200, prepare: nothing },
  signOutEverywhere: { who: 'gate', status: 204, prepare: nothing },
  endSession: {
    who: 'gate',
    status: 204,
    prepare: async ({ owner }) => {
      await owner.browser.another().ask(account.login, { body: { email: owner.email, password } });
      const other = (await owner.browser.ask(account.listSessions)).find(({ current }) => !current);
      return { params: { id: other?.id ?? 'none' } };
    },
  },
  listDogs: { who: 'owners', needs: 'dogProfiles', status: 200, prepare: nothing },
  createDog: { who: 'owners', needs: 'dogProfiles', status: 201, prepare: () => ({ body: rex }) },
  updateDog: {
    who: 'owners',
    needs: 'dogProfiles',
    status: 200,
    prepare: async (scene) => ({ ...(await aDog(scene)), body: { ...rex, name: 'Max' } }),
  },
  deleteDog: { who: 'owners', needs: 'dogProfiles', status: 204, prepare: aDog },
  uploadPhoto: { who: 'owners', status: 200, prepare: () => ({ body: { size: 1000, type: 'image/jpeg' } }) },
  setPhotoPublic: { who: 'owners', status: 200, bound: true, prepare: anUpload },
  listNotifications: { who: 'owners', status: 200, prepare: nothing },
  markNotificationRead: { who: 'owners', status: 204, prepare: aNotification },
  markAllNotificationsRead: {
    who: 'owners',
    status: 204,
    prepare: async (scene) => {
      await aNotification(scene);
      return {};
    },
  },
  clearNotifications: {
    who: 'owners',
    status: 204,
    prepare: async (scene) => {
      await aNotification(scene);
      return {};
    },
  },
  getSubscriptionStatus: { who: 'gate', status: 200, prepare: nothing },
  changeSubscription: { who: 'gate', status: 200, prepare: () => ({ body: { plan: 'free' } }) },
  createPaymentToken: { who: 'anybody', status: 201, prepare: () => ({ body: card }) },
  listPaymentMethods: { who: 'gate', status: 200, prepare: nothing },
  addPaymentMethod: { who: 'gate', status: 201, prepare: () => ({ body: cardMethod }) },
  removePaymentMethod: { who: 'gate', status: 204, prepare: (scene) => aPaymentMethod(scene, 0) },
  setDefaultPaymentMethod: { who: 'gate', status: 200, prepare: (scene) => aPaymentMethod(scene, 1) },
};
