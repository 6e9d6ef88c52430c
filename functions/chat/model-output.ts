import * as z from 'zod/mini';
import { AppointmentForm } from '#shared/contract/appointments.ts';
import { type ChatAction, placeTypes } from '#shared/contract/chat.ts';
import { isUsableName } from '#shared/contract/fields.ts';
import { lazyRegExp } from '#shared/lazy-reg-exp.ts';

/** Words are limited by the prompt. This only keeps a wrong answer from being stored. */
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

/** The parts of the input that must be valid. Single invalid articles and actions are left out. */
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
  articleIds: readonly string[];
  dogIds: readonly string[];
}

/** A number in figures or words, and what follows it. */
const numbers = String.raw`(\d|\b(half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|twelve))[\s-]+`;
/** Medicines that owners have at home. */
const medicines = [
  ...['aspirins?', 'ibuprofen', 'advil', 'tylenol', 'acetaminophen', 'painkillers?', 'antibiotics?', 'peroxide'],
  ...['benadryl', 'diphenhydramine', 'zyrtec', 'cetirizine', 'claritin', 'loratadine', 'dramamine', 'melatonin'],
  ...['imodium', 'loperamide', 'pepto', 'pepcid', 'famotidine', 'prilosec', 'omeprazole'],
  ...['gabapentin', 'metronidazole', 'prednisone'],
].join('|');

/**
 * Amounts of a medicine: figures with a unit, tablets and the like with a number in figures or words, units of weight without
 * a figure, and a number or a spoon of a medicine.
 */
const dose = new RegExp(
  [
    String.raw`\d[\s-]*(mg|mcg|\u00b5g|ml|cc|iu|g|grams?|units?)\b`,
    String.raw`\b(milligrams?|micrograms?|millilit(er|re)s?)\b`,
    String.raw`\b(mg|ml|mcg)\s*(\/|per)`,
    `${numbers}((of )?an? |child |adult |baby |single |regular )*` +
      String.raw`(tablet|pill|capsule|caplet|drop|dropper|tab|dose|syringe)(s|ful)?\b`,
    String.raw`${numbers}(of )?(an? )?(\w+ ){0,2}(${medicines})\b`,
    String.raw`\b(tsps?|tbsps?|teaspoon(ful)?s?|tablespoon(ful)?s?)\b.{0,20}\b(${medicines})\b`,
  ].join('|'),
  'i',
);

/** The answer is plain text of our own: no links, no markup, no phone numbers. */
const foreign =
  /https?:|www\.|\b[a-z\d-]+\.(com|org|net|gov|edu|us|io|co|info|biz|ru|cn|app|dev|xyz|link|vet)\b|<\s*[a-z/!]|\]\(|\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}/i;

const unprintable = lazyRegExp(String.raw`(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFFFD]`, 'gu');

/** What is not drawn, and could split a word or figure that `isUnsafe` looks for. */
const invisible = lazyRegExp(String.raw`[\u00AD\u200B\u2060\uFEFF]`, 'gu');
/** Hyphens and dashes. */
const dashes = /[\u2010-\u2015\u2212]/g;

/** Plain text without the Markdown that models like to add. */
function toPlainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(unprintable(), '')
    .replace(invisible(), '')
    .replace(/\*\*|__|`/g, '')
    .replace(/^#+ /gm, '')
    .replace(/^[*\u2022] /gm, '- ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
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
  return title.length <= maxTitleLength && Title.safeParse(title).success && !isUnsafe(title);
}

/** Whether a text must not be shown: it has a dose, a link, markup or a phone number. */
export function isUnsafe(text: string): boolean {
  const simple = text.replace(dashes, '-');
  return dose.test(simple) || foreign.test(simple);
}

/**
 * Checks the tool's input. Only articles and dogs that were offered are accepted.
 * @returns undefined if the answer cannot be used
 */
export function readModelOutput(input: unknown, offered: Offered): ModelOutput | undefined {
  const parsed = Answered.safeParse(input);
  if (!parsed.success) return undefined;
  const { answer, articleIds = [], unanswerable, actions = [] } = parsed.data;
  const text = toPlainText(answer);
  if (!isUsableName(text) || isUnsafe(text)) return undefined;
  return {
    text,
    articleIds: offered.articleIds.filter((id) => articleIds.includes(id)),
    unanswerable,
    actions: unanswerable ? [] : parseActions(actions, offered),
  };
}
