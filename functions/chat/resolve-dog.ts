import { requireOwned } from '#functions/core/data/read.ts';
import { type DogRow, Dogs } from '#functions/entities/dogs.ts';
import { lazyRegExp } from '#shared/lazy-reg-exp.ts';

/** Dogs that are read. */
const maxDogs = 100;

/** The owner's dogs, and the one that a question is about. */
export interface AskedDogs {
  all: readonly DogRow[];
  dog: DogRow | undefined;
}

async function listDogs(ownerId: string): Promise<DogRow[]> {
  const { data } = await Dogs.query.ofOwner({ ownerId }).go({ limit: maxDogs, pages: 1, consistent: true });
  return data;
}

const notWord = lazyRegExp(String.raw`[^\p{L}\p{N}]+`, 'gu');

/** A text in lower case, as words with a space before and after each. */
function normalizeWords(text: string): string {
  const withoutPossessive = text.toLowerCase().replace(/['\u2019]s\b/g, '');
  return ` ${withoutPossessive.replace(notWord(), ' ').trim()} `;
}

/** The dog that a text names, or the only one. */
function findNamedDog(text: string, all: readonly DogRow[]): DogRow | undefined {
  if (all.length === 1) return all[0];
  const words = normalizeWords(text);
  const named = all.filter(({ name }) => normalizeWords(name).trim() && words.includes(normalizeWords(name)));
  return named.length === 1 ? named[0] : undefined;
}

/**
 * Reads the owner's dogs. Without an ID, a question is about the dog that it names, or the only one.
 * @throws ApiError `dogNotFound` when the owner has no dog with this ID
 */
export async function findAskedDogs(ownerId: string, text: string, dogId?: string | null): Promise<AskedDogs> {
  const all = await listDogs(ownerId);
  if (!dogId) return { all, dog: findNamedDog(text, all) };
  const dog = all.find(({ id }) => id === dogId) ?? (await requireOwned(Dogs, { ownerId, id: dogId }, 'dogNotFound'));
  return { all, dog };
}

/** The weight of the lightest dog in pounds, for which a poison is the worst. */
export function findLowestWeight(all: readonly DogRow[]): number | undefined {
  const weights = all.flatMap(({ weight }) => weight ?? []);
  return weights.length > 0 ? Math.min(...weights) : undefined;
}
