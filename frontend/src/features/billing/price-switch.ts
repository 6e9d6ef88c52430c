import { intervalFrom } from '../../lib/paths.ts';

/** Checks the interval that the address names: who comes back from the payment form finds the chosen prices. */
export function checkInterval(): void {
  const interval = intervalFrom(new URLSearchParams(window.location.search));
  const field = document.querySelector<HTMLInputElement>(`[name="interval"][value="${interval}"]`);
  if (interval !== 'monthly' && field) field.checked = true;
}
