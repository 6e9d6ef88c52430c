import { Check, CircleAlert, Info, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon.tsx';
import { topDialog, watchDialogs } from './open-dialogs.ts';
import { currentToast, dismissToast, type Toast, watchToasts } from './toast-store.ts';

/** How long a toast stays, in ms, when nobody points at it or reads it by keyboard. */
const staying = 5000;

const icons = { success: Check, error: CircleAlert, plain: Info };

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const tone = toast.tone ?? 'success';

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), staying);
    return () => clearTimeout(timer);
  }, [held, toast.id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it or reading it by keyboard only keeps it longer.
    <div
      className={`hw-toast hw-toast--${tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={icons[tone]} />
      <div className="hw-toast-words">
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
 * The place where toasts appear, one at a time; mount it once. While a dialog is open it lives inside that dialog, since
 * everything outside is hidden from screen readers then.
 */
export function Toaster() {
  const toast = useSyncExternalStore(watchToasts, currentToast, () => null);
  const dialog = useSyncExternalStore(watchDialogs, topDialog, () => null);
  const error = toast?.tone === 'error';
  const place = (
    <div className="hw-toaster">
      <div role="status">{toast && !error ? <ToastCard key={toast.id} toast={toast} /> : null}</div>
      <div role="alert">{toast && error ? <ToastCard key={toast.id} toast={toast} /> : null}</div>
    </div>
  );
  return dialog ? createPortal(place, dialog) : place;
}
