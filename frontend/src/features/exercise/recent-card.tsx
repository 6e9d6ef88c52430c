import { EllipsisVertical, Footprints, Pencil, Trash2 } from 'lucide-react';
import { localDate } from '#shared/calendar.ts';
import type { ExerciseLog } from '#shared/contract/exercise-logs.ts';
import type { useRecentLogs } from '../../domain/exercise/use-exercise-logs.ts';
import { formatDate } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import type { RecordDialogs } from '../../platform/forms/use-record-dialogs.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Popover, PopoverItem } from '../../ui/controls/popover.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { LogStart } from './log-form.ts';
import { LogsError } from './logs-error.tsx';
import { WaitingWalks } from './waiting-walks.tsx';

/** Formats when an activity was: "Today, 8:10 AM", "Thu, Nov 19, 6:40 AM". Adds the year if it is not this year's. */
export function formatWhen(instant: string, now: Date, timeZone: string): string {
  const date = localDate(new Date(instant), timeZone);
  const today = localDate(now, timeZone);
  const year = date.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  const day =
    date === today ? 'Today' : formatDate(date, { weekday: 'short', month: 'short', day: 'numeric', ...year });
  const time = new Date(instant).toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  return `${day}, ${time}`;
}

type RowProps = { log: ExerciseLog; dialogs: Pick<RecordDialogs<ExerciseLog, LogStart>, 'edit' | 'remove'> };

function Row({ log, dialogs }: RowProps) {
  const { timeZone } = useUser();
  const when = formatWhen(log.date, useNow(), timeZone);
  const title = log.notes ?? 'Walk';
  const name = `the activity of ${when}`;
  return (
    <li>
      <span className="hw-ex-minutes hw-number">
        {log.duration}
        <small>min</small>
      </span>
      <div className="hw-grow">
        <h3 className="hw-row-title hw-ex-note" dir="auto">
          {title}
        </h3>
        <p className="hw-small hw-soft hw-number">
          {when}
          {log.distance === null ? null : `, ${Math.round(log.distance * 10) / 10} mi`}
        </p>
      </div>
      <div className="hw-phone-only">
        <Popover
          label={`Actions for ${name}`}
          trigger={(props) => <IconButton {...props} icon={EllipsisVertical} label={`More actions for ${name}`} />}
        >
          <PopoverItem icon={Pencil} onPress={() => dialogs.edit(log)}>
            Edit
          </PopoverItem>
          <PopoverItem icon={Trash2} danger onPress={() => dialogs.remove(log)}>
            Delete
          </PopoverItem>
        </Popover>
      </div>
      <div className="hw-desktop-only">
        <IconButton icon={Pencil} label={`Edit ${name}`} onClick={() => dialogs.edit(log)} />
        <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => dialogs.remove(log)} />
      </div>
    </li>
  );
}

type RecentCardProps = {
  recent: ReturnType<typeof useRecentLogs>;
  dialogs: RowProps['dialogs'];
};

/** The five latest activities of a dog, with buttons that edit and delete them. */
export function RecentCard({ recent, dialogs }: RecentCardProps) {
  const { data, isError, error, isFetching, refetch } = recent;
  return (
    <Card title="Recent activity" action={<span className="hw-small hw-mute">Last five</span>}>
      <WaitingWalks />
      {data && data.length > 0 ? (
        <ul className="hw-ex-rows">
          {data.map((log) => (
            <Row key={log.id} log={log} dialogs={dialogs} />
          ))}
        </ul>
      ) : isError ? (
        <LogsError error={error} busy={isFetching} onRetry={refetch} />
      ) : data ? (
        <SmallEmpty icon={Footprints} title="Nothing logged yet" text="Walks, games and swims all count." />
      ) : (
        <Loading height="card" label="Loading activities..." />
      )}
    </Card>
  );
}
