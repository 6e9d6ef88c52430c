import { formatDayAndTime } from '#functions/appointments/reminders/reminder-texts.ts';
import type { Answer } from '#functions/chat/answer.ts';
import type { QuestionContext } from '#functions/chat/earlier-exchanges.ts';
import { now } from '#functions/core/clock.ts';
import type { Caller } from '#functions/core/http/session.ts';
import type { ChatQuestion } from '#shared/contract/chat.ts';

const visit = '(visit|appointment|appt|check-?up)';

/** "When is the next vet visit?", "what day is his appointment", "when do we see the vet again". */
const nextVisit = new RegExp(
  [
    String.raw`\b(when('?s| is| are)|what (day|time|date) (is|are)) (\S+ ){0,2}(next|upcoming) (\w+ ){0,3}(vet|${visit}|shots?|vaccin\w+)\b`,
    String.raw`\b(when('?s| is| are)|what (day|time|date) (is|are)) (our|my|his|her|the|\S+'s) (\w+ ){0,2}${visit}\b`,
    String.raw`\bwhen (do|are) (we|i) (next )?(go|going|see|seeing) .{0,12}\bvet( again| next)?[ ?!.]*$`,
    String.raw`^((our|my|his|her|the|\S+'s) )?next (vet|${visit})\b.{0,20}\?$`,
  ].join('|'),
  'i',
);

/** Who asks for advice does not ask for a date: "when should I take her to the vet?" */
const advice = /\b(should|shall|must|ought|can|could|need|needs|have to|has to|take|bring|get|gets|start|if)\b/i;

const yearMs = 366 * 24 * 3600 * 1000;

/** Visits of other dogs and cancelled ones that are passed over. */
const maxRead = 60;

async function findNextVisit(ownerId: string, dogId: string | undefined) {
  // Imported on first use, because an emergency does not need the calculations with time zones.
  const { listInstances } = await import('#functions/appointments/instances/list-instances.ts');
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
  if (!nextVisit.test(message) || advice.test(message)) return undefined;
  const next = await findNextVisit(id, dog?.id);
  const of = all.find((each) => each.id === next?.dogId)?.name ?? dog?.name;
  const whose = of ? `${of}'s next visit` : 'The next visit';
  const text = next
    ? `${whose} is "${next.title}" on ${formatDayAndTime({ startsAt: new Date(next.startsAt), timeZone })}.`
    : `${dog ? `${dog.name} has` : 'You have'} no visit in the calendar for the next 12 months.`;
  return {
    text,
    source: 'records',
    sources: [{ title: 'Calendar', url: '/calendar' }],
    actions: next
      ? []
      : [{ kind: 'bookVisit', dogId: dog?.id ?? null, title: dog ? `Vet visit for ${dog.name}` : 'Vet visit' }],
  };
}
