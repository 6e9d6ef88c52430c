import { api } from '#functions/core/http/api.ts';
import { emergencyHandlers } from '#functions/emergency/handlers.ts';
import { emergency } from '#shared/contract/emergency.ts';

/** Needs no caller. */
export const handler = api(emergency, async () => undefined, emergencyHandlers);
