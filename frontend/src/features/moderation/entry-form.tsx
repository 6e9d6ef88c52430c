import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';

type EntryFormProps = {
  /** The label of the submit button. */
  action: string;
  busy?: boolean;
  onBack: () => void;
  onSubmit: (event: FormEvent) => unknown;
  children: ReactNode;
};

/** The form with what other owners will see of a recommendation, which a moderator can correct. */
export function EntryForm({ action, busy, onBack, onSubmit, children }: EntryFormProps) {
  return (
    <form className="hw-stack" noValidate onSubmit={onSubmit}>
      <p className="hw-soft">This is what other owners see. Check it with the clinic or the maker, and correct it.</p>
      {children}
      <div className="hw-decide-go">
        <Button type="submit" busy={busy} busyLabel="Checking...">
          {action}
        </Button>
        <Button variation="quiet" onClick={onBack} disabled={busy}>
          Back
        </Button>
      </div>
    </form>
  );
}
