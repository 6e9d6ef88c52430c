import { statSync } from 'node:fs';
import { isTransient } from '#functions/core/aws.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { createProgressBar } from './progress-bar.ts';
import { InvalidFile, readElements } from './read-elements.ts';
import { maxBatch, storePlaces } from './store-places.ts';
import { type ImportedPlace, Rejection, toPlace } from './to-place.ts';

/** Shows output: lines of text, and the progress. */
export interface ImportOutput {
  print: (line: string) => void;
  terminal: Parameters<typeof createProgressBar>[0];
}

const format = new Intl.NumberFormat('en-US').format;

/**
 * Imports the places of a file into the table. Prints the elements that were rejected, and what changed.
 * @returns whether the whole file was read
 */
export async function importPlaces(file: string, { print, terminal }: ImportOutput): Promise<boolean> {
  const counts = { added: 0, changed: 0, unchanged: 0, rejected: 0, skipped: 0 };
  const bar = createProgressBar(terminal, statSync(file).size);
  let batch = new Map<string, ImportedPlace>();
  const flush = async () => {
    const stored = await storePlaces([...batch.values()]);
    batch = new Map();
    counts.added += stored.added;
    counts.changed += stored.changed;
    counts.unchanged += stored.unchanged;
  };
  const showProgress = (bytes: number) =>
    bar.update(bytes, `${format(counts.added + counts.changed + counts.unchanged)} places`);
  let failure: string | undefined;
  try {
    for await (const { value, line, offset } of readElements(file, showProgress)) {
      try {
        const place = toPlace(value);
        if (!place) {
          counts.skipped += 1;
          continue;
        }
        // An element that occurs twice in a file is compared with its first occurrence.
        if (batch.size === maxBatch || batch.has(place.id)) await flush();
        batch.set(place.id, place);
      } catch (error) {
        if (!(error instanceof Rejection)) throw error;
        counts.rejected += 1;
        bar.end();
        print(`Line ${line}, byte ${offset}: rejected, because ${error.message}`);
      }
    }
    if (batch.size > 0) await flush();
  } catch (error) {
    failure = explain(error);
    if (error instanceof InvalidFile && batch.size > 0) await flush();
  }
  bar.end();
  const { added, changed, unchanged, rejected, skipped } = counts;
  print(
    `${format(added)} added, ${format(changed)} changed, ${format(unchanged)} unchanged, ${format(rejected)} rejected, ` +
      `${format(skipped)} without tags.`,
  );
  if (failure) print(failure);
  return !failure;
}

/** Returns what to print when the import stopped early. Throws unexpected errors. */
function explain(error: unknown): string {
  if (error instanceof InvalidFile) {
    return `${error.message} The places before this were imported. Get the whole file, and run the import again.`;
  }
  const isThrottled = error instanceof ApiError && error.code === 'unavailable';
  if (!isThrottled && !isTransient(error)) throw error;
  return 'The table does not respond. The places before this were imported. Run the import again, and it continues there.';
}
