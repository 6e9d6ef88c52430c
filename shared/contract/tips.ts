import * as z from 'zod/mini';
import { Id, Instant, LocalDate, Page } from '#shared/contract/fields.ts';
import { defineOperation } from '#shared/contract/operation.ts';

/** The categories of tips. Each has a file in `shared/content/tips`. */
export const tipCategories = [
  'nutrition',
  'exercise',
  'play',
  'training',
  'behavior',
  'grooming',
  'health',
  'safety',
  'home',
  'travel',
] as const;
export type TipCategory = (typeof tipCategories)[number];

/** The tip of one local date. */
export const DailyTip = z.object({
  /** The local date of the tip, because an owner has one tip per date. */
  id: LocalDate,
  userId: Id,
  tipContent: z.string(),
  tipCategory: z.enum(tipCategories),
  /** What the tip was chosen for, such as "Chosen for puppies and cold weather."; null for a tip for every dog. */
  reason: z.nullable(z.string()),
  /** The dog that the tip was chosen for; null if the owner had none, or the dog was deleted. */
  dogId: z.nullable(Id),
  dogBreed: z.nullable(z.string()),
  /** The owner's other dogs that the tip fits. */
  alsoForDogIds: z.array(Id),
  /** The article of the care guide that the tip belongs to. */
  articleId: Id,
  /** 9:00 in the owner's time zone; on the day of registration the time of the first visit, if that is earlier. */
  sentAt: Instant,
  isRead: z.boolean(),
});
export type DailyTip = z.output<typeof DailyTip>;

/** The operations on the daily tips of an owner, which are kept for a year. */
export const tips = {
  listDailyTips: defineOperation({
    method: 'GET',
    path: '/api/daily-tips',
    summary: 'The daily tips, newest first. There is one for each date from 9:00 on in the time zone of the owner.',
    access: 'owner',
    paged: true,
    query: Page,
    returns: z.array(DailyTip),
  }),
  markDailyTipRead: defineOperation({
    method: 'POST',
    path: '/api/daily-tips/{id}/mark-read',
    summary: 'Marks a daily tip as read.',
    access: 'owner',
    params: z.strictObject({ id: Id }),
    fails: ['tipNotFound'],
  }),
};
