import { defineHandlers } from '#functions/core/http/api.ts';
import { openCursor, sendCursor } from '#functions/core/http/page.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import { listTips } from '#functions/tips/list-tips.ts';
import { markTipRead } from '#functions/tips/mark-read.ts';
import { tips } from '#shared/contract/tips.ts';

export const tipHandlers = defineHandlers(tips, {
  listDailyTips: async (input) => {
    const { owner } = getCallerRows(input.caller);
    const page = await listTips(owner, input.query.limit, openCursor(input));
    if (page.next) sendCursor(input, page.next);
    return page.tips;
  },

  markDailyTipRead: ({ params, caller }) => markTipRead(getCallerRows(caller).owner, params.id),
});
