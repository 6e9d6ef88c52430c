import { answer } from '#functions/core/api.ts';
import { stopEmails } from '#functions/notifications/unsubscribe-links.ts';
import { notifications } from '#shared/contract/notifications.ts';

export const unsubscribe = answer(notifications.unsubscribe, ({ query }) => stopEmails(query.token));

export const openUnsubscribePage = answer(notifications.openUnsubscribePage, ({ query }) => ({
  location: `/unsubscribe#token=${encodeURIComponent(query.token)}`,
}));
