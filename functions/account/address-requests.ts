import { counterName, pausedUntil } from '#functions/account/attempts.ts';
import { networkOf } from '#functions/account/network.ts';
import { now } from '#functions/core/clock.ts';
import { conditionFailed } from '#functions/core/table.ts';
import { Attempts } from '#functions/entities/attempts.ts';

/**
 * What an address may ask for in an hour: a school, an office, or all whom a carrier puts behind one address. A sign-up
 * weighs as much as fifty of them fill the hour, and is made light again when its e-mail was free: so accounts may be made
 * by the hundred, but a list of e-mails is not tried out.
 */
const hourly = {
  signUp: { room: 1200, weight: 24, message: 'Too many sign-ups came from your network. Please try again later.' },
  resetLink: {
    room: 100,
    weight: 1,
    message: 'Too many links were asked for from your network. Please try again later.',
  },
} as const;

type HandlerInput = keyof typeof hourly;

const hourMs = 3600 * 1000;

/**
 * Counts a request on an address and the hour before it is answered, so that many at once are no more than many in a row.
 * @returns makes the request light: it has told nothing about anybody
 * @throws ApiError `rateLimited` until the next hour where this one is full
 */
export async function countRequest(asked: HandlerInput, address: string): Promise<() => Promise<void>> {
  const { room, weight, message } = hourly[asked];
  const hour = Math.floor(now().getTime() / hourMs);
  const ends = (hour + 1) * hourMs;
  const of = counterName(asked, `${networkOf(address)} ${hour}`);
  try {
    await Attempts.upsert({ of })
      .add({ failures: weight })
      .set({ expiresAt: ends / 1000 })
      .where(({ failures }, { lte, notExists }) => `${notExists(failures)} OR ${lte(failures, room - weight)}`)
      .go();
  } catch (error) {
    if (conditionFailed(error)) throw pausedUntil(ends, message);
    throw error;
  }
  return async () => {
    // Where the table forgets the hour meanwhile, nothing is left to lighten.
    await Attempts.patch({ of })
      .subtract({ failures: weight - 1 })
      .go()
      .catch((error: unknown) => {
        if (!conditionFailed(error)) throw error;
      });
  };
}
