import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '#shared/contract/chat.ts';
import { withAnswered, withNewest, withOlder } from '../../../../frontend/src/features/chat/message-list.ts';

/** Creates one message for each minute. A larger number is newer. */
function messages(...minutes: number[]): ChatMessage[] {
  return minutes.map(
    (minute) => ({ id: `m${minute}`, createdAt: new Date(minute * 60_000).toISOString() }) as ChatMessage,
  );
}

const ids = (list: { messages: ChatMessage[] }) => list.messages.map(({ id }) => id);

describe('loaded messages', () => {
  const loaded = { messages: messages(6, 5, 4, 3), nextCursor: 'before 3' };

  it('keep older pages when the newest page is loaded again', () => {
    const list = withNewest(loaded, { messages: messages(8, 7, 6), nextCursor: 'before 6' });
    expect(ids(list)).toEqual(['m8', 'm7', 'm6', 'm5', 'm4', 'm3']);
    expect(list.nextCursor).toBe('before 3');
  });

  it('are replaced if there are more new messages than fit on a page, so that none are missing in between', () => {
    const newest = { messages: messages(9, 8, 7), nextCursor: 'before 7' };
    expect(withNewest(loaded, newest)).toEqual(newest);
  });

  it('are replaced by a page that contains all messages', () => {
    const all = { messages: messages(6), nextCursor: undefined };
    expect(withNewest(loaded, all)).toEqual(all);
    expect(withNewest(undefined, all)).toEqual(all);
  });

  it('grow by older pages, and list each message once', () => {
    const list = withOlder(loaded, { messages: messages(3, 2, 1), nextCursor: undefined });
    expect(ids(list)).toEqual(['m6', 'm5', 'm4', 'm3', 'm2', 'm1']);
    expect(list.nextCursor).toBeUndefined();
  });

  it('include a new answer once', () => {
    const list = withAnswered(withAnswered(loaded, messages(7)[0] as ChatMessage), messages(7)[0] as ChatMessage);
    expect(ids(list)).toEqual(['m7', 'm6', 'm5', 'm4', 'm3']);
    expect(list.nextCursor).toBe('before 3');
  });
});
