import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DomainNames, renameDomain } from './scaffold.ts';

/** An edit that adds a domain to a list in an existing file: an import, and an entry of the list. */
interface Edit {
  path: string;
  import: string;
  /** The text with which the list starts. The list ends at the next closing brace or parenthesis. */
  list: string;
  entry: string;
  /** Whether the entry comes first. Default: last. */
  isFirst?: true;
}

/** The edits that add the templates' domain, walks, to the existing lists. */
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
  {
    path: 'functions/leaving/personal-data.ts',
    import: "import { Walks } from '#functions/entities/walks.ts';",
    list: 'export const exportedKinds: readonly ExportedKind[] = [',
    entry: "exported(Walks, 'walks', 'Walks')",
    isFirst: true,
  },
];

/**
 * Adds an edit's import and entry to the text of a file.
 * @throws Error when the text does not contain the list
 */
function addToList(text: string, { path, import: importLine, list, entry, isFirst }: Edit): string {
  const start = text.indexOf(list);
  if (isFirst && start >= 0) {
    return text.replace(list, `${list}${entry}, `).replace(/^import /m, `${importLine}\nimport `);
  }
  const end = start + list.length + text.slice(start + list.length).search(/[})]/);
  if (start < 0 || end < start) throw new Error(`${path} has no list that starts with: ${list}`);
  const entries = text.slice(0, end).trimEnd().replace(/,$/, '');
  return `${entries}, ${entry} ${text.slice(end)}`.replace(/^import /m, `${importLine}\nimport `);
}

/**
 * Adds a domain to the lists in existing files. Writes nothing.
 * @returns the new contents by path. Imports are not sorted and lines are not wrapped yet.
 */
export function editFiles(root: string, names: DomainNames): Record<string, string> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const changed = edits.map((edit): [string, string] => {
    const renamed = { ...edit, import: renameDomain(edit.import, names), entry: renameDomain(edit.entry, names) };
    return [edit.path, addToList(read(edit.path), renamed)];
  });
  return Object.fromEntries(changed);
}
