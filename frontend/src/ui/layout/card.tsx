import { type ElementType, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';

type CardProps = {
  /** The HTML element. Default: `section`, labelled by the title, or `div` if there is no title. */
  as?: 'section' | 'article' | 'div' | 'li' | 'aside' | 'form';
  className?: string;
  title?: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3;
  /** One link or icon button next to the title. */
  action?: ReactNode;
  /** The background: `paper` is plain, `tip` amber, and `guide` pine green. */
  tone?: 'paper' | 'tip' | 'guide';
  /** Whether to remove the padding. */
  flush?: boolean;
  id?: string;
  children?: ReactNode;
};

/** A card with a thin border. */
export function Card({ as, className, title, level = 2, action, tone = 'paper', flush, id, children }: CardProps) {
  const titleId = useId();
  const Element: ElementType = as ?? (title ? 'section' : 'div');
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Element
      id={id}
      className={classes('hw-card', tone !== 'paper' && `hw-card--${tone}`, flush && 'hw-card--flush', className)}
      aria-labelledby={title ? titleId : undefined}
    >
      {title || action ? (
        <div className="hw-card-head">
          {title ? <Heading id={titleId}>{title}</Heading> : <span />}
          {action}
        </div>
      ) : null}
      {children}
    </Element>
  );
}
