import { ulid } from 'ulid';
import { addVisit } from '#functions/appointments/save-visit.ts';
import { isoInstant, startOf } from '#functions/appointments/times.ts';
import type { Visit } from '#functions/appointments/visit.ts';
import { now } from '#functions/core/clock.ts';
import type { Caller } from '#functions/core/session.ts';
import type { Write } from '#functions/core/table.ts';
import type { AppointmentForm } from '#shared/contract/appointments.ts';

/** What an appointment says besides its time. */
export function textOf(form: AppointmentForm) {
  return {
    dogId: form.dogId,
    title: form.title,
    description: form.description || undefined,
    vetName: form.vetName || undefined,
    duration: form.duration,
  };
}

/** A new single appointment, and the writes that add it. */
export function addSingle(
  owner: Pick<Caller, 'id' | 'timeZone'>,
  form: AppointmentForm,
): { visit: Visit; writes: Write[] } {
  const at = now();
  const visit: Visit = {
    ownerId: owner.id,
    id: ulid(at.getTime()),
    ...textOf(form),
    startsAt: isoInstant(startOf(form.appointmentDate, owner.timeZone)),
    timeZone: owner.timeZone,
    status: form.status,
    sequence: 0,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    isStored: true,
  };
  return { visit, writes: addVisit(visit) };
}
