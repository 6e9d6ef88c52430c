import { globSync, readFileSync } from 'node:fs';
import { root } from '#test/support/folders.ts';

/** A text file. `path` is from the root, with slashes. */
export interface TextFile {
  path: string;
  text: string;
}

const unread = /(^|\/)(node_modules|dist|cdk\.out|\.git|\.local|\.cache|test-results|playwright-report)(\/|$)/;
const binary = /\.(png|jpe?g|webp|avif|woff2?|ico|pdf|gz|br|zip|safetensors)$/;

/** Reads every text file of the repository: sources, settings and documentation. */
export function textFiles(): TextFile[] {
  return globSync(['*', '.*', '{shared,events,functions,infra,frontend,scripts,test,docs,.github}/**/*'], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => unread.test(entry.name),
  })
    .filter((entry) => entry.isFile() && !binary.test(entry.name) && !unread.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .map((path) => ({ path: path.slice(root.length + 1), text: readFileSync(path, 'utf8') }));
}
