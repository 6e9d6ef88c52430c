import * as z from 'zod/mini';
import { type Post, PostForm } from '#shared/contract/forum-fields.ts';
import { forumCategoryLabels } from '#shared/forum.ts';
import { diffFields, type FieldDiff } from '../../lib/field-diff.ts';
import { blankToNull, fromText } from '../../platform/forms/typed-fields.ts';

const { title, content, category, imageAlt, dogId } = PostForm.shape;

/** The fields of the form of a post, as typed. The photo is outside of the form. */
export const postSchema = z.object({
  title,
  content,
  category: fromText(category),
  dogId: fromText(dogId, blankToNull),
  imageAlt: fromText(imageAlt, blankToNull),
});
export type PostValues = z.input<typeof postSchema>;

/** Returns the form values of a post, or those of a new one. */
export function toPostValues(post: Post | undefined): PostValues {
  return {
    title: post?.title ?? '',
    content: post?.content ?? '',
    category: post?.category ?? 'general',
    dogId: post?.dogId ?? '',
    imageAlt: post?.imageAlt ?? '',
  };
}

/** Lists the fields that differ between the form and the latest saved version. */
export function diffPost(
  mine: PostValues,
  latest: PostValues,
  dogs: readonly { id: string; name: string }[],
): FieldDiff[] {
  const nothing = 'Not set';
  return diffFields(mine, latest, [
    { label: 'Title', format: ({ title }) => title.trim() || nothing },
    { label: 'Text', format: ({ content }) => content.trim() || nothing },
    { label: 'Category', format: ({ category }) => forumCategoryLabels[category as keyof typeof forumCategoryLabels] },
    { label: 'Dog', format: ({ dogId }) => dogs.find(({ id }) => id === dogId)?.name ?? nothing },
    { label: 'Photo description', format: ({ imageAlt }) => imageAlt.trim() || nothing },
  ]);
}
