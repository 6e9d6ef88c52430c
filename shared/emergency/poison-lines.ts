import { aspca } from '#shared/emergency/poison-phone.ts';
import { type Source, sources } from '#shared/emergency/sources.ts';

/** A telephone service for poisoned animals. */
export interface PoisonLine {
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

/**
 * Poison lines on the card and the emergency page, also offline. `docs/deploy.md` says how to replace them. A line is listed
 * only if two sources agree about its number. Pet Poison Helpline is missing: pages give 855-764-7661 and 800-213-6680.
 */
export const poisonLines: readonly PoisonLine[] = [
  {
    ...aspca,
    country: 'US',
    fee: 'A consultation fee may apply.',
    checkedOn: '2026-11-22',
    sources: [sources.poisonLineState, sources.poisonLineFee],
  },
];
