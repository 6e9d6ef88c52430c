/** Serializes a value as JSON with sorted keys, so that the order of fields makes no difference. */
export function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (value && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    return `{${entries
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => `${JSON.stringify(key)}:${toCanonicalJson(each)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
