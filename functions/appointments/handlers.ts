import { addAppointment } from '#functions/appointments/add-appointment.ts';
import { changeAppointment } from '#functions/appointments/change-appointment.ts';
import { changeVisits, deleteVisits } from '#functions/appointments/change-visits.ts';
import { downloadAppointment } from '#functions/appointments/feed/download-appointment.ts';
import { findFeedKey, findOrCreateAddress, replaceAddress } from '#functions/appointments/feed/feed-address.ts';
import { readFeed } from '#functions/appointments/feed/read-feed.ts';
import { requireInstance } from '#functions/appointments/instances/find-instance.ts';
import { toAppointment } from '#functions/appointments/instances/instance.ts';
import { listAppointments } from '#functions/appointments/list-appointments.ts';
import { removeAppointment } from '#functions/appointments/remove-appointment.ts';
import { countSeries } from '#functions/appointments/series/save-series.ts';
import { undoChange } from '#functions/appointments/series/undo.ts';
import { transact } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import { defineHandlers } from '#functions/core/http/api.ts';
import { saveIdempotentResponse } from '#functions/core/http/idempotency.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import { appointments, maxSeries } from '#shared/contract/appointments.ts';

export const appointmentHandlers = defineHandlers(appointments, {
  listAppointments,

  getAppointment: async ({ params, caller }) => toAppointment(await requireInstance(caller.id, params.id)),

  getSeriesLimit: async ({ caller }) => ({ used: await countSeries(caller.id), limit: maxSeries }),

  createAppointment: ({ body, caller, idempotency }) =>
    retryOnConflict(async () => {
      const { instance, writes } = await addAppointment(caller, body);
      const appointment = toAppointment(instance);
      await transact([...saveIdempotentResponse(idempotency, appointment), ...writes]);
      return appointment;
    }),

  updateAppointment: async ({ params, query, body, caller }) =>
    toAppointment(await changeAppointment(caller, params.id, query.scope, body)),

  deleteAppointment: ({ params, query, caller }) => removeAppointment(caller.id, params.id, query.scope),

  changeVisits: ({ params, body: { scope, change }, caller, idempotency }) =>
    changeVisits(caller, params.id, { scope, form: change, idempotency }),

  deleteVisits: ({ params, body: { scope }, caller, idempotency }) =>
    deleteVisits(caller.id, params.id, { scope, idempotency }),

  undoChange: ({ params, caller, idempotency }) => undoChange(caller.id, params.undoId, idempotency),

  getFeed: async ({ query, caller }) =>
    findOrCreateAddress(await findFeedKey(caller.id, query.dogId), getCallerRows(caller).owner.sessionEpoch),

  rotateFeed: async ({ query, caller }) =>
    replaceAddress(await findFeedKey(caller.id, query.dogId), getCallerRows(caller).owner.sessionEpoch),

  readFeed,

  downloadAppointment,
});
