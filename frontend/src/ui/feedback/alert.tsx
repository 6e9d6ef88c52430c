import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../controls/icon.tsx';

/** The kind of message. It determines the color and the icon. */
export type AlertTone = 'info' | 'success' | 'amber' | 'error';

type AlertProps = {
  tone?: AlertTone;
  title: ReactNode;
  detail?: ReactNode;
  /** A button or link below the text. */
  action?: ReactNode;
};

const icons: Record<AlertTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  amber: TriangleAlert,
  error: CircleAlert,
};

/** An inline message. Errors have `role="alert"`, other messages `role="status"`. */
export function Alert({ tone = 'info', title, detail, action }: AlertProps) {
  return (
    <div className={`hw-alert hw-alert--${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon of={icons[tone]} />
      <div className="hw-alert-text">
        <p className="hw-alert-title">{title}</p>
        {detail ? <div>{detail}</div> : null}
        {action}
      </div>
    </div>
  );
}
