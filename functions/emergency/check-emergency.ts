import { answer } from '#functions/core/api.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { log } from '#functions/core/log.ts';
import { consumeByAddress } from '#functions/core/rate-limit.ts';
import { emergency } from '#shared/contract/emergency.ts';
import { checkEmergency as check } from '#shared/emergency/check-emergency.ts';

/** Counts the request. An outage of the table does not stop an emergency check. */
async function limitRequests(address: string): Promise<void> {
  try {
    await consumeByAddress('emergencyCheckPerAddress', address);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'rateLimited') throw error;
    log.warn('An emergency check was not counted', log.describe(error));
  }
}

export const checkEmergency = answer(emergency.checkEmergency, async ({ body, address }) => {
  await limitRequests(address);
  return check(body);
});
