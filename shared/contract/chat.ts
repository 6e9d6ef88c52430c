import * as z from 'zod/mini';
import { EmergencyCard, maxQuestionLength } from '#shared/contract/emergency.ts';
import { Id, Instant, multilineText, Page } from '#shared/contract/fields.ts';
import { operation } from '#shared/contract/operation.ts';
import { reasonCodes } from '#shared/emergency/reasons.ts';

export const chatCategories = ['general', 'health', 'behavior', 'nutrition', 'exercise'] as const;
export type ChatCategory = (typeof chatCategories)[number];

/** Place types that the assistant can propose a search for. */
export const placeTypes = ['dog_park', 'walking_trail', 'beach', 'cafe', 'store', 'vet', 'grooming', 'hotel'] as const;

/** Something that the assistant proposes. Nothing happens until the owner confirms it. */
export const ChatAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bookVisit'), dogId: z.nullable(Id), title: z.string() }),
  z.object({ kind: z.literal('logWalk'), dogId: z.nullable(Id), minutes: z.int() }),
  z.object({ kind: z.literal('findPlaces'), placeType: z.enum(placeTypes) }),
]);
export type ChatAction = z.output<typeof ChatAction>;

/** A page that an answer is based on: an article of the care guide (a path of this site) or a page elsewhere. */
const ChatSource = z.object({ title: z.string(), url: z.string() });

/** A question with its answer. */
export const ChatMessage = z.object({
  id: Id,
  userId: Id,
  dogId: z.nullable(Id),
  message: z.string(),
  category: z.enum(chatCategories),
  /** The answer as plain text. Blank lines separate paragraphs; lines that start with `- ` are list items. */
  response: z.string(),
  createdAt: Instant,
  source: z.enum(['emergency', 'guide', 'model', 'small-talk', 'records']),
  sources: z.array(ChatSource),
  /** The owner should call a vet now. */
  emergency: z.optional(z.literal(true)),
  /** Of an emergency, the most urgent first. */
  reasons: z.optional(z.array(z.enum(reasonCodes))),
  /** The card of an answer whose source is `emergency`. */
  card: z.optional(EmergencyCard),
  /** The question may be about an emergency: the signs to check are shown above the answer. */
  unsure: z.optional(z.literal(true)),
  /** The owner described an emergency earlier, which one line beside the answer says. */
  reminder: z.optional(z.literal(true)),
  /** Articles of the care guide: what the owner may have meant if the guide had no answer, else more about the topic. */
  suggestions: z.optional(z.array(ChatSource)),
  actions: z.array(ChatAction),
});
export type ChatMessage = z.output<typeof ChatMessage>;

/** The owner's questions in the current day or week of their time zone. */
export const QuestionQuota = z.object({
  used: z.int(),
  limit: z.int(),
  per: z.enum(['day', 'week']),
  resetsAt: Instant,
});
export type QuestionQuota = z.output<typeof QuestionQuota>;

export const ChatQuestion = z.strictObject({
  message: multilineText(1, maxQuestionLength, 'Please enter a question'),
  category: z.enum(chatCategories, 'Please choose a category'),
  /** The dog that the question is about. Without it, toxin checks use the weight of the lightest dog. */
  dogId: z.optional(z.nullable(Id)),
  /** The owner says that the described emergency is not happening: the question gets an ordinary answer, and counts. */
  notHappening: z.optional(z.boolean()),
});
export type ChatQuestion = z.output<typeof ChatQuestion>;

/** The assistant. */
export const chat = {
  listChatMessages: operation({
    method: 'GET',
    path: '/api/chat/messages',
    summary: 'Questions with their answers, newest first.',
    access: 'owner',
    requires: 'aiChat',
    paged: true,
    query: Page,
    returns: z.array(ChatMessage),
  }),
  getQuestionQuota: operation({
    method: 'GET',
    path: '/api/chat/quota',
    summary: 'How many questions are used and left.',
    access: 'owner',
    requires: 'aiChat',
    returns: QuestionQuota,
  }),
  sendChatMessage: operation({
    method: 'POST',
    path: '/api/chat/messages',
    summary: 'Answers a question. Emergencies are answered on every plan and never count.',
    access: 'owner',
    openWhenExpired: true,
    idempotent: true,
    body: ChatQuestion,
    /** Without a quota: the plan has none, or it could not be read. An emergency is answered in any case, even unstored. */
    returns: z.object({ message: ChatMessage, quota: z.nullable(QuestionQuota) }),
    fails: ['quotaUsed', 'planRequired', 'dogNotFound', 'rateLimited'],
  }),
};
