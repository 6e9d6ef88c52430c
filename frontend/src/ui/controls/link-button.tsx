import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ButtonStyle, buttonClasses } from './button-styles.ts';
import { Icon } from './icon.tsx';

type LinkButtonProps = ButtonStyle & {
  className?: string;
  onClick?: () => void;
  'aria-label'?: string;
  'aria-describedby'?: string;
  state?: unknown;
  children: ReactNode;
} & (
    | { /** A path of this site. */ to: string; href?: never; target?: never }
    | { /** `tel:`, `mailto:`, a file or another site. */ href: string; to?: never; target?: '_blank' }
  );

/** A link that looks like a button. */
export function LinkButton({
  variation,
  size,
  full,
  icon,
  className,
  children,
  to,
  href,
  state,
  ...rest
}: LinkButtonProps) {
  const names = buttonClasses({ variation, size, full }, className);
  const content = (
    <>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </>
  );
  return to !== undefined ? (
    <Link className={names} to={to} state={state} {...rest}>
      {content}
    </Link>
  ) : (
    <a className={names} href={href} rel={rest.target ? 'noreferrer' : undefined} {...rest}>
      {content}
    </a>
  );
}
