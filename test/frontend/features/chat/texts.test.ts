import { describe, expect, it, test } from 'vitest';
import type { QuestionQuota } from '#shared/contract/chat.ts';
import {
  describeDog,
  describeLargerPlan,
  describeLengthLeft,
  describeNotAnswered,
  describeNotSaved,
  describeQuota,
  describeSource,
  describeUsedUp,
  formatAsked,
  isUsedUp,
  isWithoutAnswer,
  toSendErrorText,
} from '../../../../frontend/src/features/chat/texts.ts';
import { CallError, NetworkError } from '../../../../frontend/src/lib/call-errors.ts';

const timeZone = 'America/Chicago';

function quota(used: number, limit: number, per: QuestionQuota['per'] = 'day'): QuestionQuota {
  return { used, limit, per, resetsAt: '2026-11-21T06:00:00.000Z' };
}

it.each([
  [quota(1, 3), '2 of 3 left today'],
  [quota(2, 7, 'week'), '5 of 7 left this week'],
  [quota(3, 3), '0 of 3 left today'],
  [quota(4, 3), '0 of 3 left today'],
  [quota(0, 200), 'Fair use: up to 200 questions a day'],
  [quota(179, 200), 'Fair use: up to 200 questions a day'],
  [quota(180, 200), '20 of 200 left today'],
  [quota(199, 200), '1 of 200 left today'],
])('the quota %o reads as "%s"', (current, text) => {
  expect(describeQuota(current)).toBe(text);
});

test('a quota is used up at its limit and above', () => {
  expect([quota(2, 3), quota(3, 3), quota(4, 3)].map(isUsedUp)).toEqual([false, true, true]);
});

describe('a used-up quota', () => {
  const now = new Date('2026-11-20T15:00:00.000Z');

  it('says that new questions come tomorrow', () => {
    expect(describeUsedUp(quota(3, 3), now, timeZone)).toEqual({
      title: "You've used all 3 questions for today",
      detail: 'You get 3 new ones tomorrow, Saturday, November 21. Emergencies always get an answer.',
    });
  });

  it('says on which day the next week starts', () => {
    const week = { ...quota(7, 7, 'week'), resetsAt: '2026-11-23T06:00:00.000Z' };
    expect(describeUsedUp(week, now, timeZone)).toEqual({
      title: "You've used all 7 questions for this week",
      detail: 'You get 7 new ones on Monday, November 23. Emergencies always get an answer.',
    });
  });

  it('names a larger plan only if there is one', () => {
    expect(describeLargerPlan(quota(3, 3))).toBe('The Advanced plan has up to 200 a day.');
    expect(describeLargerPlan(quota(200, 200))).toBeUndefined();
  });
});

it.each([
  [1799, undefined],
  [1800, '200 characters left'],
  [1999, '1 character left'],
  [2000, '0 characters left'],
  [2001, '1 character too many'],
  [2010, '10 characters too many'],
])('a question of %i characters has the counter text %s', (length, text) => {
  expect(describeLengthLeft('a'.repeat(length))).toBe(text);
});

test('an emoji counts as one character, and spaces around the text do not count', () => {
  expect(describeLengthLeft(` ${'🐶'.repeat(1999)} `)).toBe('1 character left');
});

test('a dog is described by name, breed and, if known, weight', () => {
  const dog = { name: 'Biscuit', breed: 'Golden Retriever', weight: 64 } as Parameters<typeof describeDog>[0];
  expect(describeDog(dog, 'lb')).toBe('Biscuit, Golden Retriever, 64 lbs');
  expect(describeDog(dog, 'kg')).toBe('Biscuit, Golden Retriever, 29 kg');
  expect(describeDog({ ...dog, weight: null }, 'lb')).toBe('Biscuit, Golden Retriever');
});

