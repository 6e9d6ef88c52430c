import { AppointmentSeries, Instances } from '#functions/entities/appointments.ts';
import { ArticleRatings } from '#functions/entities/article-ratings.ts';
import { ChatMessages } from '#functions/entities/chat-messages.ts';
import { CreditGrants } from '#functions/entities/credit-grants.ts';
import { DailyUsage } from '#functions/entities/daily-usage.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { ExerciseLogs } from '#functions/entities/exercise-logs.ts';
import { ExercisePlans } from '#functions/entities/exercise-plans.ts';
import { FavoritePlaces } from '#functions/entities/favorite-places.ts';
import { ForumLikes } from '#functions/entities/forum-likes.ts';
import { ForumContents, ForumPosts } from '#functions/entities/forum-posts.ts';
import { ForumBlocks, ForumReports } from '#functions/entities/forum-reports.ts';
import { Invoices } from '#functions/entities/invoices.ts';
import { LeadershipApplications } from '#functions/entities/leadership-applications.ts';
import { LedgerEntries } from '#functions/entities/ledger.ts';
import { AuditEntries } from '#functions/entities/moderation.ts';
import { NotificationPreferenceRows, Notifications } from '#functions/entities/notifications.ts';
import { OwnLocations } from '#functions/entities/own-locations.ts';
import { Owners } from '#functions/entities/owners.ts';
import { Passkeys } from '#functions/entities/passkeys.ts';
import { PaymentMethods } from '#functions/entities/payment-methods.ts';
import { PlaceCheckIns } from '#functions/entities/place-check-ins.ts';
import { PlaceReviews } from '#functions/entities/place-reviews.ts';
import { Places } from '#functions/entities/places.ts';
import { FoodRecommendations, VetRecommendations } from '#functions/entities/recommendations.ts';
import { Inviters, Referrals } from '#functions/entities/referrals.ts';
import { Sessions } from '#functions/entities/sessions.ts';
import { Subscriptions } from '#functions/entities/subscriptions.ts';
import { SuggestedPlaces } from '#functions/entities/suggested-places.ts';
import { SupportMessages, SupportRequests } from '#functions/entities/support-requests.ts';
import { TipPlans } from '#functions/entities/tip-plans.ts';
import { readTarget } from '#functions/forum/target.ts';
import type { DeclaredAttribute } from '#functions/leaving/export/data-schema.ts';
import { Photos } from '#functions/photos/photo-attachments.ts';

/**
 * What happens to the rows of each entity when owners take their data with them or delete their account. A row is an owner's
 * if it is in the partition `owner#<id>` of the table or of an index. All these rows are deleted; `remove-row.ts` has those
 * that others count or show. A rule test fails for an entity that is in none of the three lists below.
 */

type Row = Readonly<Record<string, unknown>>;

/** A kind of data that owners get. */
export interface ExportedKind {
  /** The name of the entity, as in the rows. */
  entity: string;
  /** The name of the files, without the extension. */
  file: string;
  /** What it is called in the index. */
  title: string;
  attributes: Readonly<Record<string, DeclaredAttribute>>;
  /** Replaces a row by what it refers to. Undefined if that no longer exists. */
  complete?: ((row: Row) => Promise<Row | undefined>) | undefined;
}

interface Options {
  /** Secrets, and attributes that only mean something to our code. */
  omit?: readonly string[];
  /** The attributes that `complete` returns. */
  as?: unknown;
  complete?: (row: never) => Promise<Row | null | undefined>;
}

/** Takes the schema of an entity, which is an untyped object at run time. */
function readSchema(entity: unknown) {
  return (entity as { schema: { model: { entity: string }; attributes: Record<string, DeclaredAttribute> } }).schema;
}

function exported(
  of: unknown,
  file: string,
  title: string,
  { omit = [], as = of, complete }: Options = {},
): ExportedKind {
  const attributes = Object.entries(readSchema(as).attributes).filter(([name]) => !omit.includes(name));
  return {
    entity: readSchema(of).model.entity,
    file,
    title,
    attributes: Object.fromEntries(attributes),
    complete: complete && (async (row) => (await complete(row as never)) ?? undefined),
  };
}

