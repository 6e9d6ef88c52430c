import { countSeries } from '#functions/appointments/save-series.ts';
import { answer } from '#functions/core/api.ts';
import { appointments, maxSeries } from '#shared/contract/appointments.ts';

export const getSeriesLimit = answer(appointments.getSeriesLimit, async ({ caller }) => ({
  used: await countSeries(caller.id),
  limit: maxSeries,
}));
