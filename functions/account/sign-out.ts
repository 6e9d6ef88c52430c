import { answer } from '#functions/core/api.ts';
import { environment } from '#functions/core/environment.ts';
import { expiredSessionCookie } from '#functions/core/session.ts';
import { Sessions } from '#functions/entities/sessions.ts';
import { account } from '#shared/contract/account.ts';

/**
 * Only our own pages and a typed address end a session: a link or a picture on another site must not sign owners out.
 * Browsers that do not say where a request comes from still name the page.
 */
function isMeant({ 'sec-fetch-site': site, referer = '' }: Record<string, string | undefined>): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return URL.canParse(referer) && new URL(referer).origin === environment('SITE_ORIGIN');
}

export const signOut = answer(account.signOut, async ({ event, reply, findCaller }) => {
  if (isMeant(event.headers)) {
    const caller = await findCaller();
    if (caller) await Sessions.delete({ ownerId: caller.id, slot: caller.slot }).go();
    reply.cookies.push(expiredSessionCookie());
  }
  return { location: '/' };
});
