import { Entity, type EntityItem } from 'electrodb';
import { onTable, shardOf } from '#functions/core/table.ts';

/** Trials are spread over partitions by owner, so that an hour with many registrations is not one hot key. */
export const trialShards = 4;

/** What happens to a trial, in this order, and how long before its end. */
export const trialSteps = ['three-days-left', 'one-day-left', 'end'] as const;
export type TrialStepName = (typeof trialSteps)[number];

const dayMs = 24 * 3600 * 1000;
export const beforeEndMs: Record<TrialStepName, number> = {
  'three-days-left': 3 * dayMs,
  'one-day-left': dayMs,
  end: 0,
};

/** The next thing to do for a trial, sorted by when: what is due is one Query that reads nothing else. */
export const TrialSteps = new Entity(
  {
    model: { entity: 'trialStep', service: 'houndwell', version: '1' },
    attributes: {
      shard: { type: 'number', required: true },
      dueAt: { type: 'string', required: true },
      ownerId: { type: 'string', required: true },
      step: { type: trialSteps, required: true },
      trialEndsAt: { type: 'string', required: true },
    },
    indexes: {
      due: {
        pk: { field: 'pk', composite: ['shard'], template: 'trials#${shard}', casing: 'none' },
        sk: { field: 'sk', composite: ['dueAt', 'ownerId'], template: '${dueAt}#${ownerId}', casing: 'none' },
      },
    },
  },
  onTable(),
);
export type TrialStep = EntityItem<typeof TrialSteps>;

/** A step of an owner's trial as it stands in the table. */
export function trialStep(ownerId: string, step: TrialStepName, trialEndsAt: string): TrialStep {
  const dueAt = new Date(new Date(trialEndsAt).getTime() - beforeEndMs[step]).toISOString();
  return { shard: shardOf(ownerId, trialShards), dueAt, ownerId, step, trialEndsAt };
}
