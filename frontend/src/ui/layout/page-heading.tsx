import type { ReactNode } from 'react';

type PageHeadingProps = {
  title: ReactNode;
  /** An icon button next to the title. */
  beside?: ReactNode;
  /** One sentence below the title. */
  text?: ReactNode;
  /** The screen's main action. */
  action?: ReactNode;
};

/** The heading of a screen: its title, which is the only h1, and its main action. */
export function PageHeading({ title, beside, text, action }: PageHeadingProps) {
  return (
    <div className="hw-page-heading">
      <div className="hw-page-heading-text">
        <div className="hw-page-heading-title">
          <h1 tabIndex={-1}>{title}</h1>
          {beside}
        </div>
        {text ? <p className="hw-soft">{text}</p> : null}
      </div>
      {action}
    </div>
  );
}
