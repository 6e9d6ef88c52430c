import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';

/**
 * Time zones whose VTIMEZONE block differs from the runtime's time zone data, because they have no yearly rule (for
 * example because of Ramadan) or have changed recently. Their events are in UTC. A test compares every time zone.
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

/** A VTIMEZONE block, and the TZID in the block, which is the canonical name for an alias. */
interface TimeZoneBlock {
  tzid: string;
  block: string;
}

/** The blocks that were searched, because the library builds the block again for every call. */
const foundBlocks = new Map<string, TimeZoneBlock | undefined>();

/** Finds the VTIMEZONE block of a time zone. */
export function findTimeZoneBlock(timeZone: string): TimeZoneBlock | undefined {
  if (!foundBlocks.has(timeZone)) foundBlocks.set(timeZone, buildTimeZoneBlock(timeZone));
  return foundBlocks.get(timeZone);
}

function buildTimeZoneBlock(timeZone: string): TimeZoneBlock | undefined {
  // For an unknown time zone, the library would write an error to the console.
  knownZones ??= new Set(tzlib_get_timezones(false));
  if (!knownZones.has(timeZone)) return undefined;
  const [block = '', tzid = ''] = tzlib_get_ical_block(timeZone, false);
  return block ? { block, tzid: tzid.replace('TZID=', '') } : undefined;
}

/** Finds the TZID for events in a time zone. Undefined if the events must be in UTC. */
export function findTzid(timeZone: string): string | undefined {
  const tzid = findTimeZoneBlock(timeZone)?.tzid;
  return tzid === undefined || tzid === 'Etc/UTC' || irregularZones.has(tzid) ? undefined : tzid;
}
