import { globSync, readFileSync } from 'node:fs';
import { root } from '#test/support/folders.ts';

/** An entity, as parsed from its declaration. */
export interface StoredEntity {
  name: string;
  /** The path of the source file, relative to the root folder. */
  path: string;
  /**
   * The template of the partition key, such as `owner#${ownerId}`. `sk` is the template of the sort key, such as
   * `dog#${id}`.
   */
  pk: string;
  sk: string;
  /** The first sentence of the entity's TSDoc. */
  purpose: string;
}

/**
 * Matches `ownerEntity(name, sortKey, ...)` or `tableEntity(name, partitionKey, sortKey, ...)`, with the preceding
 * TSDoc.
 */
const declaration =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?(?:export )?const (\w+) = (ownerEntity|tableEntity)\(\s*'\w+',\s*'([^']+)',\s*(?:'([^']+)',)?/g;

function firstSentence(comment: string): string {
  const text = comment
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^.*?[.](?= |$)/.exec(text)?.[0] ?? text;
}

/** Parses the entities that a file declares. */
export function entitiesIn(path: string, text: string): StoredEntity[] {
  return Array.from(text.matchAll(declaration), ([, comment = '', name = '', kind, first = '', second = '']) => ({
    name,
    path,
    ...(kind === 'ownerEntity' ? { pk: 'owner#${ownerId}', sk: first } : { pk: first, sk: second }),
    purpose: firstSentence(comment),
  }));
}

let all: StoredEntity[] | undefined;

/** Parses all entities of the table, sorted by file and in the order of their declarations. */
export function storedEntities(): StoredEntity[] {
  all ??= globSync('functions/**/*.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== 'functions/core/data/entity.ts')
    .sort()
    .flatMap((path) => entitiesIn(path, readFileSync(`${root}/${path}`, 'utf8')));
  return all;
}
