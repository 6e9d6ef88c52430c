import { defineHandler } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { openCursor, sendCursor } from '#functions/core/http/page.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import { notificationHandlers } from '#functions/notifications/handlers.ts';
import { clearTipNotification, markTipRead } from '#functions/tips/mark-read.ts';
import { findTipNotification, parseTipNotificationId } from '#functions/tips/tip-notification.ts';
import { notifications } from '#shared/contract/notifications.ts';

/** The cursor of a page that starts with the first stored notification. */
const startOfList = '';

/** The handlers of notifications that also concern the notification of the daily tip, which is not stored. */
export const tipNotificationHandlers = {
  listNotifications: defineHandler(notifications.listNotifications, async (input) => {
    const { caller, query } = input;
    const { listNotifications } = notificationHandlers;
    const position = openCursor(input);
    if (position === startOfList) return listNotifications({ ...input, query: { ...query, cursor: undefined } });
    if (position !== undefined) return listNotifications(input);
    const { owner } = getCallerRows(caller);
    const tip = await findTipNotification(owner);
    if (!tip) return listNotifications(input);
    if (query.limit === 1) {
      sendCursor(input, startOfList);
      return [tip];
    }
    const rows = await listNotifications({ ...input, query: { ...query, limit: query.limit - 1 } });
    return [...rows, tip].sort((one, other) => (one.timestamp < other.timestamp ? 1 : -1));
  }),

  markNotificationRead: defineHandler(notifications.markNotificationRead, async (input) => {
    const date = parseTipNotificationId(input.params.id);
    if (date === undefined) return notificationHandlers.markNotificationRead(input);
    try {
      await markTipRead(getCallerRows(input.caller).owner, date);
    } catch (error) {
      throw error instanceof ApiError && error.code === 'tipNotFound' ? new ApiError('notificationNotFound') : error;
    }
  }),

  markAllNotificationsRead: defineHandler(notifications.markAllNotificationsRead, async (input) => {
    await notificationHandlers.markAllNotificationsRead(input);
    const { owner } = getCallerRows(input.caller);
    const date = parseTipNotificationId((await findTipNotification(owner))?.id ?? '');
    if (date) await markTipRead(owner, date);
  }),

  clearNotifications: defineHandler(notifications.clearNotifications, async (input) => {
    await notificationHandlers.clearNotifications(input);
    await clearTipNotification(getCallerRows(input.caller).owner);
  }),
};
