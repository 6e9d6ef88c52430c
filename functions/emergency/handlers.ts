import { defineHandlers } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { consumeByAddress, rateLimit } from '#functions/core/limits/rate-limit.ts';
import { log } from '#functions/core/log.ts';
import { loadModel, readText } from '#functions/core/text-model/read-text.ts';
import { emergency } from '#shared/contract/emergency.ts';
import { checkEmergency } from '#shared/emergency/check-emergency.ts';
import { readWith } from '#shared/text-model/read-text.ts';

/** Limits emergency checks from one IP address. A refused owner still gets help: the browser checks as well. */
const addressLimit = rateLimit('emergencyCheckPerAddress', { burst: 300, seconds: 2 });

/** Limits readings from one IP address. Each one takes about a tenth of a second. */
const readingLimit = rateLimit('textReadingPerAddress', { burst: 120, seconds: 1 });

/** Of the decimals of a probability, those that make a difference. */
const decimals = 6;

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
    const reading = body.text ? await readText(body.text) : undefined;
    return checkEmergency({ ...body, urgency: reading?.urgency });
  },
  readText: async ({ body: { text }, address }) => {
    await consumeByAddress(readingLimit, address);
    const { articles, urgency } = readWith(await loadModel(), text);
    const rounded = [...articles].map(([id, probability]) => [id, Number(probability.toFixed(decimals))]);
    return { articles: Object.fromEntries(rounded), urgency };
  },
});
