import { describe, expect, it } from 'vitest';
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
