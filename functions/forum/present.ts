import { now } from '#functions/core/clock.ts';
import { batchGet, type RowKey, rowKey } from '#functions/core/data/read.ts';
import { type DogRow, Dogs } from '#functions/entities/dogs.ts';
import type { ForumCommentRow } from '#functions/entities/forum-comments.ts';
import { ForumLikes } from '#functions/entities/forum-likes.ts';
import type { ForumPostRow } from '#functions/entities/forum-posts.ts';
import { toAuthor } from '#functions/forum/author.ts';
import { type Counts, readCounts } from '#functions/forum/counts.ts';
import type { ContentRow, Viewer } from '#functions/forum/target.ts';
import { ageAt } from '#shared/calendar.ts';
import type { Comment, Post, PostDog } from '#shared/contract/forum-fields.ts';
import { isUploadedPhoto } from '#shared/photo-paths.ts';

/** The maximum number of keys in a BatchGetItem. */
const maxKeys = 100;

/** Reads any number of rows consistently, in as few BatchGetItem as possible. The result has the order of the keys. */
export async function readRows<Row>(keys: readonly RowKey<Row>[]): Promise<(Row | null)[]> {
  const pages: RowKey<Row>[][] = [];
  for (let start = 0; start < keys.length; start += maxKeys) pages.push(keys.slice(start, start + maxKeys));
  const found = await Promise.all(
    pages.map(async (page) => {
      const rows = await batchGet(Object.fromEntries(page.map((key, index) => [String(index), key])));
      return page.map((_, index) => (rows[String(index)] ?? null) as Row | null);
    }),
  );
  return found.flat();
}

/** What is read for a reader in addition to a post or comment. */
interface Marks {
  isLiked: boolean;
  counts: Counts;
}

function toContent(row: ContentRow, viewer: Viewer, { isLiked, counts }: Marks) {
  const isOwn = row.ownerId === viewer.id;
  return {
    id: row.id,
    userId: row.ownerId,
    author: toAuthor(row),
    content: row.content,
    likes: counts.likes,
    isModerated: !!row.hiddenReason,
    moderationReason: isOwn || viewer.canModerate ? (row.hiddenReason ?? null) : null,
    isEmergency: row.isEmergency,
    isLiked,
    isOwn,
    canModerate: viewer.canModerate,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** Converts the dog of a post. A picture on another site is not shown, because it would see who reads the post. */
function toPostDog({ name, breed, birthDate, photoUrl }: DogRow, timeZone: string): PostDog {
  const isUploaded = !!photoUrl && isUploadedPhoto(photoUrl);
  return { name, breed, age: ageAt(birthDate, now(), timeZone), photoUrl: isUploaded ? photoUrl : null };
}

/** Converts a post to what the API returns to a reader. */
export function toPost(row: ForumPostRow, viewer: Viewer, marks: Marks & { dog: DogRow | null }): Post {
  const content = toContent(row, viewer, marks);
  return {
    ...content,
    title: row.title,
    category: row.category,
    imageUrl: row.imageUrl ?? null,
    imageWidth: row.imageWidth ?? null,
    imageHeight: row.imageHeight ?? null,
    imageAlt: row.imageAlt ?? null,
    dog: marks.dog && toPostDog(marks.dog, viewer.timeZone),
    dogId: content.isOwn ? (row.dogId ?? null) : null,
    commentCount: marks.counts.comments,
    answerCommentId: row.answerCommentId ?? null,
  };
}

/** Converts a comment to what the API returns to a reader. */
export function toComment(
  row: ForumCommentRow,
  viewer: Viewer,
  marks: Marks & { answerCommentId: string | undefined },
): Comment {
  return { ...toContent(row, viewer, marks), postId: row.postId, isAnswer: row.id === marks.answerCommentId };
}

/** Reads what a reader sees with posts: the dogs, the reader's likes, and further counts of busy posts. */
export async function presentPosts(rows: readonly ForumPostRow[], viewer: Viewer): Promise<Post[]> {
  // Several posts may be about one dog, and BatchGetItem rejects repeated keys.
  const withDogs = [...new Map(rows.flatMap((row) => (row.dogId ? [[row.dogId, row] as const] : []))).values()];
  const likeKeys = rows.map(({ id }) => rowKey(ForumLikes, { ownerId: viewer.id, targetId: id }));
  const dogKeys = withDogs.map(({ ownerId, dogId = '' }) => rowKey(Dogs, { ownerId, id: dogId }));
  const [found, counts] = await Promise.all([
    readRows<unknown>([...likeKeys, ...dogKeys]),
    Promise.all(rows.map(readCounts)),
  ]);
  const dogs = new Map(withDogs.map(({ dogId }, index) => [dogId, found[rows.length + index] as DogRow | null]));
  return rows.map((row, index) =>
    toPost(row, viewer, {
      isLiked: !!found[index],
      counts: counts[index] ?? { likes: 0, comments: 0 },
      dog: (row.dogId && dogs.get(row.dogId)) || null,
    }),
  );
}

/** Reads what a reader sees with comments: the reader's likes, and further counts of busy comments. */
export async function presentComments(
  rows: readonly ForumCommentRow[],
  viewer: Viewer,
  answerCommentId: string | undefined,
): Promise<Comment[]> {
  const likeKeys = rows.map(({ id }) => rowKey(ForumLikes, { ownerId: viewer.id, targetId: id }));
  const [likes, counts] = await Promise.all([readRows<unknown>(likeKeys), Promise.all(rows.map(readCounts))]);
  return rows.map((row, index) =>
    toComment(row, viewer, {
      isLiked: !!likes[index],
      counts: counts[index] ?? { likes: 0, comments: 0 },
      answerCommentId,
    }),
  );
}
