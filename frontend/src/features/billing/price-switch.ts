import { readInterval } from '../../domain/billing/paths.ts';

/** Checks the radio button of the interval in the URL, such as after the payment form's Back link. */
export function checkInterval(): void {
  const interval = readInterval(new URLSearchParams(window.location.search));
  const field = document.querySelector<HTMLInputElement>(`[name="interval"][value="${interval}"]`);
  if (interval !== 'monthly' && field) field.checked = true;
}
