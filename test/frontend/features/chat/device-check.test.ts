import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildEmergencyCard } from '#shared/emergency/card.ts';
import { checkOnDevice, toFinding } from '../../../../frontend/src/features/chat/device-check.ts';

describe('the check on this device', () => {
  it('shows a card, or the signs of a possible emergency, or nothing', () => {
    const card = buildEmergencyCard(['bloat']);
    expect(toFinding({ verdict: 'now', card })).toEqual({ card });
    expect(toFinding({ verdict: 'today', card })).toEqual({ card });
    expect(toFinding({ verdict: 'unsure', card: null })).toEqual({ card: null, unsure: true });
    expect(toFinding({ verdict: 'none', card: null })).toEqual({ card: null });
  });

  it('finds an emergency in a question', async () => {
    const { card } = await checkOnDevice('she collapsed and is not breathing', undefined, []);
    expect(card?.title).toBe('Call a vet now');
  });
});

/** Answers requests for a reading. */
function stubReadings(answer: (signal: AbortSignal) => Promise<Response>): void {
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => answer(signal));
}
afterEach(() => vi.unstubAllGlobals());

describe('an alarm of this device', () => {
  // The small models see an emergency in it, but it names no sign.
  const text = 'he is shaking really bad and drooling and i dont know what to do';

  it('is what the server makes of it', async () => {
    stubReadings(async () => Response.json({ articles: {}, urgency: { now: 6, today: 8 } }));
    expect((await checkOnDevice(text, undefined, [])).card?.title).toBe('Call a vet now');
    stubReadings(async () => Response.json({ articles: {}, urgency: { now: -12, today: -12 } }));
    expect((await checkOnDevice(text, undefined, [])).card).toBeNull();
  });

  it('is shown without the server if it does not answer in a moment', async () => {
    stubReadings(
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    expect((await checkOnDevice(text, undefined, [])).card?.title).toBe('Call a vet now');
  });

  it('is shown without asking the server if it names a clear sign', async () => {
    const ask = vi.fn();
    vi.stubGlobal('fetch', ask);
    const { card } = await checkOnDevice('she collapsed and is not breathing', undefined, []);
    expect(card?.title).toBe('Call a vet now');
    expect(ask).not.toHaveBeenCalled();
  });
});
