import { useEffect, useRef } from 'react';
import type { FieldDiff } from '../../lib/field-diff.ts';
import { Button } from '../controls/button.tsx';
import { Alert } from '../feedback/alert.tsx';
import './conflict-notice.css';

/**
 * Why a save was rejected: another version was saved (409 `staleVersion`), or the record was deleted. In `compare`, the
 * latest version has been fetched.
 */
export type Conflict<Latest> =
  | { kind: 'stale' }
  | { kind: 'compare'; latest: Latest }
  | { kind: 'deleted'; message: string };

type ConflictNoticeProps = {
  conflict: Conflict<unknown>;
  /** The differences between the form and the latest version. Shown only in `compare`. */
  diff: readonly FieldDiff[];
  busy: boolean;
  /** Fetches the latest version and sets the conflict to `compare`. */
  onCompare: () => void;
  /** Saves the form over the latest version. */
  onKeepMine: () => void;
  /** Fills the form with the latest version. */
  onTakeLatest: () => void;
};

function DiffTable({ diff }: Pick<ConflictNoticeProps, 'diff'>) {
  return (
    <table className="hw-diff">
      <caption className="hw-hidden">Differences</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Yours</th>
          <th scope="col">Latest</th>
        </tr>
      </thead>
      <tbody>
        {diff.map(({ label, mine, latest }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{mine}</td>
            <td>{latest}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * A notice about a version conflict, inside the form that was submitted. It shows the differences between the versions
 * and lets the owner choose one. The form keeps its values until then.
 */
export function ConflictNotice({ conflict, diff, busy, onCompare, onKeepMine, onTakeLatest }: ConflictNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  // Each change of `conflict` removes the focused button, so the focus moves to the new content.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    if (conflict.kind === 'compare') place.current?.querySelector('button')?.focus();
    if (conflict.kind === 'deleted') place.current?.focus();
  }, [conflict.kind]);

  return (
    <div ref={place} tabIndex={conflict.kind === 'deleted' ? -1 : undefined}>
      {conflict.kind === 'deleted' ? (
        <Alert
          tone="amber"
          title={conflict.message}
          detail="It can't be saved anymore. What you typed stays here until you close this."
        />
      ) : conflict.kind === 'stale' ? (
        <Alert
          tone="amber"
          title="This has changed since you opened it"
          detail="Nothing was overwritten, and what you typed is still here."
          action={
            <Button variation="outline" size="s" busy={busy} onClick={onCompare}>
              Compare versions
            </Button>
          }
        />
      ) : (
        <Alert
          tone="amber"
          title="The latest version"
          detail={diff.length === 0 ? "It's the same as yours." : <DiffTable diff={diff} />}
          action={
            <div className="hw-row hw-row--wrap">
              <Button variation="outline" size="s" busy={busy} onClick={onKeepMine}>
                Keep mine
              </Button>
              <Button variation="outline" size="s" disabled={busy} onClick={onTakeLatest}>
                Use the latest
              </Button>
            </div>
          }
        />
      )}
    </div>
  );
}
