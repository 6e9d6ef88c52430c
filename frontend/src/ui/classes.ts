/** Joins class names and omits falsy values: `classes('hw-chip', pressed && 'hw-chip--on')`. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
