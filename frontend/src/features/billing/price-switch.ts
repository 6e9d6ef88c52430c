import { intervalFrom } from '../../lib/paths.ts';

/** Selects the interval in the URL, which the payment form's Back link contains. */
export function checkInterval(): void {
  const interval = intervalFrom(new URLSearchParams(window.location.search));
  const field = document.querySelector<HTMLInputElement>(`[name="interval"][value="${interval}"]`);
  if (interval !== 'monthly' && field) field.checked = true;
}
