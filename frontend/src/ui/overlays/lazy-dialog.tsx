import { type ReactNode, Suspense } from 'react';
import type { DialogState } from './use-dialog-state.ts';

type LazyDialogProps<Subject> = {
  state: DialogState<Subject>;
  /** Renders the dialog. Use `state.opening` as its key to discard the state of an earlier opening. */
  children: (subject: Subject, dialog: { open: boolean; onClose: () => void }) => ReactNode;
};

/** Mounts a dialog when it opens for the first time, so that its code is loaded on demand. */
export function LazyDialog<Subject>({ state, children }: LazyDialogProps<Subject>) {
  const { open, subject, opening, close } = state;
  if (opening === 0) return null;
  return <Suspense fallback={null}>{children(subject as Subject, { open, onClose: close })}</Suspense>;
}
