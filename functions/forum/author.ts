import { buildPublicName, joinName } from '#functions/account/public-name.ts';
import type { ForumCommentRow } from '#functions/entities/forum-comments.ts';
import type { ForumPostRow } from '#functions/entities/forum-posts.ts';
import type { Owner } from '#functions/entities/owners.ts';
import type { Author } from '#shared/contract/forum-fields.ts';
import { leaderBadge } from '#shared/forum.ts';

/** The attributes of posts and comments that come from their author's profile. */
export type AuthorAttributes = Pick<ForumPostRow, 'firstName' | 'lastInitial' | 'avatar' | 'isLeader'>;

/** Returns the attributes that posts and comments of an owner have. */
export function buildAuthor(owner: Owner): AuthorAttributes {
  const { firstName, lastInitial } = buildPublicName(owner);
  return {
    firstName,
    lastInitial,
    avatar: owner.profileImageUrl || undefined,
    isLeader: owner.isLeadingMember || undefined,
  };
}

/** Whether two authors look the same to other owners. */
export function isSameAuthor(one: AuthorAttributes, other: AuthorAttributes): boolean {
  return (['firstName', 'lastInitial', 'avatar', 'isLeader'] as const).every((name) => one[name] === other[name]);
}

/** Returns the name of an author, such as "Maya L." */
export function formatAuthor({ firstName, lastInitial }: AuthorAttributes): string {
  return joinName(firstName, lastInitial);
}

/** Converts the author's attributes of a row to what the API returns. */
export function toAuthor(row: ForumPostRow | ForumCommentRow): Author {
  return {
    firstName: row.firstName,
    lastName: row.lastInitial,
    name: formatAuthor(row),
    profileImageUrl: row.avatar ?? null,
    isLeader: row.isLeader ?? false,
    badge: row.isLeader ? leaderBadge : null,
  };
}
