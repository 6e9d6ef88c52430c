import { readInterval } from '../../domain/billing/paths.ts';

/** Selects the interval in the URL, which the payment form's Back link contains. */
export function checkInterval(): void {
  const interval = readInterval(new URLSearchParams(window.location.search));
  const field = document.querySelector<HTMLInputElement>(`[name="interval"][value="${interval}"]`);
  if (interval !== 'monthly' && field) field.checked = true;
}