test("a question from today shows its time, and an older one its date, in the owner's time zone", () => {
  const now = new Date('2026-11-20T15:00:00.000Z');
  expect(formatAsked({ createdAt: '2026-11-20T06:05:00.000Z' }, now, timeZone)).toMatch(/^12:05\sAM$/);
  expect(formatAsked({ createdAt: '2026-11-20T05:59:00.000Z' }, now, timeZone)).toBe('Nov 19');
});

test('an answer says where it comes from', () => {
  const sources = [{ title: 'Walking in the heat', url: '/guide/heat' }];
  expect(describeSource({ source: 'guide', sources })).toBe('From our care guide: ');
  expect(describeSource({ source: 'guide', sources: [{ title: 'Care guide', url: '/guide' }] })).toBe(
    'See all articles: ',
  );
  expect(describeSource({ source: 'guide', sources: [] })).toBe('From our care guide');
  expect(describeSource({ source: 'model', sources })).toBe('Answered by AI, based on: ');
  expect(describeSource({ source: 'model', sources: [] })).toBe('Answered by AI');
  expect(describeSource({ source: 'small-talk', sources: [] })).toBeUndefined();
  expect(describeSource({ source: 'records', sources: [] })).toBeUndefined();
});

test('an answer from the guide that links to no article counts as no answer', () => {
  expect(isWithoutAnswer({ source: 'guide', sources: [{ title: 'Care guide', url: '/guide' }] })).toBe(true);
  expect(isWithoutAnswer({ source: 'guide', sources: [] })).toBe(true);
  expect(isWithoutAnswer({ source: 'guide', sources: [{ title: 'Heat', url: '/guide/heat' }] })).toBe(false);
  expect(isWithoutAnswer({ source: 'model', sources: [] })).toBe(false);
});

describe('a question that was not sent', () => {
  const rateLimited = new CallError(429, 'Too many.', { code: 'rateLimited' }, 30);
  const noDog = new CallError(404, "We couldn't find this dog.", { code: 'dogNotFound' });
  const expired = new CallError(401, 'Unauthorized', { code: 'unauthorized' });

  it.each([
    [new CallError(500, 'Something went wrong.', { code: 'internal' }), 'Failed to send message. Please try again.'],
    [new NetworkError('cut'), 'Failed to send message. Please try again.'],
    [rateLimited, 'Failed to send message. You can try again in 30 seconds.'],
    [noDog, "Failed to send message. We couldn't find this dog."],
  ])('is explained in a toast after the error %o', (error, detail) => {
    expect(toSendErrorText(error)).toEqual({ title: 'Error', detail, signedOut: false });
  });

  it('leads to sign-in when the session has expired', () => {
    const detail = 'You are logged out. Logging in again...';
    expect(toSendErrorText(expired)).toEqual({ title: 'Unauthorized', detail, signedOut: true });
  });

  it('is explained in a note below an emergency card', () => {
    expect(describeNotSaved(new NetworkError('cut'))).toMatch(/^You're offline/);
    expect(describeNotSaved(expired)).toMatch(/^You're signed out/);
    expect(describeNotSaved(rateLimited)).toMatch(/^This question wasn't saved/);
  });

  it('is explained below the signs of a possible emergency, and on the card of one that is not happening', () => {
    const refuse = (code: 'quotaUsed' | 'planRequired') => new CallError(403, 'No.', { code });
    expect(describeNotAnswered(new NetworkError('cut'))).toMatch(/^You're offline/);
    expect(describeNotAnswered(expired)).toMatch(/^You're signed out/);
    expect(describeNotAnswered(refuse('quotaUsed'))).toMatch(/you've used all your questions/);
    expect(describeNotAnswered(refuse('planRequired'))).toMatch(/^Your plan doesn't include answers/);
    expect(describeNotAnswered(rateLimited)).toMatch(/You can try again in 30 seconds\.$/);
    expect(describeNotAnswered(new CallError(500, 'No.'))).toMatch(/Try again in a minute\.$/);
  });
});
