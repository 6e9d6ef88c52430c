import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Appointment, type AppointmentStatus, appointments } from '#shared/contract/appointments.ts';
import { pageLimit } from '#shared/contract/fields.ts';
import { callPage } from '../../lib/call.ts';
import { now } from '../../lib/now.ts';
import { orEmpty } from '../../lib/queries.ts';
import { useNow } from '../../lib/use-now.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { markDone } from '../onboarding/checklist.ts';

const appointmentsKey = ['appointments'] as const;

/** How many upcoming appointments the calendar lists. */
export const nextCount = 3;

/** How far ahead they are looked for. Some vaccinations are due every three years. */
const yearsAhead = 5;

/** How far from its last known day a changed appointment is looked for. The API has no operation for a single one. */
const daysAround = 366;

interface Wanted {
  /** Inclusive: an instant, or a local date for its start in the owner's time zone. */
  from: string;
  /** Exclusive, like `from`. */
  to?: string;
  status?: AppointmentStatus;
  /** Stops after this many. */
  count?: number;
}

async function fetchAppointments(
  { count = Number.POSITIVE_INFINITY, ...range }: Wanted,
  signal?: AbortSignal,
): Promise<Appointment[]> {
  const all: Appointment[] = [];
  let cursor: string | undefined;
  do {
    const query = { ...range, limit: Math.min(count, pageLimit.max), cursor };
    const page = await callPage(appointments.listAppointments, { query }, { signal });
    all.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor && all.length < count);
  // The visit may have been booked on another device, which has its own checklist.
  if (all.length > 0) markDone('vet');
  return all.slice(0, count);
}

/**
 * The owner's appointments by time, from `from` (inclusive) to `to` (exclusive). Both are local dates in the owner's time
 * zone, or instants. An expired session has none.
 */
export function useAppointments({ from, to }: { from: string; to: string }) {
  // The same dates start at other instants in another time zone.
  const { timeZone } = useUser();
  return useQuery({
    queryKey: [...appointmentsKey, timeZone, from, to],
    queryFn: ({ signal }) => orEmpty([], fetchAppointments({ from, to }, signal)),
  });
}

/** The next three scheduled appointments. Refetched when the first of them has started. */
export function useNextAppointments() {
  const next = useQuery({
    queryKey: [...appointmentsKey, 'next'],
    queryFn: ({ signal }) => {
      const from = now();
      const to = new Date(from);
      to.setUTCFullYear(to.getUTCFullYear() + yearsAhead);
      const wanted = { from: from.toISOString(), to: to.toISOString(), status: 'scheduled', count: nextCount } as const;
      return orEmpty([], fetchAppointments(wanted, signal));
    },
  });
  const time = useNow().getTime();
  const upcoming = next.data?.filter(({ appointmentDate }) => Date.parse(appointmentDate) > time);
  const started = (next.data?.length ?? 0) - (upcoming?.length ?? 0);
  const { refetch } = next;
  useEffect(() => {
    if (started > 0) void refetch();
  }, [started, refetch]);
  return { ...next, data: upcoming };
}

/** Updates the cached lists of appointments after changes. */
export function useAppointmentCache() {
  const queries = useQueryClient();
  const update = (change: (visits: Appointment[]) => Appointment[]) =>
    queries.setQueriesData<Appointment[]>({ queryKey: appointmentsKey }, (cached) => cached && change(cached));
  /** Refetches every shown list. */
  const refresh = () => queries.invalidateQueries({ queryKey: appointmentsKey });
  const showNow = async (change: (visits: Appointment[]) => Appointment[]) => {
    await queries.cancelQueries({ queryKey: appointmentsKey });
    const before = queries.getQueriesData<Appointment[]>({ queryKey: appointmentsKey });
    update(change);
    return () => {
      for (const [key, visits] of before) queries.setQueryData(key, visits);
    };
  };
  return {
    /** Shows an updated appointment. Lists that it belongs to now are refetched. */
    put: (visit: Appointment) => {
      update((cached) => cached.map((each) => (each.id === visit.id ? visit : each)));
      void refresh();
    },
    /** Shows a change before the server has made it. Returns the function that undoes it. */
    change: (visit: Appointment) => showNow((cached) => cached.map((each) => (each.id === visit.id ? visit : each))),
    /** Hides an appointment before the server has deleted it. Returns the function that shows it again. */
    hide: (id: string) => showNow((cached) => cached.filter((each) => each.id !== id)),
    /** Hides the appointments of a deleted dog, and refetches every shown list. */
    forgetDog: (dogId: string) => {
      update((cached) => cached.filter((each) => each.dogId !== dogId));
      void refresh();
    },
    refresh,
    /** Fetches the current version of an appointment by its time; undefined if it was deleted or moved. */
    fetchLatest: async ({ id, appointmentDate }: Appointment): Promise<Appointment | undefined> => {
      const day = 24 * 3600 * 1000;
      const around = (days: number) => new Date(Date.parse(appointmentDate) + days * day).toISOString();
      const visits = await fetchAppointments({ from: around(-daysAround), to: around(daysAround) });
      return visits.find((visit) => visit.id === id);
    },
  };
}
