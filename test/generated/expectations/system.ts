import type { system } from '#shared/contract/system.ts';
import { type ExpectationsOf, nothing } from '#test/generated/expectation.ts';

export const expectations = {
  getHealth: { who: 'anybody', status: 200, prepare: nothing },
  getApiDocument: { who: 'anybody', status: 200, prepare: nothing },
} satisfies ExpectationsOf<typeof system>;
