import * as z from 'zod/mini';
import { EmergencyCard, maxQuestionLength } from '#shared/contract/emergency.ts';
import { Id, Instant, multilineText, Page } from '#shared/contract/fields.ts';
import { defineOperation } from '#shared/contract/operation.ts';
import { reasonCodes } from '#shared/emergency/reasons.ts';

export const chatCategories = ['general', 'health', 'behavior', 'nutrition', 'exercise'] as const;
export type ChatCategory = (typeof chatCategories)[number];

/** The types of places for which the assistant can propose a search. */
export const placeTypes = ['dog_park', 'walking_trail', 'beach', 'cafe', 'store', 'vet', 'grooming', 'hotel'] as const;

/** An action that the assistant proposes. Nothing happens until the owner confirms the action. */
export const ChatAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bookVisit'), dogId: z.nullable(Id), title: z.string() }),
  z.object({ kind: z.literal('logWalk'), dogId: z.nullable(Id), minutes: z.int() }),
  z.object({ kind: z.literal('findPlaces'), placeType: z.enum(placeTypes) }),
]);
export type ChatAction = z.output<typeof ChatAction>;

/** A page to read. `url` is a path for an article of the care guide, else an absolute URL. */
const ChatLink = z.object({ title: z.string(), url: z.string() });

/** A page on which an answer is based. An article of the care guide names the publishers of the pages that it follows. */
const ChatSource = z.object({ ...ChatLink.shape, publisher: z.optional(z.string()) });

/** A question to the assistant with the answer. */
export const ChatMessage = z.object({
  id: Id,
  userId: Id,
  dogId: z.nullable(Id),
  message: z.string(),
  category: z.enum(chatCategories),
  /** The answer as plain text. Blank lines separate paragraphs; lines that start with `- ` are list items. */
  response: z.string(),
  createdAt: Instant,
  /** `records`: from the owner's own data. */
  source: z.enum(['emergency', 'guide', 'model', 'small-talk', 'records']),
  sources: z.array(ChatSource),
  /** Present if the owner should call a vet now. */
  emergency: z.optional(z.literal(true)),
  /**
   * Present if the question may be about an emergency. The answer then comes with a question about signs that are
   * happening now.
   */
  unsure: z.optional(z.literal(true)),
  /** Present if an emergency of the last hour may still be happening. */
  reminder: z.optional(z.literal(true)),
  /** Other articles that may answer the question. */
  suggestions: z.optional(z.array(ChatLink)),
  /** Why this is an emergency, the most urgent reason first. */
  reasons: z.optional(z.array(z.enum(reasonCodes))),
  /** The emergency card. Present if `source` is `emergency`. */
  card: z.optional(EmergencyCard),
  actions: z.array(ChatAction),
});
export type ChatMessage = z.output<typeof ChatMessage>;

/** The owner's quota of questions in the current day or week of the owner's time zone. */
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
  /**
   * Whether the owner says that the emergency that the check found is not happening now. If so, the question is
   * answered like any other.
   */
  notHappening: z.optional(z.boolean('Please choose yes or no')),
  /** The dog that the question is about. Without a dog, toxin checks use the weight of the owner's lightest dog. */
  dogId: z.optional(z.nullable(Id)),
});
export type ChatQuestion = z.output<typeof ChatQuestion>;

/** The operations of the assistant. */
export const chat = {
  listChatMessages: defineOperation({
    method: 'GET',
    path: '/api/chat/messages',
    summary: 'Questions with their answers, newest first.',
    access: 'owner',
    requires: 'aiChat',
    paged: true,
    query: Page,
    returns: z.array(ChatMessage),
  }),
  getQuestionQuota: defineOperation({
    method: 'GET',
    path: '/api/chat/quota',
    summary: 'How many questions are used and left.',
    access: 'owner',
    requires: 'aiChat',
    returns: QuestionQuota,
  }),
  sendChatMessage: defineOperation({
    method: 'POST',
    path: '/api/chat/messages',
    summary:
      'Answers a question. Emergencies, what may be one, thanks, and "when is the next visit?" are answered on every plan, ' +
      'and never kept behind the quota.',
    access: 'owner',
    openWhenExpired: true,
    idempotent: true,
    body: ChatQuestion,
    /** `quota` is null if the plan has no quota, or if reading it failed: an emergency is answered even then. */
    returns: z.object({ message: ChatMessage, quota: z.nullable(QuestionQuota) }),
    fails: ['quotaUsed', 'planRequired', 'dogNotFound', 'rateLimited'],
  }),
};
