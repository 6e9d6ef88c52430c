import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** What an inline message is about. */
export type AlertTone = 'info' | 'success' | 'amber' | 'error';

type AlertProps = {
  tone?: AlertTone;
  title: ReactNode;
  detail?: ReactNode;
  /** A button or link below the words. */
  action?: ReactNode;
};

const icons: Record<AlertTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  amber: TriangleAlert,
  error: CircleAlert,
};

/** A message in its place, such as above a form's button. Errors interrupt a screen reader, the rest waits its turn. */
export function Alert({ tone = 'info', title, detail, action }: AlertProps) {
  return (
    <div className={`hw-alert hw-alert--${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon of={icons[tone]} />
      <div className="hw-alert-words">
        <p className="hw-alert-title">{title}</p>
        {detail ? <div>{detail}</div> : null}
        {action}
      </div>
    </div>
  );
}
