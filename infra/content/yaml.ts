import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';
import * as z from 'zod/mini';
import type { Mistakes } from '#infra/content/content-error.ts';
import type { ContentFile } from '#infra/content/content-files.ts';

/** A path to a value: keys of maps and indexes of lists. */
type Path = readonly PropertyKey[];

/** The data of a YAML file. */
export interface YamlData<Value> {
  value: Value;
  /** Reports a mistake at the line of a value. */
  report(path: Path, message: string): void;
}

/**
 * Reads and checks YAML. Adds mistakes to `mistakes`, and returns `undefined` if the data is not valid.
 * @param firstLine the line of the file at which the YAML begins
 */
export function readYaml<Schema extends z.ZodMiniType>(
  schema: Schema,
  { path: file, text }: ContentFile,
  mistakes: Mistakes,
  firstLine = 1,
): YamlData<z.output<Schema>> | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  for (const { pos, code, message } of [...document.errors, ...document.warnings]) {
    const hint = code === 'BLOCK_AS_IMPLICIT_KEY' ? colonHint : '';
    mistakes.add(file, lineAt(pos[0]), `${message.replace(/\s*\n\s*/g, ' ')}${hint}`);
  }
  if (document.errors.length > 0) return undefined;
  visit(document, {
    // YAML drops what follows " #", which an author may have meant as text.
    Scalar: (_, { comment, range }) => {
      if (comment)
        mistakes.add(file, lineAt(range?.[0] ?? 0), `a text with " #" needs quotes, and a comment its own line`);
    },
  });
  const report = (path: Path, message: string) =>
    mistakes.add(file, lineAt(findOffset(document.contents, path)), message);
  const { success, data, error } = z.safeParse(schema, document.toJS(), { error: explain });
  if (success) return { value: data, report };
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) report([...issue.path, key], `unknown key "${key}" (${issue.message})`);
    } else {
      const key = issue.path.findLast((part) => typeof part === 'string');
      // The messages of `choice` are complete without the key.
      const isWhole = issue.message.startsWith('unknown ');
      report(issue.path, isWhole || key === undefined ? issue.message : `"${key}" ${issue.message}`);
    }
  }
  return undefined;
}

const colonHint = ' (a text with ": " needs quotes)';
const kinds: Record<string, string> = {
  string: `a text${colonHint}`,
  array: 'a list',
  object: 'a map',
  record: 'a map',
};

/** Explains what is wrong with a value, as the predicate of a sentence about its key. */
function explain(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'is missing';
  return issue.code === 'invalid_type' ? `must be ${kinds[issue.expected] ?? issue.expected}` : 'is not valid';
}

/**
 * Returns the offset of a value, or of the innermost map or list that exists if the value is missing. For a value in a
 * map, returns the offset of its key.
 */
function findOffset(contents: Node | null, path: Path): number {
  let node: unknown = contents;
  let offset = contents?.range?.[0] ?? 0;
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === String(part));
      if (!pair) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(part)];
      offset = (node as Node | undefined)?.range?.[0] ?? offset;
    }
  }
  return offset;
}
