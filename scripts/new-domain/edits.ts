import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DomainNames, renameDomain } from './scaffold.ts';

/** Adds a domain to a list in a file that exists: an import, and an entry at the end of the list. */
interface Edit {
  path: string;
  import: string;
  /** How the list starts. It ends with the next closing bracket. */
  list: string;
  entry: string;
}

/** The edits that connect the domain of the templates. */
const edits: readonly Edit[] = [
  {
    path: 'shared/contract/api.ts',
    import: "import { walks } from '#shared/contract/walks.ts';",
    list: 'export const api = {',
    entry: 'walks',
  },
  {
    path: 'shared/errors.ts',
    import: "import { walkErrors } from '#shared/errors/walks.ts';",
    list: 'export const errors = {',
    entry: '...walkErrors',
  },
  {
    path: 'events/catalogue.ts',
    import: "import * as walks from '#events/walks.ts';",
    list: 'export const events = {',
    entry: '...walks',
  },
  {
    path: 'functions/entrypoints/consumers.ts',
    import: "import { walkEventHandlers } from '#functions/walks/consumer.ts';",
    list: 'export const handler = consumer(',
    entry: 'walkEventHandlers',
  },
];

/** @throws Error when the file has no such list */
function addToList(text: string, { path, import: importLine, list, entry }: Edit): string {
  const start = text.indexOf(list);
  const end = start + list.length + text.slice(start + list.length).search(/[})]/);
  if (start < 0 || end < start) throw new Error(`${path} has no list that starts with: ${list}`);
  const entries = text.slice(0, end).trimEnd().replace(/,$/, '');
  return `${entries}, ${entry} ${text.slice(end)}`.replace(/^import /m, `${importLine}\nimport `);
}

/**
 * Connects a domain to the rest.
 * @returns the content of the changed files, before their imports are sorted and their lines are wrapped
 */
export function editFiles(root: string, names: DomainNames): Record<string, string> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const changed = edits.map((edit): [string, string] => {
    const renamed = { ...edit, import: renameDomain(edit.import, names), entry: renameDomain(edit.entry, names) };
    return [edit.path, addToList(read(edit.path), renamed)];
  });
  return Object.fromEntries(changed);
}
