import { api } from '#functions/core/http/api.ts';
import { limitWrites } from '#functions/core/http/middleware/limit-writes.ts';
import { findCaller } from '#functions/entities/caller.ts';
import type { OperationsOf } from '#functions/manifest.ts';
import { notificationHandlers } from '#functions/notifications/handlers.ts';
import { pushHandlers } from '#functions/push/handlers.ts';
import { tipHandlers } from '#functions/tips/handlers.ts';
import { tipNotificationHandlers } from '#functions/tips/notification-handlers.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { push } from '#shared/contract/push.ts';
import { tips } from '#shared/contract/tips.ts';

/** Serves notifications, push subscriptions and daily tips. */
export const handler = api<OperationsOf<'notifications'>>({ ...notifications, ...push, ...tips }, findCaller, {
  ...notificationHandlers,
  ...tipNotificationHandlers,
  ...pushHandlers,
  ...tipHandlers,
}).use(limitWrites());
