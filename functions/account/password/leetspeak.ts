/** The letter that each character replaces in leetspeak. `l` becomes `i`, because `1` and `!` replace both letters. */
const letters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '!': 'i',
  '|': 'i',
  '@': 'a',
  $: 's',
  '+': 't',
  l: 'i',
};

/** Converts a text to lower case and leetspeak to letters, for comparisons: "P4$$w0rd" becomes "password". */
export function foldLeetspeak(text: string): string {
  return Array.from(text.toLowerCase(), (character) => letters[character] ?? character).join('');
}
