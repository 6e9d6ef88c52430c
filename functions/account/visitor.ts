import { browserSecretOf } from '#functions/account/known-browsers.ts';
import type { Context } from '#functions/core/api.ts';
import type { Caller } from '#functions/core/session.ts';

/** The browser that signs in or signs up. */
export interface Visitor {
  /** The viewer's IP address. */
  address: string;
  userAgent: string | undefined;
  /** The secret in the browser's cookie, or a new one. */
  browserSecret: string;
  /** The owner who is signed in with this browser. */
  caller?: Caller | undefined;
}

/** The browser behind a request. */
export function visitorOf({ address, event }: Pick<Context, 'address' | 'event'>): Visitor {
  return {
    address,
    userAgent: event.headers['user-agent'],
    browserSecret: browserSecretOf(event.cookies),
  };
}
