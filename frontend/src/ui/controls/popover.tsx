import { Check, type LucideIcon } from 'lucide-react';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import { classes } from '../classes.ts';
import { Icon } from './icon.tsx';

/** The props of the button that opens a popover. */
export type PopoverTrigger = {
  id: string;
  onClick: () => void;
  'aria-expanded': boolean;
  'aria-haspopup': 'menu' | 'dialog';
  'aria-controls': string | undefined;
};

type PopoverProps = {
  /** The accessible name of the panel: "Your account". */
  label: string;
  /** `menu` contains `PopoverItem`s, and `panel` any content. */
  kind?: 'menu' | 'panel';
  /** The side of the trigger button with which the panel is aligned. */
  align?: 'start' | 'end';
  trigger: (props: PopoverTrigger) => ReactNode;
  /** Called when the popover opens or closes. */
  onToggle?: (open: boolean) => void;
  /** The content, or a function that receives a callback to close the panel and returns the content. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

const CloseContext = createContext<() => void>(() => {});
const stops = 'a[href], button:not([disabled])';
const chosenStop = '[aria-checked="true"]';

/**
 * Keeps the panel `rim` px inside the window: moves it horizontally, and scrolls the page if the panel ends below the
 * window. The panel is measured at a position where it cannot overflow, because on phones even a brief overflow widens
 * the page and all fixed elements.
 */
function keepInWindow(panel: HTMLElement, root: HTMLElement, align: 'start' | 'end', rim = 12) {
  const { clientWidth, clientHeight } = document.documentElement;
  Object.assign(panel.style, { position: 'fixed', left: '0', right: 'auto' });
  const place = root.getBoundingClientRect();
  const width = panel.offsetWidth;
  const left = align === 'start' ? place.left : place.right - width;
  const over = left + width + rim - clientWidth;
  const shift = over > 0 ? -over : Math.max(0, rim - left);
  Object.assign(panel.style, { position: '', left: '', right: '' });
  if (shift !== 0) panel.style.translate = `${shift}px`;
  if (panel.getBoundingClientRect().bottom + rim > clientHeight) panel.scrollIntoView({ block: 'end' });
}

/**
 * A menu or panel below its trigger button. Arrow keys, Home and End move through a menu's items. Escape closes the
 * popover and focuses the button.
 */
export function Popover({ label, kind = 'menu', align = 'end', trigger, onToggle, children }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const latestOnToggle = useRef(onToggle);

  useEffect(() => {
    latestOnToggle.current = onToggle;
  });

  const toggle = (next: boolean) => {
    setOpen(next);
    onToggle?.(next);
  };
  const close = () => {
    toggle(false);
    document.getElementById(`${id}-button`)?.focus();
  };

  useEffect(() => {
    if (!open) return;
    if (panel.current && root.current) keepInWindow(panel.current, root.current, align);
    const find = (what: string) => panel.current?.querySelector<HTMLElement>(what);
    (kind === 'menu' ? (find(chosenStop) ?? find(stops) ?? panel.current) : panel.current)?.focus();
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) {
        setOpen(false);
        latestOnToggle.current?.(false);
      }
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open, kind, align]);

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
      return;
    }
    const rows = [...(panel.current?.querySelectorAll<HTMLElement>(stops) ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined || rows.length === 0) return;
    event.preventDefault();
    rows.at(next % rows.length)?.focus();
  };

  return (
    <div className="hw-popover" ref={root}>
      {trigger({
        id: `${id}-button`,
        onClick: () => toggle(!open),
        'aria-expanded': open,
        'aria-haspopup': kind === 'menu' ? 'menu' : 'dialog',
        'aria-controls': open ? `${id}-panel` : undefined,
      })}
      {open ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the panel's role is a menu or a dialog.
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a name.
        <div
          ref={panel}
          id={`${id}-panel`}
          className={classes('hw-popover-panel', `hw-popover-panel--${align}`, `hw-popover-panel--${kind}`)}
          role={kind === 'menu' ? 'menu' : 'dialog'}
          aria-label={label}
          // A menu taller than the window must be scrollable by keyboard, and its items are not tab stops.
          tabIndex={kind === 'menu' ? 0 : -1}
          onKeyDown={move}
        >
          <CloseContext.Provider value={close}>
            {typeof children === 'function' ? children(close) : children}
          </CloseContext.Provider>
        </div>
      ) : null}
    </div>
  );
}

type PopoverItemProps = { icon?: LucideIcon; danger?: boolean; children: ReactNode } & (
  | { to: string; href?: never; onPress?: never; chosen?: never }
  | { /** A file to download. */ href: string; to?: never; onPress?: never; chosen?: never }
  | {
      onPress: () => void;
      to?: never;
      href?: never;
      /**
       * If set, the item is a radio item, and this tells whether it is selected. The selected item gets the focus when
       * the menu opens.
       */
      chosen?: boolean;
    }
);

/** A menu item: a link, an action or a radio item. Selecting the item closes the menu. */
export function PopoverItem({ icon, danger, to, href, onPress, chosen, children }: PopoverItemProps) {
  const close = useContext(CloseContext);
  const names = classes('hw-popover-item', danger && 'hw-popover-item--danger');
  const content = (
    <>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </>
  );
  if (href !== undefined)
    return (
      <a role="menuitem" tabIndex={-1} className={names} href={href} download onClick={close}>
        {content}
      </a>
    );
  return to === undefined ? (
    <button
      type="button"
      {...(chosen === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': chosen })}
      tabIndex={-1}
      className={names}
      onClick={() => {
        close();
        onPress?.();
      }}
    >
      {content}
      {chosen ? <Icon of={Check} /> : null}
    </button>
  ) : (
    <Link role="menuitem" tabIndex={-1} className={names} to={to} onClick={close}>
      {content}
    </Link>
  );
}

/** A separator between groups of items. */
export function PopoverLine() {
  return <hr className="hw-popover-line" />;
}
