/** Maps obsolete time zone names, which some browsers still list, to the current names. */
const currentNames: Record<string, string> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Louisville': 'America/Kentucky/Louisville',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** Formats the UTC offset of a time zone at an instant: "GMT-5". */
function formatOffset(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
}

/** Formats a time zone as its city and its UTC offset: "New York (GMT-5)". */
export function formatZone(zone: string, at: Date): string {
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return `${city} (${formatOffset(zone, at)})`;
}

/**
 * Lists the time zones that this browser knows, UTC and `chosen`, as a map from labels to IANA names. Sorted by label.
 */
export function listTimeZones(chosen: string, at: Date): Map<string, string> {
  const known = Intl.supportedValuesOf('timeZone').map((zone) => currentNames[zone] ?? zone);
  const labels = [...new Set([...known, 'UTC', chosen])].map((zone) => [formatZone(zone, at), zone] as const);
  return new Map(labels.sort(([one], [other]) => (one < other ? -1 : 1)));
}
