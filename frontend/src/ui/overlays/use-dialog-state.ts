import { useState } from 'react';

/** Whether a screen's dialog is open, and the subject (such as a record) that it was opened for. */
export interface DialogState<Subject> {
  open: boolean;
  /**
   * The subject of the latest opening; undefined before the first. It stays set, because a closing dialog still shows
   * it.
   */
  subject: Subject | undefined;
  /** How often the dialog was opened. Use it as the dialog's key to mount a new dialog for each opening. */
  opening: number;
  show: (subject: Subject) => void;
  close: () => void;
}

/** Manages the state of a dialog that a screen opens. */
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
