import { useState } from 'react';
import { addDays, localDate } from '#shared/calendar.ts';
import type { AppointmentStatus } from '#shared/contract/appointments.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { ageText } from '#shared/dog-age.ts';
import { exerciseGoal } from '#shared/exercise-goal.ts';
import { type DayMinutes, listDays } from '#shared/exercise-progress.ts';
import { convertFromPounds } from '#shared/weight.ts';
import { useAppointments } from '../../domain/appointments/use-appointments.ts';
import { exerciseLogPath } from '../../domain/exercise/paths.ts';
import { useExerciseDays } from '../../domain/exercise/use-exercise-logs.ts';
import { formatDate } from '../../lib/format.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Chip, ChipRow } from '../../ui/controls/chip.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { historyDays } from './history.ts';
import { LogsError } from './logs-error.tsx';
import { Paper, PaperFacts, PaperLines, PrintFrame } from './print-frame.tsx';

const lengths = [30, 90] as const;
type Length = (typeof lengths)[number];

const daysPerWeek = 7;

/** The minutes of up to seven days. */
interface Week {
  from: string;
  to: string;
  minutes: number;
  daysOut: number;
  days: number;
}

/** Groups days into weeks that end today, latest first. The oldest one may be shorter. */
export function groupWeeks(days: readonly DayMinutes[]): Week[] {
  const weeks: Week[] = [];
  for (let end = days.length; end > 0; end -= daysPerWeek) {
    const part = days.slice(Math.max(0, end - daysPerWeek), end);
    weeks.push({
      from: part[0]?.date ?? '',
      to: part.at(-1)?.date ?? '',
      minutes: part.reduce((sum, { minutes }) => sum + minutes, 0),
      daysOut: part.filter(({ minutes }) => minutes > 0).length,
      days: part.length,
    });
  }
  return weeks;
}

function formatDay(date: string): string {
  return formatDate(date, { month: 'short', day: 'numeric' });
}

const statusLabels: Record<AppointmentStatus, string> = {
  scheduled: 'Scheduled',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** @param goal minutes per day */
function ExerciseTable({ weeks, goal }: { weeks: readonly Week[]; goal: number }) {
  return (
    <section>
      <h3>Exercise</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Days</th>
            <td className="hw-paper-bar" />
            <th scope="col" className="hw-paper-right">
              Minutes
            </th>
            <th scope="col" className="hw-paper-right">
              Days out
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ from, to, minutes, daysOut, days }) => (
            <tr key={from}>
              <th scope="row" className="hw-number">
                {formatDay(from)}
                {from === to ? '' : ` to ${formatDay(to)}`}
              </th>
              <td className="hw-paper-bar">
                <svg aria-hidden="true" focusable="false">
                  <line x1="4" x2="99%" y1="8" y2="8" />
                  {minutes > 0 ? (
                    <line
                      className="hw-paper-value"
                      x1="4"
                      x2={`${(Math.min(1, minutes / (days * goal)) * 99).toFixed(1)}%`}
                      y1="8"
                      y2="8"
                    />
                  ) : null}
                </svg>
              </td>
              <td className="hw-paper-right hw-number">
                {minutes} of {days * goal}
              </td>
              <td className="hw-paper-right hw-number">
                {daysOut} of {days}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ReportPaper({ dog, length }: { dog: Dog; length: Length }) {
  const { firstName, timeZone, units, vetName } = useUser();
  const exercise = useExerciseDays(dog.id, historyDays);
  const { today } = exercise;
  const from = addDays(today, 1 - length);
  const visits = useAppointments({ from, to: addDays(today, 1) });
  if (!exercise.data && exercise.isError) {
    return <LogsError error={exercise.error} busy={exercise.isFetching} onRetry={exercise.refetch} />;
  }
  if (!visits.data && visits.isError) {
    return (
      <LoadError what="Your appointments" error={visits.error} busy={visits.isFetching} onRetry={visits.refetch} />
    );
  }
  if (!exercise.data || !visits.data) return <Loading label="Loading the report..." />;

  const weight =
    dog.weight === null ? 'Not set' : `${convertFromPounds(units, dog.weight)} ${units === 'kg' ? 'kg' : 'lbs'}`;
  const goal = exerciseGoal(dog, today).minutes;
  const ofDog = visits.data.filter(({ dogId }) => dogId === dog.id).reverse();
  const miles = exercise.data
    .filter(({ date }) => localDate(new Date(date), timeZone) >= from)
    .reduce((sum, { distance }) => sum + (distance ?? 0), 0);
  return (
    <Paper
      title={`${dog.name}, last ${length} days`}
      text={`${formatDate(from)} to ${formatDate(today)}`}
      foot={`Recorded by ${firstName} in Houndwell. Not a medical record.`}
    >
      <PaperFacts
        facts={[
          ['Breed', dog.breed],
          ['Age', ageText(dog.birthDate, today)],
          ['Weight', weight],
          ['Goal', `${goal} min a day`],
          ...(miles > 0 ? ([['Distance', `${miles.toFixed(1)} miles`]] as const) : []),
          ...(vetName ? ([['Vet', vetName]] as const) : []),
        ]}
      />
      <ExerciseTable weeks={groupWeeks(listDays(exercise.minutesOn, today, length))} goal={goal} />
      <section>
        <h3>Appointments</h3>
        {ofDog.length === 0 ? (
          <p className="hw-soft">None in these {length} days.</p>
        ) : (
          <table>
            <thead>
              <tr>
                <th scope="col">Date</th>
                <th scope="col">Appointment</th>
                <th scope="col" className="hw-paper-right">
                  Status
                </th>
              </tr>
            </thead>
            <tbody>
              {ofDog.map(({ id, appointmentDate, title, vetName: vet, status }) => (
                <tr key={id}>
                  <th scope="row" className="hw-number">
                    {formatDay(localDate(new Date(appointmentDate), timeZone))}
                  </th>
                  <td dir="auto">{vet ? `${title}, ${vet}` : title}</td>
                  <td className="hw-paper-right">{statusLabels[status]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <PaperLines title="Questions for the vet" />
    </Paper>
  );
}

/** The printable report of a dog: profile, weight, exercise and appointments of 30 or 90 days. */
export function PrintReportPage() {
  const [length, setLength] = useState<Length>(30);
  return (
    <PrintFrame
      title="Print a report"
      backTo={exerciseLogPath}
      backLabel="Back to the log"
      choices={
        <ChipRow label="Days">
          {lengths.map((days) => (
            <Chip key={days} size="s" pressed={days === length} onPress={() => setLength(days)}>
              {days} days
            </Chip>
          ))}
        </ChipRow>
      }
    >
      {(dog) => <ReportPaper dog={dog} length={length} />}
    </PrintFrame>
  );
}
