import { checkEmergency } from '#functions/emergency/check-emergency.ts';

export const emergencyHandlers = { checkEmergency };
