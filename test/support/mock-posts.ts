import type { Comment, Post } from '#shared/contract/forum-fields.ts';
import { leaderBadge } from '#shared/forum.ts';

const owner = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

/** Returns an ID that sorts by its number. */
function toId(number: number): string {
  return `01ARZ3NDEKTSV4RRFFQ${String(1_000_000 + number)}`;
}

/** The path of a photo that passes the checks of paths. */
export const photoAddress = `/photos/${owner}/${owner}.webp`;

function content(text: string, number: number) {
  return {
    id: toId(number),
    userId: owner,
    author: {
      firstName: text,
      lastName: text,
      name: text,
      profileImageUrl: text,
      isLeader: true,
      badge: leaderBadge,
    },
    content: text,
    likes: 3,
    isModerated: true,
    moderationReason: text,
    isEmergency: false,
    isLiked: false,
    isOwn: false,
    canModerate: false,
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
  };
}

/** A post, as the API returns it, with this text in every field that its author can write. */
export function mockPost(text: string, number: number, changed: Partial<Post> = {}): Post {
  return {
    ...content(text, number),
    title: text,
    category: 'general',
    // Half of the posts have a photo that is shown, so that its description is shown, too.
    imageUrl: number % 2 === 0 ? photoAddress : text,
    imageWidth: 60,
    imageHeight: 40,
    imageAlt: text,
    dog: { name: text, breed: text, age: 3.5, photoUrl: text },
    dogId: null,
    commentCount: 1,
    answerCommentId: null,
    ...changed,
  };
}

/** A comment, as the API returns it, with this text in every field that its author can write. */
export function mockComment(text: string, number: number): Comment {
  return { ...content(text, number), postId: toId(0), isAnswer: false };
}
