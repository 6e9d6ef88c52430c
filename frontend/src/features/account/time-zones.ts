/** Maps obsolete zone names, which some browsers still list, to current ones. */
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

/** Formats an IANA name for people: "America/New York". */
export function zoneLabel(zone: string): string {
  return zone.replaceAll('_', ' ');
}

/** Maps the label to the IANA name of every time zone that this browser knows, plus the chosen one. */
export function timeZones(chosen: string): Map<string, string> {
  const known = Intl.supportedValuesOf('timeZone').map((zone) => currentNames[zone] ?? zone);
  const zones = new Set([...known, 'UTC', chosen]);
  return new Map([...zones].sort().map((zone) => [zoneLabel(zone), zone]));
}
