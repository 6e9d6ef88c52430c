import { type ReactNode, Suspense } from 'react';
import type { DialogState } from './use-dialog-state.ts';

type LazyDialogProps<Subject> = {
  state: DialogState<Subject>;
  /** Renders the dialog. `state.opening` as its key discards what an earlier opening has left. */
  children: (subject: Subject, dialog: { open: boolean; onClose: () => void }) => ReactNode;
};

/** Mounts a dialog when it first opens, so that its code can load on demand. */
export function LazyDialog<Subject>({ state, children }: LazyDialogProps<Subject>) {
  const { open, subject, opening, close } = state;
  if (opening === 0) return null;
  return <Suspense fallback={null}>{children(subject as Subject, { open, onClose: close })}</Suspense>;
}
