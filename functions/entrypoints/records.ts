import { api } from '#functions/core/http/api.ts';
import { dogHandlers } from '#functions/dogs/handlers.ts';
import { findCaller } from '#functions/entities/caller.ts';
import type { OperationsOf } from '#functions/manifest.ts';
import { notificationHandlers } from '#functions/notifications/handlers.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { notifications } from '#shared/contract/notifications.ts';

/** Serves the small domains that need only the table. */
export const handler = api<OperationsOf<'records'>>({ ...dogs, ...notifications }, findCaller, {
  ...dogHandlers,
  ...notificationHandlers,
});
