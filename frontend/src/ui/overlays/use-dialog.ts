import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { pushDialog } from './open-dialogs.ts';

type DialogContent = { title: string; titleAction: ReactNode; children: ReactNode; footer: ReactNode };

/** How long a closing dialog keeps its content, in milliseconds: the closing animation of 120 ms plus one frame. */
const closingMs = 140;

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])';

/**
 * Opens and closes a `<dialog>` element. Returns `kept`, the content to render, which stays the previous content during
 * the closing animation.
 */
export function useDialog(
  open: boolean,
  content: DialogContent,
  { onClose, onBack }: { onClose: () => void; onBack: () => void },
) {
  const ref = useRef<HTMLDialogElement>(null);
  const last = useRef<DialogContent>(null);
  const [lingers, setLingers] = useState(false);
  const closeLatest = useRef(onClose);
  const backLatest = useRef(onBack);

  useLayoutEffect(() => {
    closeLatest.current = onClose;
    backLatest.current = onBack;
    if (open) last.current = content;
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    // Renders at once, so that the caller of `onBack` knows whether the dialog has closed.
    const removeDialog = pushDialog({ element: dialog, onBack: () => flushSync(() => backLatest.current()) });
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus();
    setLingers(true);
    return () => {
      dialog.close();
      removeDialog();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);

  useEffect(() => {
    if (open || !lingers) return;
    const timer = setTimeout(() => setLingers(false), closingMs);
    return () => clearTimeout(timer);
  }, [open, lingers]);

  // This is a layout effect, because passive effects may be cleaned up only after the `close` event.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // On a second Escape, a browser may close the dialog without a `cancel` event. In that case, reopen the dialog and
    // call `onClose`, so that the caller decides whether the dialog closes.
    const cancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      closeLatest.current();
    };
    const closed = (event: Event) => {
      if (event.target !== dialog || dialog.open || !open) return;
      dialog.showModal();
      closeLatest.current();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('close', closed);
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('close', closed);
    };
  }, [open]);

  const kept = open ? content : lingers ? last.current : null;
  return { ref, kept, trap: (event: KeyboardEvent) => keepFocusInside(event, ref) };
}

/** Traps the focus inside the dialog: Tab on the last element moves to the first, Shift+Tab the other way around. */
function keepFocusInside(event: KeyboardEvent, ref: RefObject<HTMLDialogElement | null>) {
  const dialog = ref.current;
  if (event.key !== 'Tab' || !dialog) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter((stop) => stop.checkVisibility());
  const first = stops[0];
  const end = stops[stops.length - 1];
  const at = document.activeElement;
  if (event.shiftKey && (at === first || at === dialog)) {
    event.preventDefault();
    end?.focus();
  } else if (!event.shiftKey && at === end) {
    event.preventDefault();
    first?.focus();
  }
}
