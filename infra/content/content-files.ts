import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of `shared/content`. */
export interface ContentFile {
  /** The path from the project's root, with forward slashes. */
  path: string;
  /** The content. Lines end with `\n`, even if the file was saved on Windows. */
  text: string;
}

export const contentFolder = 'shared/content';
export const compiledFolder = `${contentFolder}/compiled`;

/** Reads every content file, sorted by path. */
export function readContentFiles(root: string): ContentFile[] {
  return globSync(`${contentFolder}/**/*`, {
    cwd: root,
    withFileTypes: true,
    exclude: ({ name }) => name === 'compiled',
  })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({
      path: file.slice(root.length + 1).replaceAll('\\', '/'),
      text: readFileSync(file, 'utf8')
        .replace(/^\uFEFF/, '')
        .replace(/\r\n?/g, '\n'),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
