import * as z from 'zod/mini';
import { type AnswerProblem, findAnswerProblem } from '#functions/chat/answer-rules.ts';
import { toPlainText } from '#functions/chat/plain-text.ts';
import { findUnsafePart } from '#functions/chat/unsafe-text.ts';
import { AppointmentForm } from '#shared/contract/appointments.ts';
import { type ChatAction, placeTypes } from '#shared/contract/chat.ts';
import { isUsableName } from '#shared/contract/fields.ts';
import type { Article } from '#shared/guide/article.ts';

/** Far more than the words that are allowed. */
const maxAnswerLength = 2500;
const maxTitleLength = 80;
const maxActions = 2;
const maxMinutes = 300;

/** The form's rule, so that the owner can save the proposed title. */
const Title = AppointmentForm.shape.title;

const Action = z.union([
  z.strictObject({ kind: z.literal('bookVisit'), dogId: z.nullable(z.string()), title: z.string() }),
  z.strictObject({ kind: z.literal('logWalk'), dogId: z.nullable(z.string()), minutes: z.int() }),
  z.strictObject({ kind: z.literal('findPlaces'), placeType: z.enum(placeTypes) }),
]);

/** The input of the tool, as its schema describes it to the model. */
export const ToolInput = z.object({
  answer: z.string(),
  articleIds: z.array(z.string()),
  unanswerable: z.boolean(),
  actions: z.array(Action),
});

/** The parts of the input that must be valid. Individual articles and actions that are invalid are dropped instead. */
const Answered = z.object({
  answer: z.string().check(z.maxLength(maxAnswerLength)),
  articleIds: z.optional(z.array(z.unknown())),
  unanswerable: z.boolean(),
  actions: z.optional(z.array(z.unknown())),
});

/** An answer of the model that was checked. */
export interface ModelOutput {
  text: string;
  articleIds: string[];
  unanswerable: boolean;
  actions: ChatAction[];
}

/** What was offered to the model. Nothing else is accepted. */
export interface Offered {
  articles: readonly Pick<Article, 'id' | 'seeVet'>[];
  dogIds: readonly string[];
}

function parseActions(all: readonly unknown[], { dogIds }: Offered): ChatAction[] {
  return all
    .flatMap((each) => {
      const parsed = Action.safeParse(each);
      return parsed.success && isAllowed(parsed.data, dogIds) ? [parsed.data] : [];
    })
    .slice(0, maxActions);
}

function isAllowed(proposed: ChatAction, dogIds: readonly string[]): boolean {
  if (proposed.kind === 'findPlaces') return true;
  if (proposed.dogId !== null && !dogIds.includes(proposed.dogId)) return false;
  if (proposed.kind === 'logWalk') return proposed.minutes >= 1 && proposed.minutes <= maxMinutes;
  const { title } = proposed;
  return title.length <= maxTitleLength && Title.safeParse(title).success && !findUnsafePart(title);
}

/**
 * Checks the tool's input. Only articles and dogs that were offered are accepted.
 * @returns what the model has answered, or why it cannot be used
 */
export function readModelOutput(input: unknown, offered: Offered): ModelOutput | { problem: AnswerProblem } {
  const parsed = Answered.safeParse(input);
  if (!parsed.success) return { problem: 'form' };
  const { answer, articleIds: named = [], unanswerable, actions = [] } = parsed.data;
  if (unanswerable) return { text: '', articleIds: [], unanswerable, actions: [] };
  const text = toPlainText(answer);
  if (!isUsableName(text)) return { problem: 'form' };
  const articles = offered.articles.filter(({ id }) => named.includes(id));
  const problem = findAnswerProblem(text, articles);
  if (problem) return { problem };
  return { text, articleIds: articles.map(({ id }) => id), unanswerable, actions: parseActions(actions, offered) };
}
