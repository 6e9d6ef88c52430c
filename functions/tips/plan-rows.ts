import { update, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import type { Owner } from '#functions/entities/owners.ts';
import { type TipPlan, TipPlans } from '#functions/entities/tip-plans.ts';
import { type FormerTip, repeatDays } from '#functions/tips/choose-tip.ts';
import { addDays } from '#shared/calendar.ts';

/** The owner of tips. */
export type TipOwner = Pick<Owner, 'id' | 'timeZone' | 'createdAt' | 'state'>;

/** Returns the day of the month of a local date. */
export function getDay(date: string): number {
  return Number(date.slice(8));
}

/** Returns the local date of a day of a month. */
export function toDate(month: string, day: number): string {
  return `${month}-${String(day).padStart(2, '0')}`;
}

/** A tip of a plan. */
export interface PlannedTip extends FormerTip {
  dog: TipPlan['dogs'][number] | undefined;
  /** The other dogs that the tip fits. */
  others: TipPlan['dogs'];
  isRead: boolean;
}

/** Lists the tips of a plan by date. */
export function readPlan({ month, tips, dogs, readDays }: TipPlan): PlannedTip[] {
  return tips.flatMap((entry, at) => {
    const [tipId, ...places] = entry.split(' ');
    if (!tipId) return [];
    const [dog, ...others] = places.map((place) => dogs[Number(place)]);
    return [
      {
        ...{ date: toDate(month, at + 1), tipId, dog, others: others.filter((other) => other !== undefined) },
        isRead: readDays.includes(at + 1),
      },
    ];
  });
}

/**
 * Reads the tips of an owner's plans of the last 180 days or more, the newest first.
 * @param plan the plan of the month of `date`, which was read consistently. Earlier months have not changed for long.
 */
export async function readFormerTips(ownerId: string, date: string, plan: TipPlan | null): Promise<FormerTip[]> {
  const { data: plans } = await TipPlans.query
    .ofOwner({ ownerId })
    .between({ month: addDays(date, -repeatDays).slice(0, 7) }, { month: '~' })
    .go({ pages: 'all' });
  const others = plans.filter(({ month }) => month !== date.slice(0, 7));
  const all = [...others, ...(plan ? [plan] : [])].flatMap(readPlan);
  return all.sort((one, other) => (one.date < other.date ? 1 : -1));
}

/** Returns the write that changes a plan. It fails with VersionConflict if the plan has changed since it was read. */
export function changePlan(
  { ownerId, month, version }: TipPlan,
  change: Partial<Pick<TipPlan, 'tips' | 'dogs' | 'readDays' | 'clearedDay'>>,
): Write {
  const changed = TipPlans.patch({ ownerId, month })
    .set(change)
    .add({ version: 1 })
    .where((row, { eq }) => eq(row.version, version))
    .params();
  return update(changed, () => new VersionConflict());
}
