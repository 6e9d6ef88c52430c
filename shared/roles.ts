/**
 * The roles of owners. Moderators are a group of the user pool. Leading Members are owners whose application a moderator
 * has approved; they see the reports of the forum.
 */
export const moderatorRole = 'moderators';
export const leaderRole = 'leadingMembers';

/** Whether an owner with these roles may decide about reports. */
export function reviewsReports(roles: readonly string[]): boolean {
  return roles.includes(moderatorRole) || roles.includes(leaderRole);
}
