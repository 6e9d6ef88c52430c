import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { promptVersion, systemPrompt } from '#functions/chat/prompt.ts';

test('the version changes with the prompt', () => {
  const hash = createHash('sha256').update(systemPrompt).digest('hex').slice(0, 16);
  expect({ promptVersion, hash }).toEqual({ promptVersion: '1', hash: '9cb4ee458ce9d423' });
});
