import { useEffect } from 'react';
import { type Appointment, appointments } from '#shared/contract/appointments.ts';
import { call } from '../../lib/call.ts';
import { now } from '../../lib/now.ts';
import { useNow } from '../../lib/use-now.ts';
import { defineList } from '../../platform/lists/list.ts';
import { useListCache } from '../../platform/lists/list-cache.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { markDone } from '../onboarding/checklist.ts';

/** How many upcoming appointments the calendar lists. */
export const nextCount = 3;

/** How far ahead they are looked for. Some vaccinations are due every three years. */
const yearsAhead = 5;

/** The owner's appointments by time. */
export const appointmentList = defineList({
  name: 'appointments',
  operation: appointments.listAppointments,
  notFound: 'appointmentNotFound',
  readOne: ({ id }) => call(appointments.getAppointment, { params: { id } }),
});

/** Marks the step of the checklist. The visit may have been booked on another device, which has its own checklist. */
function useMarkBooked(visits: readonly Appointment[] | undefined): void {
  const isBooked = visits !== undefined && visits.length > 0;
  useEffect(() => {
    if (isBooked) markDone('vet');
  }, [isBooked]);
}

/**
 * The owner's appointments by time, from `from` (inclusive) to `to` (exclusive). Both are local dates in the owner's time
 * zone, or instants. An expired session has none.
 */
export function useAppointments({ from, to }: { from: string; to: string }) {
  // The same dates start at other instants in another time zone.
  const { timeZone } = useUser();
  const visits = useList(appointmentList, { key: [timeZone, from, to], query: { from, to } });
  useMarkBooked(visits.data);
  return visits;
}

/** The next three scheduled appointments. Refetched when the first of them has started. */
export function useNextAppointments() {
  const next = useList(appointmentList, {
    key: ['next'],
    query: () => {
      const from = now();
      const to = new Date(from);
      to.setUTCFullYear(to.getUTCFullYear() + yearsAhead);
      return { from: from.toISOString(), to: to.toISOString(), status: 'scheduled' as const };
    },
    max: nextCount,
  });
  useMarkBooked(next.data);
  const time = useNow().getTime();
  const upcoming = next.data?.filter(({ appointmentDate }) => Date.parse(appointmentDate) > time);
  const started = (next.data?.length ?? 0) - (upcoming?.length ?? 0);
  const { refetch } = next;
  useEffect(() => {
    if (started > 0) void refetch();
  }, [started, refetch]);
  return { ...next, data: upcoming };
}

/** Updates the cached appointments after changes. */
export function useAppointmentCache() {
  return useListCache(appointmentList);
}
