import { momentOf, yearAfter } from '#functions/appointments/times.ts';
import { appointmentOf, positionOf } from '#functions/appointments/visit.ts';
import { visitsBetween } from '#functions/appointments/visits-between.ts';
import { answer } from '#functions/core/api.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { now } from '#functions/core/clock.ts';
import { openCursor, sendCursor } from '#functions/core/page.ts';
import { type Appointment, appointments } from '#shared/contract/appointments.ts';

/** Sorts before every instant. */
const firstMoment = '0';

interface Filters {
  from?: string | undefined;
  to?: string | undefined;
}

/** The range that a query asks for. @throws ApiError 400 when it ends before it starts */
function rangeOf({ from, to }: Filters, timeZone: string): { from: string; to: string } {
  const start = from === undefined ? undefined : momentOf(from, timeZone);
  if (to === undefined) {
    const latest = new Date(Math.max(start?.getTime() ?? 0, now().getTime()));
    return { from: start?.toISOString() ?? firstMoment, to: yearAfter(latest, timeZone).toISOString() };
  }
  const end = momentOf(to, timeZone);
  if (start && end < start) throw new ApiError('invalid', { fields: { to: 'Please choose an end after the start' } });
  return { from: start?.toISOString() ?? firstMoment, to: end.toISOString() };
}

export const listAppointments = answer(appointments.listAppointments, async (input) => {
  const { caller, query } = input;
  const { from, to } = rangeOf(query, caller.timeZone);
  const position = openCursor(input) ?? from;
  const found: Appointment[] = [];
  let last = position;
  for await (const visit of visitsBetween(caller.id, { from: position, to, pageSize: query.limit + 1 })) {
    if (query.status && visit.status !== query.status) continue;
    if (found.length === query.limit) {
      sendCursor(input, last);
      break;
    }
    found.push(appointmentOf(visit));
    last = positionOf(visit);
  }
  return found;
});
