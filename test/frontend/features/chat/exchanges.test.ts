import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '#shared/contract/chat.ts';
import { buildEmergencyCard } from '#shared/emergency/card.ts';
import type { Asked } from '../../../../frontend/src/features/chat/asked.ts';
import { findEarlierEmergency, groupExchanges, showsSigns } from '../../../../frontend/src/features/chat/exchanges.ts';

const card = buildEmergencyCard(['bloat']);

function message(id: string, minute: number, more: Partial<ChatMessage> = {}): ChatMessage {
  const createdAt = new Date(minute * 60_000).toISOString();
  return { id, message: id, dogId: null, createdAt, source: 'guide', ...more } as ChatMessage;
}

function asked(key: string, minute: number, more: Partial<Asked> = {}): Asked {
  const at = new Date(minute * 60_000).toISOString();
  return { key, question: { message: key, category: 'general', dogId: null }, at, card: null, ...more };
}

const keys = (...parameters: Parameters<typeof groupExchanges>) => groupExchanges(...parameters).map(({ key }) => key);

describe('the list of questions and answers', () => {
  it('shows the question that is being answered above the stored ones', () => {
    const list = groupExchanges([message('b', 2), message('a', 1)], [asked('now', 3)]);
    expect(list.map(({ key }) => key)).toEqual(['now', 'b', 'a']);
    expect(list[0]).toMatchObject({ question: 'now', card: null });
    expect(list[0]?.answer).toBeUndefined();
  });

  it('keeps the key of a question when its answer arrives', () => {
    expect(keys([message('c', 3), message('b', 2)], [asked('now', 3, { answer: message('c', 3) })])).toEqual([
      'now',
      'b',
    ]);
  });

  it('drops a question that failed, because its text is still in the input', () => {
    expect(keys([], [asked('failed', 3, { unsaved: 'offline' })])).toEqual([]);
  });

  it('keeps an answer of this device with the reason why it was not stored, until the question is stored', () => {
    const own = asked('now', 3, { answer: message('now', 3), unsaved: 'offline' });
    expect(groupExchanges([message('a', 1)], [own])[0]).toMatchObject({ key: 'now', unsaved: 'offline' });
    const emergency = asked('sos', 2, { card, unsaved: 'not saved' });
    const [merged, ...others] = groupExchanges([], [{ ...own, dismisses: 'sos' }, emergency]);
    expect(others).toEqual([]);
    expect(merged).toMatchObject({ key: 'sos', unsaved: 'offline', dismissal: { state: 'answered' } });
  });

  it('keeps an emergency that was not stored, sorted by time', () => {
    const list = groupExchanges(
      [message('later', 4), message('a', 1)],
      [asked('sos', 3, { card, unsaved: 'offline' })],
    );
    expect(list.map(({ key }) => key)).toEqual(['later', 'sos', 'a']);
    expect(list[1]).toMatchObject({ card, unsaved: 'offline' });
    expect(keys([], [asked('sos', 3, { card, answer: message('answered but not stored', 3) })])).toEqual(['sos']);
  });

  it('shows stored cards, and the card found on this device even if the server found nothing', () => {
    expect(groupExchanges([message('c', 3)], [asked('now', 3, { answer: message('c', 3), card })])[0]?.card).toBe(card);
    expect(groupExchanges([message('d', 3, { card })], [])[0]?.card).toBe(card);
  });
});

