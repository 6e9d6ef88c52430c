import { expect, it } from 'vitest';
import { buildEmergencyCard } from '#shared/emergency/card.ts';
import { buildSignCard, signs } from '../../../../frontend/src/features/chat/signs.ts';

it('builds a card to call a vet now for each sign, with the name of the dog', () => {
  for (const { reason } of signs) {
    const card = buildSignCard(reason, 'he seems off today', 'Rex');
    expect(card).toEqual(buildEmergencyCard([reason], { name: 'Rex' }));
    expect(card.urgency).toBe('now');
  }
});

it('does not use the name of the dog for another animal, or an unknown name', () => {
  expect(buildSignCard('collapse', 'my cat seems off', 'Rex')).toEqual(
    buildEmergencyCard(['collapse'], { species: 'cat' }),
  );
  expect(buildSignCard('collapse', 'he seems off', undefined)).toEqual(buildEmergencyCard(['collapse']));
});
