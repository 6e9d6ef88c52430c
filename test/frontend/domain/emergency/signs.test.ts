import { expect, it } from 'vitest';
import { buildEmergencyCard } from '#shared/emergency/card.ts';
import { buildSignCard, commonSigns } from '../../../../frontend/src/domain/emergency/signs.ts';

it('the card of each sign says to call a vet now, with the name of the dog', () => {
  for (const { reason } of commonSigns) {
    const card = buildSignCard(reason, 'he seems off today', 'Rex');
    expect(card).toEqual(buildEmergencyCard([reason], { name: 'Rex' }));
    expect(card.urgency).toBe('now');
  }
});

it("the card of a sign has no name if the question is about another animal or the dog's name is unknown", () => {
  expect(buildSignCard('collapse', 'my cat seems off', 'Rex')).toEqual(
    buildEmergencyCard(['collapse'], { species: 'cat' }),
  );
  expect(buildSignCard('collapse', 'he seems off', undefined)).toEqual(buildEmergencyCard(['collapse']));
});
