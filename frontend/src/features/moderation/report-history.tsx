import type { AuditEntry, ReportDetail } from '#shared/contract/moderation-fields.ts';
import { ProgressSteps } from '../../ui/feedback/progress.tsx';
import { useTimes } from './case.tsx';
import { decided } from './texts.ts';

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Describes an earlier decision: "Warned by Priya S.: advice without a source". */
function describeDecision({ decision, decidedBy, why }: AuditEntry): string {
  return `${decided[decision]} by ${decidedBy}${why ? `: ${why}` : ''}`;
}

/** The reports with their reasons, and what the author has done before. */
export function ReportHistory({ detail: { item, reports, history } }: { detail: ReportDetail }) {
  const { formatShort, formatDay, formatMonth } = useTimes();
  const { memberSince, posts, comments, hasMore, decisions } = history;
  const warnings = decisions.filter(({ decision }) => decision === 'warn').length;
  const numbers = [count(posts, 'post'), count(comments, 'comment'), ...(warnings ? [count(warnings, 'warning')] : [])];
  return (
    <section className="hw-case-two" aria-label="Reports and history">
      <div>
        <h3>Reports</h3>
        {reports.length > 0 ? (
          <ul className="hw-case-reports">
            {reports.map(({ name, reason, createdAt }) => (
              <li key={`${name} ${createdAt}`}>
                <span>
                  <bdi>{name}</bdi>: <bdi>{reason}</bdi>
                </span>
                <span className="hw-soft">{formatShort(createdAt)}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="hw-small hw-soft">Nobody has reported this.</p>
        )}
      </div>
      <div>
        <h3>
          <bdi>{item.author.name}</bdi>'s history
        </h3>
        <p className="hw-small hw-soft">
          {memberSince ? `Member since ${formatMonth(memberSince)}. ` : 'The account was deleted. '}
          {hasMore ? 'More than ' : ''}
          {numbers.join(', ')}.
        </p>
        {decisions.length > 0 ? (
          <ProgressSteps
            sayState={false}
            level={4}
            items={decisions.map((entry) => ({
              id: entry.id,
              state: 'done',
              title: formatDay(entry.createdAt),
              detail: <bdi>{describeDecision(entry)}</bdi>,
            }))}
          />
        ) : (
          <p className="hw-small hw-soft">No earlier decisions.</p>
        )}
      </div>
    </section>
  );
}
