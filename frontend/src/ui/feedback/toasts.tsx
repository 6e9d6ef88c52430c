import { Check, CircleAlert, Info, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../controls/icon.tsx';
import { findTopDialog, watchDialogs } from '../overlays/open-dialogs.ts';
import {
  currentToast,
  dismissToast,
  holdToast,
  releaseToast,
  type Toast,
  toastMoved,
  watchToasts,
} from './toast-store.ts';

const icons = { success: Check, error: CircleAlert, plain: Info };

function ToastCard({ toast }: { toast: Toast }) {
  const tone = toast.tone ?? 'success';

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only extend its duration.
    <div
      className={`hw-toast hw-toast--${tone}`}
      onPointerEnter={holdToast}
      onPointerLeave={releaseToast}
      onFocus={holdToast}
      onBlur={releaseToast}
    >
      <Icon of={icons[tone]} />
      <div className="hw-toast-text">
        <p>{toast.title}</p>
        {toast.detail ? <p className="hw-toast-detail">{toast.detail}</p> : null}
      </div>
      {toast.action ? (
        <button
          type="button"
          className="hw-toast-action"
          onClick={() => {
            toast.action?.onPress();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      ) : null}
      <button type="button" className="hw-toast-close" aria-label="Dismiss" onClick={() => dismissToast(toast.id)}>
        <Icon of={X} size="s" />
      </button>
    </div>
  );
}

/**
 * Shows the toasts, one at a time. Mount it once. While a dialog is open it renders inside that dialog, because everything
 * outside is hidden from screen readers.
 */
export function Toaster() {
  const toast = useSyncExternalStore(watchToasts, currentToast, () => null);
  const dialog = useSyncExternalStore(watchDialogs, findTopDialog, () => null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of dialog moves the toast
  useEffect(toastMoved, [dialog]);
  const error = toast?.tone === 'error';
  const place = (
    <div className="hw-toaster">
      <div role="status">{toast && !error ? <ToastCard key={toast.id} toast={toast} /> : null}</div>
      <div role="alert">{toast && error ? <ToastCard key={toast.id} toast={toast} /> : null}</div>
    </div>
  );
  return dialog ? createPortal(place, dialog) : place;
}
