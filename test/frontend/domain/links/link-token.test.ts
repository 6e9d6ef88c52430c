import { expect, test } from 'vitest';
import { parseLinkToken } from '../../../../frontend/src/domain/links/link-token.ts';

test('the token of an emailed link is read from its fragment', () => {
  expect(['#token=abc-_9', '#token=', '#', '', '#other=1', '#x&token=abc'].map(parseLinkToken)).toEqual([
    'abc-_9',
    null,
    null,
    null,
    null,
    'abc',
  ]);
});
