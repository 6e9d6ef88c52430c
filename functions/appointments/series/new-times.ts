import { Temporal } from 'temporal-polyfill';
import type { Instance } from '#functions/appointments/instances/instance.ts';
import {
  chooseDayOfMonth,
  findDateAt,
  findFirstIndex,
  findLastStartBefore,
  findStartFrom,
  lastMoment,
  type RecurrenceRule,
} from '#functions/appointments/series/recurrence.ts';
import { formatInstant, formatLocal } from '#functions/appointments/times.ts';
import type { SeriesRow } from '#functions/entities/appointments.ts';
import type { Repeat } from '#shared/contract/appointment-times.ts';

/** What the owner entered: the new start of the edited instance and the new repeat. */
export interface EnteredTimes {
  start: Temporal.ZonedDateTime;
  repeat: Repeat;
}

/** The times of a changed series, and where they take the place of the old ones. */
export interface NewTimes {
  /** The rule, whose first date takes the place of the edited instance's slot. Earlier dates have negative indexes. */
  rule: RecurrenceRule;
  /** Whether every instance keeps its time. The end of the series may still change. */
  keepsSlots: boolean;
  /**
   * Finds the index of the date that takes the place of a slot. If the interval stays, each slot moves to its own date;
   * otherwise the slot's day must be one of the new rule's.
   */
  findIndex: (slot: string) => number | undefined;
  /** Finds the index of the first date for instances in `slot` or later slots. */
  findFirstIndex: (slot: string) => number;
}

const monthly = ['month', 'year'];

/**
 * Calculates the new times of a series from the edit of one instance. All instances move by as many days, or months, as
 * the edited one, and get its time of day. Counts days in the time zone of the new start.
 */
export function planTimes(before: SeriesRow, edited: Instance, { start: to, repeat }: EnteredTimes): NewTimes {
  const keepsStart = formatInstant(to) === edited.startsAt;
  const keepsInterval = repeat.unit === before.unit && repeat.every === before.every;
  const timeZone = keepsStart ? before.timeZone : to.timeZoneId;
  const toDate = (instant: string, zone = timeZone) => toZoned(instant, zone).toPlainDate();
  const shown = toDate(edited.startsAt);
  const target = to.withTimeZone(timeZone).toPlainDate();
  const isOtherDay = !shown.equals(target);
  const keepsMonths = monthly.includes(repeat.unit) && monthly.includes(before.unit);
  const months = (target.year - shown.year) * 12 + target.month - shown.month;
  const shift = (date: Temporal.PlainDate): Temporal.PlainDate => {
    if (!keepsMonths) return date.add(shown.until(target));
    // Months have different lengths, so the new day of the month is set instead of adding a number of days.
    return isOtherDay ? date.with({ day: 1 }).add({ months }).with({ day: target.day }) : date;
  };

  const editedSlot = edited.originalStartsAt ?? edited.startsAt;
  const first = shift(toDate(editedSlot));
  const time = keepsStart ? Temporal.PlainDateTime.from(before.localStart).toPlainTime() : to.toPlainTime();
  const keepsDay = keepsMonths && !isOtherDay && repeat.unit === before.unit;
  const dayOfMonth = keepsDay ? before.dayOfMonth : keepsMonths && isOtherDay ? target.day : first.day;
  const rule: RecurrenceRule = {
    localStart: formatLocal(first.toPlainDateTime(time)),
    timeZone,
    dayOfMonth: chooseDayOfMonth(first, dayOfMonth),
    every: repeat.every,
    unit: repeat.unit,
  };

  // The dates of the old rule, counted from the edited instance, like those of the new rule.
  const editedIndex = findFirstIndex(before, toDate(editedSlot, before.timeZone));
  const findOldIndex = (slot: string) => findFirstIndex(before, toDate(slot, before.timeZone)) - editedIndex;
  const findDay = (slot: string) => shift(toDate(slot));
  const findNewIndex = (slot: string) => (keepsInterval ? findOldIndex(slot) : findFirstIndex(rule, findDay(slot)));
  const isSameEnd = (repeat.until ?? undefined) === (edited.series ?? before).until;
  const until = isSameEnd ? keepEnd(before, { rule, editedIndex, keepsInterval }) : (repeat.until ?? undefined);

  return {
    rule: { ...rule, until },
    keepsSlots: keepsStart && keepsInterval,
    findIndex: (slot) => {
      const index = findNewIndex(slot);
      return keepsInterval || findDateAt(rule, index).equals(findDay(slot)) ? index : undefined;
    },
    findFirstIndex: findNewIndex,
  };
}

function toZoned(instant: string, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(Date.parse(instant)).toZonedDateTimeISO(timeZone);
}

/**
 * Returns the last day of a series whose end the owner did not change. If the instances move past the old last day, or
 * so far before it that another one would fit, it moves with the last instance.
 */
function keepEnd(
  before: SeriesRow,
  { rule, editedIndex, keepsInterval }: { rule: RecurrenceRule; editedIndex: number; keepsInterval: boolean },
): string | undefined {
  const last = before.until && keepsInterval ? findLastStartBefore(before, lastMoment) : undefined;
  if (!before.until || !last) return before.until;
  const index = findFirstIndex(before, last.toPlainDate()) - editedIndex;
  const date = findDateAt(rule, index).toString();
  const isLast = date <= before.until && before.until < findDateAt(rule, index + 1).toString();
  return isLast ? before.until : date;
}

/** Finds the start at an index of the rule. Undefined if clocks skip the local time, or if the rule has ended. */
export function findStartAtIndex(rule: RecurrenceRule, index: number): Temporal.ZonedDateTime | undefined {
  const found = findStartFrom(rule, index);
  return found?.index === index ? found.start : undefined;
}
