import { answer } from '#functions/core/api.ts';
import { endedCookie } from '#functions/core/session.ts';
import { Sessions } from '#functions/entities/sessions.ts';
import { account } from '#shared/contract/account.ts';

/** Only our own pages and a typed address end a session: a link or a picture on another site must not sign owners out. */
const trusted = ['same-origin', 'none'];

export const signOut = answer(account.signOut, async ({ event, reply, findCaller }) => {
  if (trusted.includes(event.headers['sec-fetch-site'] ?? '')) {
    const caller = await findCaller();
    if (caller) await Sessions.delete({ ownerId: caller.id, slot: caller.slot }).go();
    reply.cookies.push(endedCookie());
  }
  return { location: '/' };
});
