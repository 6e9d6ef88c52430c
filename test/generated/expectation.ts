import type { Domain } from '#shared/contract/operation.ts';
import type { Feature } from '#shared/plans.ts';
import type { createFactories, Owner } from '#test/support/factories.ts';
import type { TestApp } from '#test/support/test-app.ts';

/** The request that a test sends. */
export interface Prepared {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The app, and the owner whose data the request concerns. */
export interface Scene {
  app: TestApp;
  create: ReturnType<typeof createFactories>;
  owner: Owner;
}

type Prepare = (scene: Scene) => Promise<Prepared> | Prepared;

/** The expected behavior of an operation, written independently of the contract. */
export interface Expectation {
  /** `gate`: owners, including those whose trial has ended. */
  who: 'anybody' | 'owners' | 'gate' | 'moderators';
  needs?: Feature;
  /** The status of a success. */
  status: 200 | 201 | 204 | 302;
  /** Whether the body refers to an object of the owner. Implied by path parameters. */
  bound?: true;
  /** Whether the object in the path is for all owners, such as a place. */
  shared?: true;
  /** Whether only the author of the public object in the path may make the call. Others get 403. */
  byAuthor?: true;
  /** The status and error code that another owner gets, if it is neither a success nor 404. */
  othersGet?: readonly [status: number, code: string];
  /** The status and error code that a visitor gets for a public operation, if another browser has to send the request. */
  visitorsGet?: readonly [status: number, code: string];
  /** Prepares a request that succeeds for the owner of the scene. */
  prepare: Prepare;
  /** Other requests that succeed at different costs, by their names in the cost table. */
  cases?: Record<string, Prepare>;
}

/** The expectations of a domain. An operation without one does not compile. */
export type ExpectationsOf<D extends Domain> = Record<keyof D, Expectation>;

/** Prepares a request without parameters and body. */
export function nothing(): Prepared {
  return {};
}

/** Publishes all events of the outbox, including those that wait for the sweep, and waits for their consumers. */
export async function publishEvents({ app, owner }: Scene): Promise<void> {
  await app.settle();
  const at = new Date(app.clock.now().getTime() + 360_000).toISOString();
  await owner.browser.post('/__local/schedules/outbox-sweep', { at });
}
