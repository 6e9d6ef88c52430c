import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const templates = join(import.meta.dirname, 'template');

/** The names of a domain as lower-case words, such as `walks` and `walk`. */
export interface DomainNames {
  plural: string;
  singular: string;
}

/** Whether both names are lower-case words, and the names differ. */
export function isDomainName({ plural, singular }: DomainNames): boolean {
  return [plural, singular].every((name) => /^[a-z]{2,}$/.test(name)) && plural !== singular;
}

/** Replaces the templates' domain name (walks) in a text. Adapts the article: `a walk` becomes `an outing`. */
export function renameDomain(text: string, { plural, singular }: DomainNames): string {
  const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const names = { walks: plural, walk: singular, Walks: capitalize(plural), Walk: capitalize(singular) };
  const article = /^[aeiou]/.test(singular) ? 'n ' : ' ';
  return text.replaceAll(/(\b[Aa] )?([Ww]alks?)/g, (_, before: string | undefined, name: keyof typeof names) =>
    before ? before.trim() + article + names[name] : names[name],
  );
}

/** Returns the files of a new domain: contents by path, relative to the repository's root. */
export function domainFiles(names: DomainNames): Record<string, string> {
  const paths = globSync('**/*.txt', { cwd: templates })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  return Object.fromEntries(
    paths.map((path) => {
      const content = readFileSync(join(templates, path), 'utf8');
      return [renameDomain(path.replace(/\.txt$/, ''), names), renameDomain(content, names)];
    }),
  );
}

/** Writes files into the folder `root`. Creates missing folders. */
export async function writeFiles(root: string, files: Record<string, string>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
}
