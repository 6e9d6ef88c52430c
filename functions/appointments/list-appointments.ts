import { firstMoment, formatPosition, toAppointment } from '#functions/appointments/instances/instance.ts';
import { listInstances } from '#functions/appointments/instances/list-instances.ts';
import { addYear, parseMoment } from '#functions/appointments/times.ts';
import { now } from '#functions/core/clock.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { openCursor, sendCursor } from '#functions/core/http/page.ts';
import { type Appointment, appointments } from '#shared/contract/appointments.ts';

/** How many instances one request reads at most. If few of them have the requested status, the page is short. */
const maxExamined = 500;

interface Filters {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Parses the range of the query parameters. Without `to`, the range ends a year after `from` or after now, whichever is
 * later.
 * @throws ApiError `invalid` when the range ends before it starts
 */
function parseRange({ from, to }: Filters, timeZone: string): { from: string; to: string } {
  const start = from === undefined ? undefined : parseMoment(from, timeZone);
  if (to === undefined) {
    const latest = new Date(Math.max(start?.getTime() ?? 0, now().getTime()));
    return { from: start?.toISOString() ?? firstMoment, to: addYear(latest, timeZone).toISOString() };
  }
  const end = parseMoment(to, timeZone);
  if (start && end < start) throw new ApiError('invalid', { fields: { to: 'Please choose an end after the start' } });
  return { from: start?.toISOString() ?? firstMoment, to: end.toISOString() };
}

export const listAppointments = defineHandler(appointments.listAppointments, async (input) => {
  const { caller, query } = input;
  const { from, to } = parseRange(query, caller.timeZone);
  const position = openCursor(input) ?? from;
  const storedOnly = query.status !== undefined && query.status !== 'scheduled';
  const range = { from: position, to, pageSize: query.limit + 1, storedOnly };
  const found: Appointment[] = [];
  let examined = 0;
  let last = position;
  for await (const instance of listInstances(caller.id, range)) {
    if (found.length === query.limit || examined === maxExamined) {
      sendCursor(input, last);
      break;
    }
    if (!query.status || instance.status === query.status) found.push(toAppointment(instance));
    examined += 1;
    last = formatPosition(instance);
  }
  return found;
});
