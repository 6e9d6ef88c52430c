import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

type IconLook = {
  /** The icon, or a drawn thing such as an avatar as `children`. */
  icon?: LucideIcon;
  /** What the button does, said in full: "Notifications, 2 unread". */
  label: string;
  tone?: 'plain' | 'danger';
  /** With an edge, where it stands alone in a card. */
  bordered?: boolean;
  /** A number on the corner; above 99 it says 99+, and so must the label. 0 and undefined show nothing. */
  count?: number;
  /** The label as words beside the icon from 1024 px on. */
  wideLabel?: string;
  className?: string;
};

type IconButtonProps = IconLook & { ref?: Ref<HTMLButtonElement>; children?: ReactNode } & Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'aria-label' | 'style' | 'children'
  >;

function names({ tone = 'plain', bordered, wideLabel, className }: Omit<IconLook, 'label'>): string {
  return classes(
    'hw-icon-button',
    tone === 'danger' && 'hw-icon-button--danger',
    bordered && 'hw-icon-button--bordered',
    wideLabel && 'hw-icon-button--worded',
    className,
  );
}

function Content({
  icon,
  count,
  wideLabel,
  children,
}: Pick<IconLook, 'icon' | 'count' | 'wideLabel'> & { children?: ReactNode }) {
  return (
    <>
      {icon ? <Icon of={icon} /> : null}
      {children}
      {wideLabel ? <span className="hw-icon-button-words">{wideLabel}</span> : null}
      {count ? (
        <span className="hw-count" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </>
  );
}

/** A square button of 44 px with an icon and a name. */
export function IconButton({
  icon,
  label,
  tone,
  bordered,
  count,
  wideLabel,
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={names({ tone, bordered, wideLabel, className })}>
      <Content icon={icon} count={count} wideLabel={wideLabel}>
        {children}
      </Content>
    </button>
  );
}

type IconLinkProps = IconLook & { to: string; children?: ReactNode };

/** The same as a link. */
export function IconLink({ icon, label, tone, bordered, count, wideLabel, className, to, children }: IconLinkProps) {
  return (
    <Link to={to} aria-label={label} className={names({ tone, bordered, wideLabel, className })}>
      <Content icon={icon} count={count} wideLabel={wideLabel}>
        {children}
      </Content>
    </Link>
  );
}
