import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';

/**
 * Zones whose VTIMEZONE block is not what the runtime computes: clocks that follow no yearly rule, such as Ramadan's or one
 * that has just changed. Their events are in UTC. A test compares every zone.
 */
export const irregularZones: ReadonlySet<string> = new Set([
  'Africa/Cairo',
  'Africa/Casablanca',
  'Africa/El_Aaiun',
  'America/Edmonton',
  'America/Nuuk',
  'America/Santiago',
  'America/Scoresbysund',
  'America/Vancouver',
  'Asia/Gaza',
  'Asia/Hebron',
  'Asia/Jerusalem',
]);

let knownZones: ReadonlySet<string> | undefined;

/** Finds the VTIMEZONE block of a zone, and the TZID in it: the canonical name of an alias. */
export function findTimeZoneBlock(timeZone: string): { tzid: string; block: string } | undefined {
  // The library writes an error to the console for a zone that it does not know.
  knownZones ??= new Set(tzlib_get_timezones(false));
  if (!knownZones.has(timeZone)) return undefined;
  const [block = '', tzid = ''] = tzlib_get_ical_block(timeZone, false);
  return block ? { block, tzid: tzid.replace('TZID=', '') } : undefined;
}

/** Finds the TZID for events in a time zone; undefined if they must be in UTC. */
export function findTzid(timeZone: string): string | undefined {
  const tzid = findTimeZoneBlock(timeZone)?.tzid;
  return tzid === undefined || tzid === 'Etc/UTC' || irregularZones.has(tzid) ? undefined : tzid;
}
