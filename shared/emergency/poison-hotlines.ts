import { poisonHotlineDetails as compiled } from '#shared/content/compiled/poison-hotlines.ts';
import { poisonPhones } from '#shared/emergency/poison-phone.ts';
import type { Source } from '#shared/emergency/sources.ts';

/** A telephone service for poisoned animals. */
export interface PoisonHotline {
  name: string;
  phone: string;
  /** Two-letter country code. */
  country: string;
  /** What the caller pays. */
  fee: string;
  /** The day on which the sources were compared, `YYYY-MM-DD`. */
  checkedOn: string;
  /** At least two, and they agree about the number. */
  sources: Source[];
}

type Details = Omit<PoisonHotline, 'name' | 'phone' | 'sources'> & { sources: readonly Source[] };
const details: readonly Details[] = compiled;

/** Poison hotlines on the card and the emergency page, also offline, from `shared/content/emergency/poison-hotlines.yaml`. */
export const poisonHotlines: readonly PoisonHotline[] = details.flatMap(({ sources, ...line }, index) => {
  const phone = poisonPhones[index];
  return phone ? [{ ...phone, ...line, sources: [...sources] }] : [];
});
