import { readBrowserSecrets } from '#functions/account/sign-in/known-browsers.ts';
import type { Context } from '#functions/core/http/api.ts';
import type { Caller } from '#functions/core/http/session.ts';

/** The browser that signs in or signs up. */
export interface Visitor {
  /** The viewer's IP address. */
  address: string;
  userAgent: string | undefined;
  /** The secrets in the browser's cookie. */
  browserSecrets: readonly string[];
  /** The owner who is signed in with this browser. */
  caller?: Caller | undefined;
}

/** Identifies the browser that sent a request. */
export function identifyVisitor({ address, event }: Pick<Context, 'address' | 'event'>): Visitor {
  return {
    address,
    userAgent: event.headers['user-agent'],
    browserSecrets: readBrowserSecrets(event.cookies),
  };
}
