import { defineHandler } from '#functions/core/http/api.ts';
import { stopEmails } from '#functions/notifications/unsubscribe-links.ts';
import { notifications } from '#shared/contract/notifications.ts';

export const unsubscribe = defineHandler(notifications.unsubscribe, ({ query }) => stopEmails(query.token));

export const openUnsubscribePage = defineHandler(notifications.openUnsubscribePage, ({ query }) => ({
  location: `/unsubscribe#token=${encodeURIComponent(query.token)}`,
}));
