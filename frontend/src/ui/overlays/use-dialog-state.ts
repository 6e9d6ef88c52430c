import { useState } from 'react';

/** Whether a dialog of a screen is open, and for what. */
export interface DialogState<Subject> {
  open: boolean;
  /** What it was opened for last; undefined before. It stays set, because a closing dialog still shows it. */
  subject: Subject | undefined;
  /** Counts the openings. As the dialog's key, it mounts a new one each time it opens. */
  opening: number;
  show: (subject: Subject) => void;
  close: () => void;
}

/** The state of a dialog that a screen opens. */
export function useDialogState<Subject = void>(): DialogState<Subject> {
  const [state, setState] = useState<Pick<DialogState<Subject>, 'open' | 'subject' | 'opening'>>({
    open: false,
    subject: undefined,
    opening: 0,
  });
  return {
    ...state,
    show: (subject) => setState(({ opening }) => ({ open: true, subject, opening: opening + 1 })),
    close: () => setState((shown) => ({ ...shown, open: false })),
  };
}
