import type { ReactNode } from 'react';
import { isUnauthorized } from '../../lib/call-errors.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { type alertTexts, chooseAlertTexts } from './texts.ts';

type ErrorAlertProps = {
  /** The `error` of the mutation. */
  error: unknown;
  operation: keyof typeof alertTexts;
  /** Overrides the detail of the error. */
  detail?: string | undefined;
  action?: ReactNode;
};

/** The error of a form's mutation, above the submit button. An expired session is shown in a toast instead. */
export function ErrorAlert({ error, operation, detail, action }: ErrorAlertProps) {
  if (!error || isUnauthorized(error)) return null;
  const texts = chooseAlertTexts(error, operation);
  return <Alert tone="error" title={texts.title} detail={detail ?? texts.detail} action={action} />;
}
