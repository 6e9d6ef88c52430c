import { answer } from '#functions/core/api.ts';
import { clearAll } from '#functions/core/notifications.ts';
import { notifications } from '#shared/contract/notifications.ts';

export const clearNotifications = answer(notifications.clearNotifications, ({ caller }) => clearAll(caller.id));
