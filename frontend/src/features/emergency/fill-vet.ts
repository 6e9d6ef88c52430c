import { toTelUrl } from '../../domain/emergency/tel-url.ts';
import { userEntry } from '../../platform/session/user-entry.ts';
import { readJson } from '../../platform/storage/storage.ts';

/** Fills the cached owner's vet into the button of the prerendered page, see `own-vet.tsx`. */
export function fillVet(): void {
  const { vetName, vetPhone } = (readJson(userEntry) ?? {}) as { vetName?: string | null; vetPhone?: string | null };
  const find = (part: string) => document.querySelector(`[data-vet="${part}"]`);
  const [name, detail, phone] = [find('name'), find('detail'), find('phone')];
  if (!name || !detail || !phone || !vetPhone) return;
  if (vetName) name.textContent = vetName;
  else detail.textContent = '';
  phone.textContent = vetPhone;
  phone.closest('a')?.setAttribute('href', toTelUrl(vetPhone));
}
