import type { leadership } from '#shared/contract/leadership.ts';
import { type ExpectationsOf, nothing } from '#test/generated/expectation.ts';
import { leadershipAnswers } from '#test/support/moderation.ts';

export const expectations = {
  applyForLeadership: {
    who: 'owners',
    needs: 'leadershipApplication',
    status: 201,
    prepare: () => ({ body: leadershipAnswers }),
  },
  getLeadershipApplication: { who: 'owners', status: 200, prepare: nothing },
} satisfies ExpectationsOf<typeof leadership>;
