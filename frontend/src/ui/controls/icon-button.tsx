import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { classes } from '../classes.ts';
import { Icon } from './icon.tsx';

type IconLook = {
  /** The icon. To show another graphic, such as an avatar, pass it as `children` instead. */
  icon?: LucideIcon;
  /** The accessible name: "Notifications, 2 unread". */
  label: string;
  tone?: 'plain' | 'danger';
  /** Whether the button has a border, for a button that stands alone in a card. */
  bordered?: boolean;
  /**
   * A number shown on the corner, as "99+" above 99. `label` must contain the number too. 0 and undefined show nothing.
   */
  count?: number;
  /** A visible label next to the icon in windows of at least 1024 px. */
  wideLabel?: string;
  className?: string;
};

type IconButtonProps = IconLook & { ref?: Ref<HTMLButtonElement>; children?: ReactNode } & Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'aria-label' | 'style' | 'children'
  >;

function joinClasses({ tone = 'plain', bordered, wideLabel, className }: Omit<IconLook, 'label'>): string {
  return classes(
    'hw-icon-button',
    tone === 'danger' && 'hw-icon-button--danger',
    bordered && 'hw-icon-button--bordered',
    wideLabel && 'hw-icon-button--labeled',
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
      {wideLabel ? <span className="hw-icon-button-label">{wideLabel}</span> : null}
      {count ? (
        <span className="hw-count" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </>
  );
}

/** A square icon button. */
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
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={joinClasses({ tone, bordered, wideLabel, className })}
    >
      <Content icon={icon} count={count} wideLabel={wideLabel}>
        {children}
      </Content>
    </button>
  );
}

type IconLinkProps = IconLook & { to: string; children?: ReactNode };

/** An icon button that is a link. */
export function IconLink({ icon, label, tone, bordered, count, wideLabel, className, to, children }: IconLinkProps) {
  return (
    <Link to={to} aria-label={label} className={joinClasses({ tone, bordered, wideLabel, className })}>
      <Content icon={icon} count={count} wideLabel={wideLabel}>
        {children}
      </Content>
    </Link>
  );
}
