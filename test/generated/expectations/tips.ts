import { tips } from '#shared/contract/tips.ts';
import { type ExpectationsOf, nothing, type Prepared, type Scene } from '#test/generated/expectation.ts';

async function aTip({ owner }: Scene): Promise<Prepared> {
  const [first] = await owner.browser.ask(tips.listDailyTips);
  return { params: { id: first?.id ?? 'none' } };
}

export const expectations = {
  listDailyTips: {
    who: 'owners',
    status: 200,
    prepare: async (scene) => {
      await aTip(scene);
      return {};
    },
    cases: { 'the first visit of the day': nothing },
  },
  markDailyTipRead: { who: 'owners', status: 204, prepare: aTip },
} satisfies ExpectationsOf<typeof tips>;
