import { useQuery } from '@tanstack/react-query';
import { EyeOff, Flag, MessageSquareWarning, Siren } from 'lucide-react';
import { moderation } from '#shared/contract/moderation.ts';
import type { ReportDetail, ReportItem } from '#shared/contract/moderation-fields.ts';
import { call } from '../../lib/call.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { CaseCard, type CaseProps } from './case.tsx';
import type { Choice } from './choice.ts';
import { DecisionBar } from './decision-bar.tsx';
import { ReportContext } from './report-context.tsx';
import { ReportHistory } from './report-history.tsx';
import { nameItem } from './use-decide.ts';

/** A reported post or comment with its context, the reports, and the history of its author. */
export function ReportCase({ item, hasShortcuts, isModerator, onDecide, ...card }: CaseProps & { item: ReportItem }) {
  const { data, isError, error, isFetching, refetch } = useQuery({
    queryKey: ['moderation-report', item.id],
    queryFn: ({ signal }) => call(moderation.getReport, { params: { id: item.id } }, { signal }),
    staleTime: 0,
  });
  const footer =
    data && !data.mayDecide ? (
      <p className="hw-soft">You wrote this, so someone else has to decide.</p>
    ) : (
      <DecisionBar choices={listChoices(item, data, isModerator)} hasShortcuts={hasShortcuts} onDecide={onDecide} />
    );
  return (
    <CaseCard {...card} title={nameItem(item)} badges={<ReportBadges item={item} detail={data} />} footer={footer}>
      {data ? (
        <>
          <ReportContext detail={data} />
          <ReportHistory detail={data} />
        </>
      ) : (
        <section aria-label="Context">
          <p className="hw-case-text">
            <bdi>{item.content}</bdi>
          </p>
          {isError ? (
            <LoadError what="The context" comfort="" error={error} busy={isFetching} onRetry={refetch} />
          ) : (
            <Loading label="Loading the context..." height="card" />
          )}
        </section>
      )}
    </CaseCard>
  );
}

function listChoices({ kind, author, objection }: ReportItem, detail: ReportDetail | undefined, isModerator: boolean) {
  const { name } = author;
  const label = `Reason, shown to ${name}`;
  const isHidden = detail?.status === 'hidden';
  const mayObject =
    objection === null ? `${name} keeps a copy of the text and may object once.` : 'This decision is final.';
  const choices: Choice[] = [
    { decision: 'keep', label: isHidden ? 'Show again' : 'Keep', shortcut: 'K' },
    {
      decision: 'warn',
      label: 'Warn',
      shortcut: 'W',
      ask: {
        label,
        hint: `The ${kind} ${isHidden ? 'is shown again' : 'stays'}.`,
        action: `Warn ${name}`,
        field: 'reason',
      },
    },
    {
      decision: 'hide',
      label: 'Hide',
      shortcut: 'H',
      isMain: true,
      ask: { label, hint: mayObject, action: `Hide ${kind}`, field: 'reason' },
    },
  ];
  if (!isModerator) return choices;
  const all: Choice = {
    decision: 'hideAll',
    label: `Hide everything by ${name}`,
    isQuiet: true,
    ask: {
      label,
      hint: `This hides every post and comment that ${name} has written so far.`,
      action: 'Hide everything',
      field: 'reason',
    },
  };
  return [...choices, all];
}

function ReportBadges({ item, detail }: { item: ReportItem; detail: ReportDetail | undefined }) {
  const { reportCount, objection, isHiddenByReports } = item;
  return (
    <>
      {isHiddenByReports || detail?.status === 'hidden' ? (
        <Badge icon={EyeOff}>{isHiddenByReports ? 'Hidden by reports' : 'Hidden'}</Badge>
      ) : null}
      {detail?.status === 'deleted' ? <Badge icon={EyeOff}>Deleted by the author</Badge> : null}
      {objection === null ? null : (
        <Badge tone="info" icon={MessageSquareWarning}>
          The author objects
        </Badge>
      )}
      {reportCount > 0 ? (
        <Badge tone="amber" icon={Flag}>
          {reportCount} {reportCount === 1 ? 'report' : 'reports'}
        </Badge>
      ) : null}
      {detail?.isEmergency ? (
        <Badge tone="danger" icon={Siren}>
          Emergency check: call now
        </Badge>
      ) : null}
    </>
  );
}
