/** Letters without case and accents, as people type them. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase()
    .trim();
}

/** The options that hold the typed words: first those that begin with them, then those where a word begins with them, then the rest. */
export function matching(options: readonly string[], typed: string): string[] {
  const wanted = plain(typed);
  if (!wanted) return [...options];
  const rank = (option: string) => {
    const name = plain(option);
    if (name.startsWith(wanted)) return 0;
    if (name.includes(` ${wanted}`) || name.includes(`-${wanted}`)) return 1;
    return name.includes(wanted) ? 2 : 3;
  };
  return [0, 1, 2].flatMap((place) => options.filter((option) => rank(option) === place));
}
