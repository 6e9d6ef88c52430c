import { type ElementType, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

type CardProps = {
  /** The element; a titled card is a section that carries the title as its name. */
  as?: 'section' | 'article' | 'div' | 'li' | 'aside' | 'form';
  className?: string;
  title?: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3;
  /** One text link or icon button, right of the title. */
  action?: ReactNode;
  /** tip = amber ground, guide = pine ground. */
  tone?: 'paper' | 'tip' | 'guide';
  /** No padding, where the content brings its own. */
  flush?: boolean;
  id?: string;
  children?: ReactNode;
};

/** A sheet of paper on the ground: one hairline, no shadow. */
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
