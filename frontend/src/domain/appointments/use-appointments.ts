import { useEffect, useMemo } from 'react';
import { type Appointment, appointments } from '#shared/contract/appointments.ts';
import { call } from '../../lib/call.ts';
import { now } from '../../lib/now.ts';
import { useNow } from '../../lib/use-now.ts';
import { defineList } from '../../platform/lists/list.ts';
import { useListCache } from '../../platform/lists/list-cache.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { markDone } from '../onboarding/checklist.ts';
import { areSavedSince, createSavedNext, createSavedVisits, findSavedRange } from './saved-visits.ts';

/** How many upcoming appointments the calendar lists. */
export const nextCount = 3;

/** How many years ahead `useNextAppointments` looks. Some vaccinations are due every three years. */
const yearsAhead = 5;

/** The list of the owner's appointments, sorted by time. */
export const appointmentList = defineList({
  name: 'appointments',
  operation: appointments.listAppointments,
  notFound: 'appointmentNotFound',
  readOne: ({ id }) => call(appointments.getAppointment, { params: { id } }),
});

/**
 * Marks the checklist's vet visit as done once the owner has an appointment. Another device, which has a checklist of
 * its own, may have created the appointment.
 */
function useMarkBooked(visits: readonly Appointment[] | undefined): void {
  const isBooked = visits !== undefined && visits.length > 0;
  useEffect(() => {
    if (isBooked) markDone('vet');
  }, [isBooked]);
}

/**
 * Reads the owner's appointments from `from` (inclusive) to `to` (exclusive), sorted by time. Both are local dates in
 * the owner's time zone. Returns an empty list if the session has expired. Offline, returns the visits as last fetched.
 */
export function useAppointments({ from, to }: { from: string; to: string }) {
  // The time zone is part of the cache key, because a local date starts at another instant in another time zone.
  const { id, timeZone } = useUser();
  const saved = useMemo(() => createSavedVisits({ id, timeZone }, { from, to }), [id, timeZone, from, to]);
  const visits = useList(appointmentList, { key: [timeZone, from, to], query: { from, to }, saved });
  useMarkBooked(visits.data);
  return visits;
}

/** Stores the visits of this and the next month for reading them offline, unless they were stored after `since`. */
export async function saveVisits(owner: { id: string; timeZone: string }, since: Date): Promise<void> {
  if (areSavedSince(owner, since)) return;
  const range = findSavedRange(owner.timeZone);
  createSavedVisits(owner, range).write(await appointmentList.readRows(range, {}));
}

/** Reads the next three scheduled appointments. Refetches them when the first one starts. */
export function useNextAppointments() {
  const { id, timeZone } = useUser();
  const saved = useMemo(() => createSavedNext({ id, timeZone }, nextCount), [id, timeZone]);
  const next = useList(appointmentList, {
    key: ['next'],
    query: () => {
      const from = now();
      const to = new Date(from);
      to.setUTCFullYear(to.getUTCFullYear() + yearsAhead);
      return { from: from.toISOString(), to: to.toISOString(), status: 'scheduled' as const };
    },
    max: nextCount,
    saved,
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

/** Returns the functions that update the cached appointments after a change. */
export function useAppointmentCache() {
  return useListCache(appointmentList);
}
