import { useEffect, useRef } from 'react';
import type { Dog } from '#shared/contract/dogs.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { Difference } from './field-diff.ts';

/** A save that was refused because the profile had changed; `newer` is that profile, once it was looked at. */
export interface Conflict {
  words: string;
  newer?: Dog;
  /** The profile was deleted: there is nothing left to save over. */
  gone?: boolean;
}

type ConflictNoticeProps = {
  conflict: Conflict;
  differences: readonly Difference[];
  busy: boolean;
  onLook: () => void;
  onKeep: () => void;
  onTake: () => void;
};

function Comparison({ differences }: Pick<ConflictNoticeProps, 'differences'>) {
  return (
    <table className="hw-differences">
      <caption className="hw-hidden">What differs</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Yours</th>
          <th scope="col">Newer</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, mine, theirs }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{mine}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Gives the keyboard to what took the place of the button that was pressed. */
function useFocusOnce<T extends HTMLElement>(wanted: boolean) {
  const place = useRef<T>(null);
  useEffect(() => {
    if (wanted) place.current?.focus();
  }, [wanted]);
  return place;
}

/** Says that a profile was changed meanwhile, shows what differs, and lets the owner choose. Nothing typed is lost. */
export function ConflictNotice({ conflict, differences, busy, onLook, onKeep, onTake }: ConflictNoticeProps) {
  const keepButton = useFocusOnce<HTMLButtonElement>(Boolean(conflict.newer));
  const goneWords = useFocusOnce<HTMLDivElement>(Boolean(conflict.gone));
  if (conflict.gone) {
    return (
      <div ref={goneWords} tabIndex={-1}>
        <Alert
          tone="amber"
          title={conflict.words}
          detail="It can no longer be saved. What you typed stays here until you close this."
        />
      </div>
    );
  }
  if (!conflict.newer) {
    return (
      <Alert
        tone="amber"
        title={conflict.words}
        detail="It was not overwritten, and what you typed is still here."
        action={
          <Button variation="outline" size="s" busy={busy} onClick={onLook}>
            Look at the newer version
          </Button>
        }
      />
    );
  }
  return (
    <Alert
      tone="amber"
      title="The newer version"
      detail={differences.length === 0 ? 'It reads the same as yours.' : <Comparison differences={differences} />}
      action={
        <div className="hw-row hw-row--wrap">
          <Button ref={keepButton} variation="outline" size="s" busy={busy} onClick={onKeep}>
            Keep mine
          </Button>
          <Button variation="outline" size="s" disabled={busy} onClick={onTake}>
            Take the newer one
          </Button>
        </div>
      }
    />
  );
}
