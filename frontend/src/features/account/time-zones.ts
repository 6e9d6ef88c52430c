/** Names that some browsers still list, and what the places are called today. Both mean the same zone everywhere. */
const today: Record<string, string> = {
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

/** "America/New York" for `America/New_York`, as people type it. */
export function zoneWords(zone: string): string {
  return zone.replaceAll('_', ' ');
}

/** Words -> IANA name of every time zone that this browser knows, and of the chosen one if it is not among them. */
export function timeZones(chosen: string): Map<string, string> {
  const known = Intl.supportedValuesOf('timeZone').map((zone) => today[zone] ?? zone);
  const zones = new Set([...known, 'UTC', chosen]);
  return new Map([...zones].sort().map((zone) => [zoneWords(zone), zone]));
}
