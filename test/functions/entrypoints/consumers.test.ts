import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { consumerLambdas, queueLambdas } from '#functions/manifest.ts';
import { root } from '#test/support/folders.ts';

vi.stubEnv('AWS_REGION', 'us-east-1');

test.each(Object.entries({ ...consumerLambdas, ...queueLambdas }))(
  '%s reacts to exactly the events in the manifest',
  async (_, lambda) => {
    const { handler } = (await import(join(root, lambda.entry))) as { handler: { consumes: string[] } };
    expect(handler.consumes.toSorted()).toEqual([...lambda.consumes].sort());
  },
);