/** The entities that owners get. Their rows have only the attributes that are declared and not left out. */
export const exportedKinds: readonly ExportedKind[] = [
  exported(Owners, 'profile', 'Your profile', { omit: ['knownBrowsers', 'sessionEpoch', 'expiresAt', 'status'] }),
  exported(Dogs, 'dogs', 'Dogs'),
  exported(Instances, 'visits', 'Vet visits'),
  exported(AppointmentSeries, 'repeating-visits', 'Repeating vet visits'),
  exported(ExerciseLogs, 'activities', 'Activities'),
  exported(ExercisePlans, 'exercise-plans', 'Exercise plans'),
  exported(ChatMessages, 'questions', 'Questions to the assistant'),
  exported(TipPlans, 'tips', 'Daily tips by month'),
  exported(Photos, 'photos', 'Photos'),
  exported(ForumContents, 'posts-and-comments', 'Posts and comments', {
    as: ForumPosts,
    complete: ({ id, postId }: { id: string; postId: string }) =>
      readTarget(id === postId ? { postId } : { postId, commentId: id }),
  }),
  exported(ForumLikes, 'likes', 'Likes'),
  exported(ForumBlocks, 'blocked-authors', 'Authors you blocked'),
  exported(ForumReports, 'reports', 'Posts and comments you reported'),
  exported(AuditEntries, 'moderation', 'Decisions by moderators about you', { omit: ['notes', 'decidedById'] }),
  exported(LeadershipApplications, 'leadership-application', 'Leadership application'),
  exported(PlaceReviews, 'place-reviews', 'Reviews of places'),
  exported(PlaceCheckIns, 'check-ins', 'Check-ins'),
  exported(FavoritePlaces, 'favorite-places', 'Favorite places'),
  exported(OwnLocations, 'own-locations', 'Your own locations'),
  exported(SuggestedPlaces, 'suggested-places', 'Places you suggested', {
    as: Places,
    complete: async ({ placeId }: { placeId: string }) => (await Places.get({ id: placeId }).go()).data,
  }),
  exported(ArticleRatings, 'article-ratings', 'Articles you rated'),
  exported(Notifications, 'notifications', 'Notifications'),
  exported(NotificationPreferenceRows, 'notification-preferences', 'Notification preferences', {
    omit: ['unsubscribeKey'],
  }),
  exported(Sessions, 'sessions', "Where you're signed in", { omit: ['secretHash', 'epoch', 'push'] }),
  exported(Passkeys, 'passkeys', 'Passkeys', {
    omit: ['version'],
    complete: async ({ passkeys, ...row }: { passkeys: readonly Row[] }) => ({
      ...row,
      passkeys: passkeys.map(({ publicKey: _, counter: __, ...passkey }) => passkey),
    }),
  }),
  exported(Subscriptions, 'subscription', 'Your plan'),
  exported(Invoices, 'invoices', 'Invoices', { omit: ['token'] }),
  exported(LedgerEntries, 'payments', 'Payments and credits'),
  exported(CreditGrants, 'free-months', 'Free months you earned'),
  exported(Inviters, 'invite-code', 'Your invite code'),
  exported(Referrals, 'referrals', 'Sign-ups with an invite code', { omit: ['refereeId'] }),
  exported(VetRecommendations, 'recommended-vets', 'Vets you recommended'),
  exported(FoodRecommendations, 'recommended-foods', 'Dog foods you recommended'),
  exported(SupportRequests, 'support-requests', 'Requests to support'),
  exported(SupportMessages, 'support-messages', 'Messages to and from support'),
  exported(DailyUsage, 'usage', 'How much of your plan you used', { omit: ['answering', 'reservations'] }),
  exported(PaymentMethods, 'payment-methods', 'Payment methods', {
    complete: async ({ methods, ...row }: { methods: readonly Row[] }) => ({
      ...row,
      methods: methods.map(({ token: _, fingerprint: __, ...method }) => method),
    }),
  }),
];

/** The entities of an owner that the owner does not get, and why. */
export const internalKinds: Readonly<Record<string, string>> = {
  idempotencyRecord: 'Copies of responses, kept for a day.',
  instanceLookup: 'Repeats keys of visits.',
  exerciseLogLookup: 'Repeats keys of activities.',
  seriesCounter: 'A counter that protects a limit.',
  sentReminder: 'Says which reminders were sent.',
  undoStep: 'Copies of visits, kept for an hour.',
  calendarFeed: 'Secrets of feed addresses, which the calendar shows.',
  likeNotice: 'Says when a notification was sent.',
  hiddenPost: 'Repeats keys of posts.',
  forumBlocker: 'Names other owners who want to stay unseen.',
  notificationState: 'Says up to where notifications were read.',
  notificationBatch: 'Copies of notifications.',
  ownerCountMarker: 'Says that the owner was counted.',
  export: 'Says how far this export is.',
  dueItem: 'Scheduled work.',
  linkToken: 'Secrets of emailed links.',
  paymentToken: 'Says which tokens were used.',
  inviteCode: 'Repeats the invite code.',
  referredMailbox: 'Says that the address completed a referral.',
  paymentFingerprint: 'Says which cards were saved; the payment methods have more.',
  testCharge: 'The charges of a payment provider; the payments have the same amounts.',
  recommendationMarker: 'Repeats names of recommendations.',
  queueItem: 'What moderators have yet to decide.',
  reportCase: 'Reports by other owners.',
};

/** The entities that have no rows of an owner, and what they have instead. */
export const impersonalKinds: Readonly<Record<string, string>> = {
  tokenBudget: 'All owners together.',
  once: 'IDs of events, kept for 30 days.',
  outboxEvent: 'Events, deleted once they are published.',
  rateLimit: 'HMACs of subjects, until the limit has recovered.',
  articleRatingCount: 'All owners together.',
  email: "Deleted with the owner's row, which has the address.",
  forumPost: 'Reached through the contents of their author.',
  forumComment: 'Reached through the contents of their author.',
  forumListEntry: 'Changed or deleted with the post.',
  forumCount: 'Counts of a post.',
  ownerCount: 'All owners together.',
  placeWord: 'Words of a place.',
  place: 'Reached through the queue of moderators.',
  directoryVet: 'All owners together.',
  directoryFood: 'All owners together.',
};
