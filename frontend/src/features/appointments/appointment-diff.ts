import type { Appointment } from '#shared/contract/appointments.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { diffFields, type FieldDiff } from '../../lib/field-diff.ts';
import { formatDate } from '../../lib/format.ts';
import { type AppointmentValues, toAppointmentValues } from './appointment-form.ts';
import type { LocalTimes } from './local-times.ts';
import { formatRepeat } from './texts.ts';

const nothing = 'Not set';

function formatTime({ time }: AppointmentValues): string {
  if (!time) return nothing;
  const options = { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' } as const;
  return new Date(`2000-01-01T${time}Z`).toLocaleTimeString('en-US', options);
}

function describeRepeat({ repeat: { unit, every, until } }: AppointmentValues): string {
  return unit ? formatRepeat({ unit, every: Number(every), until }) : 'Does not repeat';
}

/** Lists the fields that differ between the dialog and the latest saved version. */
export function diffAppointment(
  values: AppointmentValues,
  latest: Appointment,
  { times, dogs }: { times: LocalTimes; dogs: readonly Dog[] },
): FieldDiff[] {
  return diffFields(values, toAppointmentValues(latest, times), [
    { label: 'Dog', format: ({ dogId }) => dogs.find(({ id }) => id === dogId)?.name ?? nothing },
    { label: 'Title', format: ({ title }) => title.trim() || nothing },
    { label: 'Date', format: ({ date }) => (date ? formatDate(date) : nothing) },
    { label: 'Time', format: formatTime },
    { label: 'Minutes', format: ({ duration }) => duration },
    { label: 'Vet', format: ({ vetName }) => vetName.trim() || nothing },
    { label: 'Notes', format: ({ description }) => description.trim() || nothing },
    { label: 'Repeats', format: describeRepeat },
  ]);
}
