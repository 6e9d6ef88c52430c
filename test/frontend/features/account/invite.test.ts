import { expect, test } from 'vitest';
import { inviteCodeIn } from '../../../../frontend/src/features/account/invite.ts';

test('a shared address carries the code of whoever shared it', () => {
  expect(inviteCodeIn('?ref=ABCD2345')).toBe('ABCD2345');
  expect(inviteCodeIn('?plan=basic')).toBeNull();
  expect(inviteCodeIn('?ref=')).toBeNull();
  expect(inviteCodeIn(`?ref=${'A'.repeat(65)}`)).toBeNull();
});
