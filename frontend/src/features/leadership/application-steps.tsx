import { localDate } from '#shared/calendar.ts';
import type { LeadershipApplication } from '#shared/contract/leadership.ts';
import { addBusinessDays, reviewDays } from '#shared/leadership.ts';
import { formatDate } from '../../lib/format.ts';
import { formatFullDay } from '../../lib/texts.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { ProgressSteps } from '../../ui/feedback/progress.tsx';

/** Formats the day by which a pending application is decided: "November 27". */
export function formatDueDay({ createdAt }: LeadershipApplication, timeZone: string): string {
  const day = addBusinessDays(localDate(new Date(createdAt), timeZone), reviewDays.max);
  return formatDate(day, { month: 'long', day: 'numeric' });
}

/** What has happened to an application, and what comes next. */
export function ApplicationSteps({ application }: { application: LeadershipApplication }) {
  const { timeZone } = useUser();
  const { status, createdAt, reviewedBy, reviewedAt, reviewNotes } = application;
  const submitted = { title: 'Submitted', state: 'done' as const, detail: formatFullDay(createdAt, timeZone) };
  const isPending = status === 'pending';
  return (
    <section aria-labelledby="application-steps" className="hw-leader-steps">
      <h2 id="application-steps">{isPending ? 'Where it stands' : 'Your application'}</h2>
      <ProgressSteps
        items={
          isPending
            ? [
                submitted,
                {
                  title: 'A moderator reads it',
                  state: 'next',
                  detail: `By ${formatDueDay(application, timeZone)}`,
                },
                { title: 'Decision', state: 'later', detail: 'By email, with notes to you' },
              ]
            : [
                submitted,
                {
                  title: `Reviewed by ${reviewedBy ?? 'a moderator'}`,
                  state: 'done',
                  detail: reviewedAt ? formatFullDay(reviewedAt, timeZone) : undefined,
                },
                {
                  title: status === 'approved' ? 'Approved' : 'Not accepted',
                  state: 'done',
                  detail: reviewNotes ? <span className="hw-leader-notes">“{reviewNotes}”</span> : undefined,
                },
              ]
        }
      />
    </section>
  );
}
