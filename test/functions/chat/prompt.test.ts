import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { promptVersion, systemPrompt } from '#functions/chat/prompt.ts';

test('the version of the prompt changes with its text', () => {
  const hash = createHash('sha256').update(systemPrompt).digest('hex').slice(0, 16);
  expect({ promptVersion, hash }).toEqual({ promptVersion: '3', hash: 'c6abb24f6190e38a' });
});
