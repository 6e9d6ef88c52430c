import type { ReactNode, RefObject } from 'react';
import { localDate } from '#shared/calendar.ts';
import type { DecisionForm } from '#shared/contract/moderation-fields.ts';
import { useNow } from '../../lib/use-now.ts';
import { useUser } from '../../platform/session/use-user.ts';
import './case.css';

/** The props of every item's view. */
export type CaseProps = {
  heading: RefObject<HTMLHeadingElement | null>;
  hasShortcuts: boolean;
  isModerator: boolean;
  onDecide: (form: DecisionForm) => void;
  /** The position in the queue. */
  bar: ReactNode;
};

/** A key of a shortcut, next to what it does. Phones have no keys. */
export function Key({ isShown, children }: { isShown: boolean; children: string }) {
  return isShown ? (
    <span className="hw-key" aria-hidden="true">
      {children}
    </span>
  ) : null;
}

type CaseCardProps = Pick<CaseProps, 'heading' | 'bar'> & {
  title: string;
  badges?: ReactNode;
  /** The buttons of the decision. */
  footer: ReactNode;
  children: ReactNode;
};

/** The selected item of a queue: a heading with badges, what it is about, and the decisions. */
export function CaseCard({ heading, bar, title, badges, footer, children }: CaseCardProps) {
  return (
    <article className="hw-card hw-card--flush hw-case" aria-labelledby="hw-case-title">
      <header>
        {bar}
        <h2 id="hw-case-title" ref={heading} tabIndex={-1}>
          <bdi>{title}</bdi>
        </h2>
        {badges ? <p className="hw-case-badges">{badges}</p> : null}
      </header>
      {children}
      <footer>{footer}</footer>
    </article>
  );
}

/** A list of what someone has entered. Facts without a value are left out. */
export function Facts({ facts }: { facts: readonly [label: string, value: ReactNode][] }) {
  return (
    <dl className="hw-case-facts">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Returns functions that format instants in the owner's time zone, of which `formatShort` shows the time of today. */
export function useTimes() {
  const { timeZone } = useUser();
  const now = useNow();
  const isToday = (instant: string) => localDate(new Date(instant), timeZone) === localDate(now, timeZone);
  const format = (instant: string, options: Intl.DateTimeFormatOptions) =>
    new Date(instant).toLocaleString('en-US', { timeZone, ...options });
  const day = { month: 'short', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  return {
    formatDay: (instant: string) => format(instant, day),
    formatShort: (instant: string) => format(instant, isToday(instant) ? time : day),
    formatTime: (instant: string) => format(instant, { ...day, ...time }),
    formatMonth: (instant: string) => format(instant, { month: 'long', year: 'numeric' }),
  };
}
