import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '#shared/contract/chat.ts';
import { buildEmergencyCard } from '#shared/emergency/card.ts';
import { groupExchanges } from '../../../../frontend/src/features/chat/exchanges.ts';
import type { Asked } from '../../../../frontend/src/features/chat/use-ask.ts';

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
  it('has the question that is being answered on top of the stored ones', () => {
    const list = groupExchanges([message('b', 2), message('a', 1)], [asked('now', 3)]);
    expect(list.map(({ key }) => key)).toEqual(['now', 'b', 'a']);
    expect(list[0]).toMatchObject({ question: 'now', card: null });
    expect(list[0]?.answer).toBeUndefined();
  });

  it('keeps the key of a question when its answer arrives', () => {
    expect(keys([message('c', 3), message('b', 2)], [asked('now', 3, { id: 'c' })])).toEqual(['now', 'b']);
  });

  it('drops a question that failed, because its text is still in the input', () => {
    expect(keys([], [asked('failed', 3, { unsaved: 'offline' })])).toEqual([]);
  });

  it('keeps an emergency that was not stored, in its place', () => {
    const list = groupExchanges(
      [message('later', 4), message('a', 1)],
      [asked('sos', 3, { card, unsaved: 'offline' })],
    );
    expect(list.map(({ key }) => key)).toEqual(['later', 'sos', 'a']);
    expect(list[1]).toMatchObject({ card, unsaved: 'offline' });
    expect(keys([], [asked('sos', 3, { card, id: 'answered but not stored' })])).toEqual(['sos']);
  });

  it('shows the card of this device even if the server found nothing, and stored cards', () => {
    expect(groupExchanges([message('c', 3)], [asked('now', 3, { id: 'c', card })])[0]?.card).toBe(card);
    expect(groupExchanges([message('d', 3, { card })], [])[0]?.card).toBe(card);
  });
});
