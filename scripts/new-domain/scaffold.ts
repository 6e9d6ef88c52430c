import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const templates = join(import.meta.dirname, 'template');

/** Whether both names are lower-case words and differ. */
export function isDomainName(plural: string, singular: string): boolean {
  return [plural, singular].every((name) => /^[a-z]{2,}$/.test(name)) && plural !== singular;
}

/** Replaces the domain of the templates, walks, with the new one. */
function renamer(plural: string, singular: string): (text: string) => string {
  const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const names: Record<string, string> = {
    walks: plural,
    walk: singular,
    Walks: capitalized(plural),
    Walk: capitalized(singular),
  };
  return (text) => text.replaceAll(/[Ww]alks?/g, (name) => names[name] ?? name);
}

/** Returns the files of a new domain: content by path from the root. */
export function domainFiles(plural: string, singular: string): Record<string, string> {
  const rename = renamer(plural, singular);
  const paths = globSync('**/*.txt', { cwd: templates })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  return Object.fromEntries(
    paths.map((path) => [rename(path.replace(/\.txt$/, '')), rename(readFileSync(join(templates, path), 'utf8'))]),
  );
}

/** Writes files below `root`. */
export async function writeDomain(root: string, files: Record<string, string>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
}

/** Returns the edits that connect a new domain, as text. */
export function remainingEdits(plural: string, singular: string): string {
  return renamer(plural, singular)(readFileSync(join(templates, '../edits.md'), 'utf8').trimEnd());
}
