import { expect, test } from 'vitest';
import { isFor } from '../../../../frontend/src/features/account/pending-dog.ts';

const owner = { id: '01OWNER', email: 'maya@example.com', isFirstLogin: false };

test.each([
  ['a new owner gets the dog of the set-up', { ...owner, isFirstLogin: true }, { email: 'other@example.com' }, true],
  ['so does an owner with the same email', owner, { email: ' Maya@Example.com ' }, true],
  ["a stranger's answers on this device make no dog", owner, { email: 'other@example.com' }, false],
  ['a dog that could not be made waits for its owner', owner, { email: 'x@example.com', waitsFor: '01OWNER' }, true],
  ['and for nobody else', { ...owner, isFirstLogin: true }, { email: owner.email, waitsFor: '01OTHER' }, false],
  ['what is no record is for nobody', owner, 'tampered', false],
])('%s', (_case, who, answers, answer) => {
  expect(isFor(who, answers)).toBe(answer);
});
