import { useInfiniteQuery } from '@tanstack/react-query';
import { Check, EyeOff, Flag, type LucideIcon, ScrollText, X } from 'lucide-react';
import { moderation } from '#shared/contract/moderation.ts';
import type { AuditEntry } from '#shared/contract/moderation-fields.ts';
import type { Decision } from '#shared/moderation.ts';
import { callPage } from '../../lib/call.ts';
import { pagesQuery } from '../../platform/lists/use-pages.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { SkeletonCard } from '../../ui/feedback/skeleton.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { Card } from '../../ui/layout/card.tsx';
import './audit-log.css';
import { useTimes } from './case.tsx';
import { decided } from './texts.ts';

const pageSize = 25;

const looks: Record<Decision, [tone: BadgeTone, icon: LucideIcon]> = {
  keep: ['success', Check],
  approve: ['success', Check],
  answer: ['success', Check],
  close: ['plain', Check],
  warn: ['amber', Flag],
  hide: ['plain', EyeOff],
  hideAll: ['plain', EyeOff],
  reject: ['plain', X],
};

/** The decisions of all moderators, newest first. */
export function AuditLog() {
  const { data, isError, error, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...pagesQuery(['audit-log'], (cursor, signal) =>
      callPage(moderation.listAuditEntries, { query: { limit: pageSize, cursor } }, { signal }),
    ),
    staleTime: 0,
  });
  if (isError && !data) return <LoadError what="The audit log" error={error} busy={isFetching} onRetry={refetch} />;
  if (!data)
    return (
      <div role="status">
        <SkeletonCard lines={4} avatar={false} label="Loading the audit log..." />
      </div>
    );
  const entries = data.pages.flatMap(({ rows }) => rows);
  return (
    <Card
      title="Audit log"
      className="hw-audit"
      action={<span className="hw-small hw-soft">Newest first. Entries can't be changed.</span>}
    >
      {entries.length > 0 ? (
        <AuditTable entries={entries} />
      ) : (
        <SmallEmpty icon={ScrollText} title="No decisions yet" text="Every decision is recorded here." />
      )}
      {hasNextPage ? (
        <Button variation="quiet" busy={isFetching} onClick={() => void fetchNextPage()}>
          Show older
        </Button>
      ) : null}
    </Card>
  );
}

/** The entries in a table, whose rows are cards on a phone. */
function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { formatTime } = useTimes();
  return (
    <table>
      <thead>
        <tr>
          {['When', 'Who', 'Decision', 'What', 'Why'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, createdAt, decidedBy, decision, title, why }) => {
          const [tone, icon] = looks[decision];
          return (
            <tr key={id}>
              <td className="hw-audit-when">{formatTime(createdAt)}</td>
              <td className="hw-audit-who">
                <bdi>{decidedBy}</bdi>
              </td>
              <td className="hw-audit-decision">
                <Badge tone={tone} icon={icon}>
                  {decided[decision]}
                </Badge>
              </td>
              <td className="hw-audit-what">
                <bdi>{title}</bdi>
              </td>
              <td className="hw-audit-why">
                <bdi>{why}</bdi>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
