import type { emergency } from '#shared/contract/emergency.ts';
import type { ExpectationsOf } from '#test/generated/expectation.ts';

export const expectations = {
  checkEmergency: {
    who: 'anybody',
    status: 200,
    prepare: () => ({
      body: {
        text: 'he ate dark chocolate',
        toxin: { substance: 'dark chocolate', amount: 2, unit: 'oz' },
        weightLb: 20,
      },
    }),
  },
  readText: {
    who: 'anybody',
    status: 200,
    prepare: () => ({ body: { text: 'how often should I brush his teeth' } }),
  },
} satisfies ExpectationsOf<typeof emergency>;
