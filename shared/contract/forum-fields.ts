import * as z from 'zod/mini';
import { breedNames } from '#shared/breeds/names.ts';
import { Id, Instant, multilineText, optionalText, Page, text } from '#shared/contract/fields.ts';
import { forumCategories, forumLengths } from '#shared/forum.ts';
import { isUploadedPhoto } from '#shared/photo-paths.ts';

const NullableText = z.nullable(z.string());

/** The author of a post or comment, as other owners see them. */
export const Author = z.object({
  firstName: z.string(),
  /** The last initial with a period, such as "L."; empty without a last name. */
  lastName: z.string(),
  /** The first name and the last initial, such as "Maya L." */
  name: z.string(),
  profileImageUrl: NullableText,
  isLeader: z.boolean(),
  /** "Leading Member", or null. */
  badge: NullableText,
});
export type Author = z.output<typeof Author>;

/** The dog that a post is about, as it is today. */
export const PostDog = z.object({
  name: z.string(),
  breed: z.string(),
  /** The age in years with one decimal place. */
  age: z.number(),
  /** An uploaded photo, or null. */
  photoUrl: NullableText,
});
export type PostDog = z.output<typeof PostDog>;

/** The fields that posts and comments share. */
const contentFields = {
  id: Id,
  /** The author's ID. */
  userId: Id,
  author: Author,
  content: z.string(),
  likes: z.int(),
  /** Whether moderation has hidden it. Only its author and moderators can see it then. */
  isModerated: z.boolean(),
  /** Why it was hidden; null for others. */
  moderationReason: NullableText,
  /** Whether the text describes an emergency: a vet should be called now. */
  isEmergency: z.boolean(),
  isLiked: z.boolean(),
  isOwn: z.boolean(),
  /** Whether the caller sees its reports and may decide about them. */
  canModerate: z.boolean(),
  createdAt: Instant,
  /** The time of the author's latest change; the same as `createdAt` if there was none. */
  updatedAt: Instant,
};

/** A post of the forum. */
export const Post = z.object({
  ...contentFields,
  title: z.string(),
  category: z.enum(forumCategories),
  imageUrl: NullableText,
  /** The size of the photo in pixels. */
  imageWidth: z.nullable(z.int()),
  imageHeight: z.nullable(z.int()),
  /** What the photo shows, for people who cannot see it. */
  imageAlt: NullableText,
  /** The dog that the author named; null if there is none, or the profile was deleted. */
  dog: z.nullable(PostDog),
  /** The ID of the dog that the author named, for the author only. */
  dogId: z.nullable(Id),
  commentCount: z.int(),
  /** The comment that the author marked as the answer. */
  answerCommentId: z.nullable(Id),
});
export type Post = z.output<typeof Post>;

/** A comment on a post. */
export const Comment = z.object({
  ...contentFields,
  postId: Id,
  /** Whether the post's author marked this comment as the answer. */
  isAnswer: z.boolean(),
});
export type Comment = z.output<typeof Comment>;

/** The likes of a post or comment after a change. */
export const Likes = z.object({ likes: z.int(), isLiked: z.boolean() });
export type Likes = z.output<typeof Likes>;

/** An author whose posts and comments the caller does not see. */
export const Block = z.object({ ownerId: Id, name: z.string(), blockedAt: Instant });
export type Block = z.output<typeof Block>;

const bothMessage = 'Please fill in both title and content';
const photoMessage = 'Please upload the photo first';

const postFields = {
  title: text(1, forumLengths.title, bothMessage),
  content: multilineText(1, forumLengths.post, bothMessage),
  category: z._default(z.enum(forumCategories, 'Please choose a category'), 'general'),
  imageUrl: z.optional(
    z.nullable(
      z
        .string(photoMessage)
        .check(z.refine((value) => value === '' || isUploadedPhoto(value), photoMessage))
        .register(z.globalRegistry, { maxLength: 100 }),
    ),
  ),
  imageAlt: optionalText(forumLengths.imageAlt),
  dogId: z.optional(z.nullable(Id)),
};

/** A new post. */
export const PostForm = z.strictObject(postFields);
export type PostForm = z.output<typeof PostForm>;

/** All fields of a changed post. A missing optional field is cleared. `updatedAt` is the version to replace. */
export const PostChange = z.strictObject({ ...postFields, updatedAt: z.optional(Instant) });
export type PostChange = z.output<typeof PostChange>;

const commentText = multilineText(1, forumLengths.comment, 'Please write a comment');

/** A new comment. */
export const CommentForm = z.strictObject({ content: commentText });
export type CommentForm = z.output<typeof CommentForm>;

/** A changed comment. `updatedAt` is the version to replace. */
export const CommentChange = z.strictObject({ content: commentText, updatedAt: z.optional(Instant) });
export type CommentChange = z.output<typeof CommentChange>;

/** A report of a post or comment. */
export const Report = z.strictObject({ reason: multilineText(1, forumLengths.reason, 'Please tell us why') });
export type Report = z.output<typeof Report>;

const blank = z.literal('');

/** The filters of the feed. An empty filter counts as a missing one. Filters can be combined. */
const filters = {
  category: z.optional(z.union([z.enum(forumCategories), blank], 'Please choose a category')),
  /** The breed of the dog that a post is about. */
  breed: z.optional(z.union([z.enum(breedNames), blank], 'Please select a breed')),
  /** Words that the title or the text have, in any order. */
  q: z.optional(
    z
      .string('Please enter what to look for')
      .check(z.maxLength(forumLengths.search, `Please keep this to ${forumLengths.search} characters`)),
  ),
};

export const FeedQuery = z.extend(Page, filters);
export type FeedQuery = z.output<typeof FeedQuery>;

export const NewPostsQuery = z.strictObject({ since: Id, category: filters.category, breed: filters.breed });
