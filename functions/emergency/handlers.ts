import { defineHandlers } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { consumeByAddress, rateLimit } from '#functions/core/limits/rate-limit.ts';
import { log } from '#functions/core/log.ts';
import { emergency } from '#shared/contract/emergency.ts';
import { checkEmergency } from '#shared/emergency/check-emergency.ts';

/** Limits emergency checks from one IP address. A refused owner still gets help: the browser runs the same check. */
const addressLimit = rateLimit('emergencyCheckPerAddress', { burst: 300, seconds: 2 });

/**
 * Counts the request toward the rate limit. If the table fails, only logs the error, so that an emergency check works
 * without the table.
 */
async function limitRequests(address: string): Promise<void> {
  try {
    await consumeByAddress(addressLimit, address);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'rateLimited') throw error;
    log.warn('An emergency check was not counted', log.describe(error));
  }
}

export const emergencyHandlers = defineHandlers(emergency, {
  checkEmergency: async ({ body, address }) => {
    await limitRequests(address);
    return checkEmergency(body);
  },
});
