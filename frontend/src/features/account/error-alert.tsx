import type { ReactNode } from 'react';
import { isUnauthorized } from '../../lib/call-errors.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { type alertTexts, chooseAlertTexts } from './texts.ts';

type ErrorAlertProps = {
  /** The mutation's `error`. */
  error: unknown;
  operation: keyof typeof alertTexts;
  /** Replaces the alert's usual detail text. */
  detail?: string | undefined;
  action?: ReactNode;
};

/**
 * Shows the error of a form's mutation, above the submit button. Shows nothing for an expired session, which is shown
 * in a toast.
 */
export function ErrorAlert({ error, operation, detail, action }: ErrorAlertProps) {
  if (!error || isUnauthorized(error)) return null;
  const texts = chooseAlertTexts(error, operation);
  return <Alert tone="error" title={texts.title} detail={detail ?? texts.detail} action={action} />;
}
