import { api } from '#functions/core/http/api.ts';
import { emergencyHandlers } from '#functions/emergency/handlers.ts';
import { emergency } from '#shared/contract/emergency.ts';

/** Serves the emergency check, which works without a session. */
export const handler = api(emergency, async () => undefined, emergencyHandlers);
