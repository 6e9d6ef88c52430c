import { now } from '#functions/core/clock.ts';
import { defineHandlers } from '#functions/core/http/api.ts';
import { openCursor, sendCursor } from '#functions/core/http/page.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import { listTips } from '#functions/tips/list-tips.ts';
import { markTipRead } from '#functions/tips/mark-read.ts';
import { planTips } from '#functions/tips/plan.ts';
import { tips } from '#shared/contract/tips.ts';
import { findLatestDate } from '#shared/tip-dates.ts';

export const tipHandlers = defineHandlers(tips, {
  listDailyTips: async (input) => {
    const { owner } = getCallerRows(input.caller);
    const before = openCursor(input);
    const read = () => listTips(owner, input.query.limit, before);
    let page = await read();
    if (before === undefined && page.tips[0]?.id !== findLatestDate(owner, now())) {
      await planTips(owner);
      page = await read();
    }
    if (page.next) sendCursor(input, page.next);
    return page.tips;
  },

  markDailyTipRead: ({ params, caller }) => markTipRead(getCallerRows(caller).owner, params.id),
});
