import * as z from 'zod/mini';
import { Id, Instant, multilineText, optionalLines } from '#shared/contract/fields.ts';
import { Author } from '#shared/contract/forum-fields.ts';
import { ApplicationAnswers } from '#shared/contract/leadership.ts';
import { FoodAnswers, FoodEntry, VetAnswers, VetEntry } from '#shared/contract/recommendation-fields.ts';
import { SupportMessage } from '#shared/contract/support.ts';
import { forumCategories } from '#shared/forum.ts';
import { decisions, moderationLengths, moderationQueues } from '#shared/moderation.ts';
import { placeTypes } from '#shared/places.ts';
import { supportCategories, supportPriorities } from '#shared/support.ts';

const NullableText = z.nullable(z.string());

/** Another owner, as moderators see them. */
const Person = z.object({ id: Id, name: z.string() });

const itemFields = {
  /** For `POST /api/moderation/{queue}/{id}`. */
  id: Id,
  /** Since when it has been in the queue. */
  createdAt: Instant,
};

/** A reported post or comment. */
export const ReportItem = z.object({
  ...itemFields,
  queue: z.literal('reports'),
  kind: z.enum(['post', 'comment']),
  postId: Id,
  /** Null for a post. */
  commentId: z.nullable(Id),
  author: Person,
  /** The title of the post; for a comment, of the post that has it. */
  title: z.string(),
  /** The text when it was last reported. */
  content: z.string(),
  imageUrl: NullableText,
  /** The number of reports since the latest decision. */
  reportCount: z.int(),
  /** Whether three reports have hidden it until a moderator decides. */
  isHiddenByReports: z.boolean(),
  /** What the author objects to the latest decision; null if they do not. */
  objection: NullableText,
});
export type ReportItem = z.output<typeof ReportItem>;

/** An application to become a Leading Member. */
export const ApplicationItem = z.extend(ApplicationAnswers, {
  ...itemFields,
  queue: z.literal('leadership-applications'),
  applicant: Person,
});
export type ApplicationItem = z.output<typeof ApplicationItem>;

/** A place that an owner has suggested. */
export const PlaceItem = z.object({
  ...itemFields,
  queue: z.literal('places'),
  submitter: Person,
  name: z.string(),
  placeType: z.enum(placeTypes),
  description: NullableText,
  address: NullableText,
  city: NullableText,
  state: NullableText,
  zipCode: NullableText,
  latitude: z.number(),
  longitude: z.number(),
  amenities: z.array(z.string()),
  hours: NullableText,
  phoneNumber: NullableText,
  website: NullableText,
});
export type PlaceItem = z.output<typeof PlaceItem>;

/** An owner's request to support that waits for an answer. */
export const SupportItem = z.object({
  ...itemFields,
  queue: z.literal('support-messages'),
  /** The owner, with the name that they entered. */
  sender: Person,
  /** The address that the owner entered. */
  email: z.string(),
  subject: z.string(),
  category: z.enum(supportCategories),
  priority: z.enum(supportPriorities),
  /** Whether the owner's plan includes priority support. */
  isPriority: z.boolean(),
  /** All messages, oldest first. */
  messages: z.array(SupportMessage),
});
export type SupportItem = z.output<typeof SupportItem>;

/** A vet or a dog food that an owner recommends. */
export const RecommendationItem = z.object({
  ...itemFields,
  queue: z.literal('recommendations'),
  /** The owner, with the name that they entered. */
  submitter: Person,
  /** The address that the owner entered. */
  email: z.string(),
  reason: z.string(),
  /** Null for a food. */
  vet: z.nullable(VetAnswers),
  /** Null for a vet. */
  food: z.nullable(FoodAnswers),
});
export type RecommendationItem = z.output<typeof RecommendationItem>;

/** What waits in a queue. */
export const QueueItem = z.discriminatedUnion('queue', [
  ReportItem,
  ApplicationItem,
  SupportItem,
  RecommendationItem,
  PlaceItem,
]);
export type QueueItem = z.output<typeof QueueItem>;

/** An entry of the audit log: what was decided, by whom, when and why. */
export const AuditEntry = z.object({
  id: Id,
  queue: z.enum(moderationQueues),
  /** The ID that the item had in the queue. */
  itemId: Id,
  decision: z.enum(decisions),
  /** The first name and last initial of the moderator; "System" for what three reports have hidden. */
  decidedBy: z.string(),
  /** The name of the author, applicant or submitter. */
  subject: z.string(),
  /** What was decided about, such as `Post by Vic S., "Cheap puppies"`. */
  title: z.string(),
  /** The reason and the notes; empty if there are none. */
  why: z.string(),
  createdAt: Instant,
});
export type AuditEntry = z.output<typeof AuditEntry>;

/** A post or comment around the reported one. */
export const ContextEntry = z.object({
  id: Id,
  author: Author,
  content: z.string(),
  createdAt: Instant,
  isReported: z.boolean(),
  isHidden: z.boolean(),
});
export type ContextEntry = z.output<typeof ContextEntry>;

/** A report with what a moderator needs to decide. */
export const ReportDetail = z.object({
  item: ReportItem,
  /** The category of the post; null if it was deleted. */
  category: z.nullable(z.enum(forumCategories)),
  /** Whether it still exists, and whether moderation has hidden it. */
  status: z.enum(['visible', 'hidden', 'deleted']),
  isEmergency: z.boolean(),
  /** What the author says the photo of a reported post shows; null for a comment, or if they say nothing. */
  imageAlt: NullableText,
  /** The post, then up to two comments before and after the reported comment. Empty if the post was deleted. */
  context: z.array(ContextEntry),
  /** All reports, oldest first. */
  reports: z.array(z.object({ name: z.string(), reason: z.string(), createdAt: Instant })),
  history: z.object({
    /** Null if the account was deleted. */
    memberSince: z.nullable(Instant),
    /** The numbers of posts and comments, counted up to 200 together. */
    posts: z.int(),
    comments: z.int(),
    /** Whether there are more than were counted. */
    hasMore: z.boolean(),
    /** Earlier decisions about what the author wrote, newest first, at most 20. */
    decisions: z.array(AuditEntry),
  }),
  /** Whether the caller may decide: not about their own post or comment. */
  mayDecide: z.boolean(),
});
export type ReportDetail = z.output<typeof ReportDetail>;

/** A decision. `reason` is for the author, applicant or submitter, and `notes` for the applicant or the audit log. */
export const DecisionForm = z.strictObject({
  decision: z.enum(decisions, 'Please choose a decision'),
  reason: optionalLines(moderationLengths.reason),
  notes: optionalLines(moderationLengths.reason),
  /** What the directory or the list shows of an approved recommendation. Default: what the owner entered. */
  vet: z.optional(VetEntry),
  food: z.optional(FoodEntry),
});
export type DecisionForm = z.output<typeof DecisionForm>;

/**
 * Whether the author of a hidden post or comment can object: `early` before a moderator has decided, `possible`, `sent` while
 * nobody has decided about the objection, and `final` afterwards.
 */
export const Objection = z.object({ status: z.enum(['early', 'possible', 'sent', 'final']), text: NullableText });
export type Objection = z.output<typeof Objection>;

/** An author's objection to a decision. */
export const ObjectionForm = z.strictObject({
  text: multilineText(1, moderationLengths.objection, "Please tell us why you don't agree"),
});
