import { api } from '#functions/core/http/api.ts';
import { checkEmergency } from '#functions/emergency/check-emergency.ts';
import { emergency } from '#shared/contract/emergency.ts';

/** Needs no caller. */
export const handler = api(emergency, async () => undefined, { checkEmergency });
