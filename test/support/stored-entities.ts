import { globSync, readFileSync } from 'node:fs';
import { root } from '#test/support/folders.ts';

/** An entity, as parsed from its declaration. */
export interface StoredEntity {
  name: string;
  /** The name of the entity in its rows, such as `dog`. */
  entity: string;
  /** The path of the source file, relative to the root folder. */
  path: string;
  /**
   * The template of the partition key, such as `owner#${ownerId}`. `sk` is the template of the sort key, such as
   * `dog#${id}`.
   */
  pk: string;
  sk: string;
  /** The keys in generic indexes. */
  indexes: { index: string; pk: string; sk: string }[];
  /** The first sentence of the entity's TSDoc. */
  purpose: string;
}

/**
 * Matches `ownerEntity(name, sortKey, ...)` or `tableEntity(name, partitionKey, sortKey, ...)`, with the preceding
 * TSDoc.
 */
const declaration =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?(?:export )?const (\w+) = (ownerEntity|tableEntity)\(\s*'(\w+)',\s*'([^']+)',\s*(?:'([^']+)',)?/g;

/** Matches the key of an entity in a generic index. */
const secondaryKey = /\{ index: '(\w+)', pk: '([^']+)', sk: '([^']+)' \}/g;

/** Parses the keys in generic indexes of the entity whose declaration starts the text. */
function indexesIn(text: string): StoredEntity['indexes'] {
  const [entity = ''] = text.split(/\n(?:export )?const /);
  return Array.from(entity.matchAll(secondaryKey), ([, index = '', pk = '', sk = '']) => ({ index, pk, sk }));
}

function firstSentence(comment: string): string {
  const text = comment
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^.*?[.](?= |$)/.exec(text)?.[0] ?? text;
}

/** Parses the entities that a file declares. */
export function entitiesIn(path: string, text: string): StoredEntity[] {
  return Array.from(text.matchAll(declaration), (match) => {
    const [all, comment = '', name = '', kind, entity = '', first = '', second = ''] = match;
    return {
      name,
      entity,
      path,
      ...(kind === 'ownerEntity' ? { pk: 'owner#${ownerId}', sk: first } : { pk: first, sk: second }),
      indexes: indexesIn(text.slice(match.index + all.length)),
      purpose: firstSentence(comment),
    };
  });
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
