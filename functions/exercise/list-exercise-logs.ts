import { requireOwned } from '#functions/core/data/read.ts';
import { openCursor, sendCursor } from '#functions/core/http/page.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { type ExerciseLogRow, ExerciseLogs } from '#functions/entities/exercise-logs.ts';
import { toExerciseLog } from '#functions/exercise/exercise-log.ts';
import { parseFilter } from '#functions/exercise/log-dates.ts';
import type { ExerciseLog } from '#shared/contract/exercise-logs.ts';

/** Sorts before and after every date of an activity. */
const first = '0';
const last = '9';

/** Where a page starts: the date of an activity and its ID, which later activities on the same page sort before. */
interface Position {
  date: string;
  id?: string | undefined;
}

type PagedInput = Parameters<typeof openCursor>[0] & {
  query: { from?: string | undefined; to?: string | undefined };
  caller: { id: string; timeZone: string };
};

function comparePositions(a: ExerciseLogRow, b: ExerciseLogRow): number {
  return `${a.date}#${a.id}` < `${b.date}#${b.id}` ? 1 : -1;
}

function parsePosition(cursor: string): Position {
  const [date = last, id] = cursor.split('#');
  return { date, id };
}

/** Reads the latest activities of one dog from `from` to `position`, which is inclusive. */
async function readDog(ownerId: string, dogId: string, range: { from: string; position: Position; limit: number }) {
  const { from, position, limit } = range;
  const { data } = await ExerciseLogs.query
    .ofOwner({ ownerId, dogId })
    .between({ date: from }, position)
    .go({ order: 'desc', limit, pages: 1, consistent: true });
  return data;
}

/**
 * Reads one page of activities, latest first, and sends the cursor of the next page. Each dog's activities are stored
 * together, so a list of several dogs takes one query for each.
 */
async function readLogs(input: PagedInput, dogIds: readonly string[]): Promise<ExerciseLog[]> {
  const { caller, query } = input;
  const cursor = openCursor(input);
  const to = query.to === undefined ? last : parseFilter(query.to, caller.timeZone);
  const range = {
    from: query.from === undefined ? first : parseFilter(query.from, caller.timeZone),
    position: cursor === undefined ? { date: to } : parsePosition(cursor),
    limit: query.limit + 1,
  };
  if (range.from >= range.position.date) return [];
  const pages = await Promise.all(dogIds.map((dogId) => readDog(caller.id, dogId, range)));
  const rows = pages.flat().sort(comparePositions);
  const next = rows[query.limit];
  if (next) sendCursor(input, `${next.date}#${next.id}`);
  return rows.slice(0, query.limit).map(toExerciseLog);
}

/**
 * Lists the activities of a dog, latest first.
 * @throws ApiError `dogNotFound`
 */
export async function listDogsLogs(input: PagedInput, dogId: string): Promise<ExerciseLog[]> {
  await requireOwned(Dogs, { ownerId: input.caller.id, id: dogId }, 'dogNotFound');
  return readLogs(input, [dogId]);
}

/** Lists the activities of all dogs of the caller, latest first. */
export async function listLogs(input: PagedInput): Promise<ExerciseLog[]> {
  const { data } = await Dogs.query.ofOwner({ ownerId: input.caller.id }).go({ pages: 'all', consistent: true });
  return readLogs(
    input,
    data.map(({ id }) => id),
  );
}