describe('an exchange about a possible emergency', () => {
  it('asks about signs while it is waiting for an answer, after the answer, and if it could not be sent', () => {
    expect(groupExchanges([], [asked('now', 3, { unsure: true })])[0]?.unsure).toBe(true);
    expect(groupExchanges([message('c', 3, { unsure: true })], [])[0]?.unsure).toBe(true);
    const own = asked('now', 3, { unsure: true, answer: message('c', 3) });
    expect(groupExchanges([message('c', 3)], [own])[0]).toMatchObject({ key: 'now', unsure: true });
    const unsaved = { unsure: true, unsaved: 'offline' };
    expect(groupExchanges([], [asked('now', 3, unsaved)])[0]).toMatchObject(unsaved);
  });

  it('stays in the list with its answer even if the answer was not stored', () => {
    const answer = message('not stored', 3, { unsure: true });
    expect(groupExchanges([message('a', 1)], [asked('now', 3, { answer })])[0]).toMatchObject({ unsure: true, answer });
  });

  it('does not ask about signs if this device has found an emergency', () => {
    const own = asked('now', 3, { card, answer: message('c', 3, { unsure: true }) });
    expect(groupExchanges([message('c', 3, { unsure: true })], [own])[0]?.unsure).toBeUndefined();
  });

  it('asks about signs for a day after the question', () => {
    const [exchange] = groupExchanges([message('c', 0, { unsure: true })], []);
    const showsAfter = (hours: number) => exchange && showsSigns(exchange, new Date(hours * 3_600_000));
    expect([0, 23, 24].map(showsAfter)).toEqual([true, true, false]);
    expect(groupExchanges([message('c', 0)], []).some((each) => showsSigns(each, new Date(0)))).toBe(false);
  });
});

describe('the exchange of a dismissed emergency', () => {
  const emergency = message('sos', 3, { message: 'help', source: 'emergency', card });
  const again = message('answer', 4, { message: 'help' });

  it('shows that the question is being sent, or why it was not answered', () => {
    const sending = asked('again', 4, { dismisses: 'sos' });
    expect(groupExchanges([emergency], [sending])).toMatchObject([{ key: 'sos', dismissal: { state: 'sending' } }]);
    const failed = { ...sending, unsaved: 'offline' };
    expect(groupExchanges([emergency], [failed])).toMatchObject([
      { key: 'sos', dismissal: { state: 'failed', reason: 'offline' } },
    ]);
  });

  it('shows the answer in the position of the emergency, below newer questions', () => {
    const own = asked('again', 9, { dismisses: 'sos', answer: again });
    for (const list of [
      groupExchanges([again, message('newer', 4), emergency], [own]),
      groupExchanges([message('newer', 4), emergency], [own]),
    ]) {
      expect(list.map(({ key }) => key)).toEqual(['newer', 'sos']);
      expect(list[1]).toMatchObject({ card, answer: again, dismissal: { state: 'answered' } });
    }
  });

  it('shows the answer in the position of the emergency even if the emergency was not stored', () => {
    const unsaved = asked('sos', 3, { card, unsaved: 'offline' });
    const own = asked('again', 4, { dismisses: 'sos', answer: again });
    const list = groupExchanges([again], [own, unsaved]);
    expect(list).toMatchObject([{ key: 'sos', card, answer: again }]);
    expect(list[0]?.unsaved).toBeUndefined();
  });

  it('shows the answer after the messages are loaded again, if the owner asked for it within an hour', () => {
    expect(groupExchanges([again, emergency], [])).toMatchObject([{ key: 'sos', answer: again }]);
    expect(keys([message('late', 63, { message: 'help' }), emergency], [])).toEqual(['late', 'sos']);
    expect(keys([message('of another dog', 4, { message: 'help', dogId: 'b' }), emergency], [])).toHaveLength(2);
    expect(keys([{ ...again, ...emergency, id: 'twice' }, emergency], [])).toEqual(['twice', 'sos']);
  });
});

describe('the emergency that an answer refers to', () => {
  const list = groupExchanges(
    [
      message('newer', 5, { card }),
      message('answer', 4, { dogId: 'a' }),
      message('other dog', 3, { dogId: 'b', card }),
      message('same dog', 2, { dogId: 'a', card }),
    ],
    [],
  );

  it('is the latest one before the answer, preferably one of the same dog', () => {
    expect(findEarlierEmergency(list, 'answer')?.key).toBe('same dog');
    expect(findEarlierEmergency(list.slice(0, 3), 'answer')?.key).toBe('other dog');
  });

  it('is unknown if it is not loaded', () => {
    expect(findEarlierEmergency(list.slice(0, 2), 'answer')).toBeUndefined();
    expect(findEarlierEmergency(list, 'gone')).toBeUndefined();
  });
});
