import { listInstances } from '#functions/appointments/instances/list-instances.ts';
import type { Answer } from '#functions/chat/answer.ts';
import type { QuestionContext } from '#functions/chat/earlier-exchanges.ts';
import { now } from '#functions/core/clock.ts';
import type { Caller } from '#functions/core/http/session.ts';
import type { ChatQuestion } from '#shared/contract/chat.ts';

/** "When is the next vet visit?", "when do we see the vet again". */
const nextVisit =
  /\b(when|what (day|time|date))\b.{0,40}\b(next|upcoming|our|his|her|the) .{0,20}\b(vet|visit|appointment|appt|check-?up|shots?|vaccin\w+)\b|\bwhen (do|are) (we|i) (go|going|see|seeing) .{0,12}\bvet\b|\bnext (vet|visit|appointment|appt)\b.{0,20}\?$/i;

const yearMs = 366 * 24 * 3600 * 1000;

/** Visits of other dogs and cancelled ones that are passed over. */
const maxRead = 60;

async function findNextVisit(ownerId: string, dogId: string | undefined) {
  const moment = now().getTime();
  let read = 0;
  const range = { from: new Date(moment).toISOString(), to: new Date(moment + yearMs).toISOString(), pageSize: 20 };
  for await (const instance of listInstances(ownerId, range)) {
    if (instance.status === 'scheduled' && (!dogId || instance.dogId === dogId)) return instance;
    read += 1;
    if (read === maxRead) return undefined;
  }
  return undefined;
}

/** Answers a question about the owner's own data: when the next visit is. */
export async function answerFromRecords(
  { id, timeZone }: Pick<Caller, 'id' | 'timeZone'>,
  { message }: ChatQuestion,
  { dog, all }: QuestionContext,
): Promise<Omit<Answer, 'counts'> | undefined> {
  if (!nextVisit.test(message)) return undefined;
  const visit = await findNextVisit(id, dog?.id);
  const of = all.find((each) => each.id === visit?.dogId)?.name ?? dog?.name;
  const whose = of ? `${of}'s next visit` : 'The next visit';
  const text = visit
    ? `${whose} is "${visit.title}" on ${formatTime(visit.startsAt, timeZone)}.`
    : `${dog ? `${dog.name} has` : 'You have'} no visit in the calendar for the next 12 months.`;
  return {
    text,
    source: 'records',
    sources: [{ title: 'Calendar', url: '/calendar' }],
    actions: visit
      ? []
      : [{ kind: 'bookVisit', dogId: dog?.id ?? null, title: dog ? `Vet visit for ${dog.name}` : 'Vet visit' }],
  };
}

/** "Monday, November 30, 2026 at 10:00 AM". */
function formatTime(startsAt: string, timeZone: string): string {
  const options = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat('en-US', options).format(new Date(startsAt)).replaceAll('\u202f', ' ');
}
