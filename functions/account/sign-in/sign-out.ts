import { clearBrowser, endOwnSession } from '#functions/account/sign-in/end-sessions.ts';
import { write } from '#functions/core/data/table.ts';
import { environment } from '#functions/core/environment.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { account } from '#shared/contract/account.ts';

/**
 * Whether the request comes from our own page or from an address that the owner typed. A link or image on another site
 * must not sign owners out. For browsers that send no Sec-Fetch-Site header, the Referer header decides.
 */
function isIntended({ 'sec-fetch-site': site, referer = '' }: Record<string, string | undefined>): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return URL.canParse(referer) && new URL(referer).origin === environment('SITE_ORIGIN');
}

export const signOut = defineHandler(account.signOut, async ({ event, reply, findCaller }) => {
  if (isIntended(event.headers)) {
    const caller = await findCaller();
    if (caller) await write(endOwnSession(caller));
    clearBrowser(reply);
  }
  return { location: '/' };
});
