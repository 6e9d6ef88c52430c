import { Check, CircleAlert, Info, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../controls/icon.tsx';
import { getTopDialog, watchDialogs } from '../overlays/open-dialogs.ts';
import {
  dismissToast,
  getCurrentToast,
  holdToast,
  releaseToast,
  reportToastMoved,
  type Toast,
  watchToasts,
} from './toast-store.ts';

const icons = { success: Check, error: CircleAlert, plain: Info };

function ToastCard({ toast }: { toast: Toast }) {
  const tone = toast.tone ?? 'success';

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only keep the toast visible for longer.
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
 * Shows the toasts, one at a time. Mount it once. While a dialog is open, this component renders inside the dialog,
 * because everything outside a modal dialog is hidden from screen readers.
 */
export function Toaster() {
  const toast = useSyncExternalStore(watchToasts, getCurrentToast, () => null);
  const dialog = useSyncExternalStore(watchDialogs, getTopDialog, () => null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the top dialog changes, the toast moves
  useEffect(reportToastMoved, [dialog]);
  const error = toast?.tone === 'error';
  const place = (
    <div className="hw-toaster">
      <div role="status">{toast && !error ? <ToastCard key={toast.id} toast={toast} /> : null}</div>
      <div role="alert">{toast && error ? <ToastCard key={toast.id} toast={toast} /> : null}</div>
    </div>
  );
  return dialog ? createPortal(place, dialog) : place;
}
