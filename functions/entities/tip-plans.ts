import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';

/**
 * The daily tips of an owner's month, kept for a year. They are planned at the first visit of the month, so that the tips
 * of a month cost one write.
 */
export const TipPlans = ownerEntity('tipPlan', 'tip-plan#${month}', {
  /** The local month, `YYYY-MM`. */
  month: { type: 'string', required: true },
  /**
   * The tips by day, from the first of the month on, as `<tip ID> <place of the dog in dogs>`, followed by the places of the
   * other dogs that it fits, and without a place for an owner without dogs. Empty for a day before the owner's first visit.
   */
  tips: { type: 'list', items: { type: 'string' }, required: true },
  /** The dogs that the tips were chosen for. Only the ID is left of a deleted dog. */
  dogs: {
    type: 'list',
    required: true,
    items: {
      type: 'map',
      properties: {
        id: { type: 'string', required: true },
        name: { type: 'string' },
        breed: { type: 'string' },
      },
    },
  },
  /** The days whose tips were read. */
  readDays: { type: 'list', items: { type: 'number' }, required: true },
  /** The last day whose notification was cleared. */
  clearedDay: { type: 'number' },
  /** Incremented by every change, for optimistic locking. */
  version: { type: 'number', required: true },
  /** Epoch seconds. */
  expiresAt: { type: 'number', required: true },
});
export type TipPlan = EntityItem<typeof TipPlans>;
