import { countSeries } from '#functions/appointments/save-series.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { appointments, maxSeries } from '#shared/contract/appointments.ts';

export const getSeriesLimit = defineHandler(appointments.getSeriesLimit, async ({ caller }) => ({
  used: await countSeries(caller.id),
  limit: maxSeries,
}));
