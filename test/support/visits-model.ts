import type { RepeatUnit } from '#shared/contract/appointment-times.ts';
import type { AppointmentStatus } from '#shared/contract/appointments.ts';

/**
 * A simple model of the visits of series: a list of visits, each with its slot, in local time. It has no rows, time
 * zones, IDs of instances or endless series.
 */
export interface ModelVisit {
  /** The local time at which the rule places the visit, `YYYY-MM-DDTHH:mm`. */
  slot: string;
  start: string;
  title: string;
  vetName: string;
  status: AppointmentStatus | 'deleted';
  /** Whether the visit was changed alone. */
  isException: boolean;
}

export interface ModelRule {
  every: number;
  unit: RepeatUnit;
  /** The day of the month of a monthly series. */
  dayOfMonth: number;
  until: string;
}

export interface ModelSeries {
  title: string;
  vetName: string;
  rule: ModelRule;
  visits: ModelVisit[];
  /** Slots after the end whose visits were moved to the past. They stay hidden if the series gets longer again. */
  hidden: Set<string>;
}

/** The visits of one owner: those of series, and single ones. */
export interface Model {
  series: ModelSeries[];
  singles: ModelVisit[];
}

/** An edit or deletion that starts from one visit. */
export interface ModelEdit {
  /** The visit from which the owner starts. */
  edited: ModelVisit;
  /** The first slot that changes. */
  from: string;
  /** Whether visits that were moved to now or later from slots before now change too. */
  isAll: boolean;
  /** Undefined for a deletion. Without `until`, the end stays. */
  to?: { start: string; title: string; vetName: string; every: number; unit: RepeatUnit; until?: string };
}

const dayMs = 24 * 3600 * 1000;

const parse = (day: string) => Date.parse(`${day}T00:00Z`);
const format = (time: number) => new Date(time).toISOString().slice(0, 10);
function toDay(local: string): string {
  return local.slice(0, 10);
}

/** Adds days to a date. */
export function shiftDays(day: string, days: number): string {
  return format(parse(day) + days * dayMs);
}

/** Returns the date in the month `months` after that of `day`, on `dayOfMonth` or the month's last day. */
function shiftMonths(day: string, months: number, dayOfMonth: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return format(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last)));
}

/** Returns a date of a rule, `steps` after the date `anchor`, or before it if negative. */
export function stepDate(anchor: string, { every, unit, dayOfMonth }: ModelRule, steps: number): string {
  if (unit === 'month') return shiftMonths(anchor, steps * every, dayOfMonth);
  return shiftDays(anchor, steps * every * (unit === 'week' ? 7 : 1));
}

/** Lists the dates of a rule from `first` to its end that are whole steps from `anchor`. */
function listDates(anchor: string, rule: ModelRule, first: string): string[] {
  let steps = 0;
  while (stepDate(anchor, rule, steps) >= first) steps -= 1;
  while (stepDate(anchor, rule, steps) < first) steps += 1;
  const dates: string[] = [];
  for (; stepDate(anchor, rule, steps) <= rule.until; steps += 1) dates.push(stepDate(anchor, rule, steps));
  return dates;
}

/** Creates a series with visits at one time of day. */
export function createSeries(first: string, time: string, rule: ModelRule): ModelSeries {
  const details = { title: 'Physio', vetName: 'Dr. Reyes' };
  const visits = listDates(first, rule, first).map((day) => createVisit(`${day}T${time}`, details));
  return { ...details, rule, visits, hidden: new Set() };
}

function createVisit(slot: string, { title, vetName }: { title: string; vetName: string }): ModelVisit {
  return { slot, start: slot, title, vetName, status: 'scheduled', isException: false };
}

/** Whether a visit would be missed if its slot disappeared. */
function hasContent(visit: ModelVisit, { title, vetName }: ModelSeries): boolean {
  if (!visit.isException || visit.status === 'deleted') return false;
  const isMoved = visit.start !== visit.slot;
  return visit.status === 'completed' || isMoved || visit.title !== title || visit.vetName !== vetName;
}

/**
 * Applies an edit or a deletion to a series of the model.
 * @param now a local time
 * @param keepsId whether it is still the same series after the edit
 */
export function applyToModel(
  model: Model,
  series: ModelSeries,
  edit: ModelEdit,
  { now, keepsId }: { now: string; keepsId: boolean },
): void {
  const { edited, from, isAll, to } = edit;
  const isPast = ({ slot, start, status }: ModelVisit) => slot >= from && start < now && status !== 'deleted';
  const inScope = series.visits.filter((visit) => visit.slot >= from && !isPast(visit));
  const movedHere = isAll ? series.visits.filter(({ slot, start }) => slot < from && start >= now) : [];
  const kept = series.visits.filter(({ slot }) => slot < from);
  const end = () => {
    series.visits = kept;
    series.rule = { ...series.rule, until: kept.at(-1)?.slot.slice(0, 10) ?? '' };
  };
  const pastOnes = series.visits.filter(isPast);
  for (const { slot } of pastOnes) series.hidden.add(slot);
  if (!to) {
    for (const visit of movedHere) if (visit.status !== 'completed') visit.status = 'deleted';
    model.singles.push(...pastOnes, ...inScope.filter(({ status }) => status === 'completed'));
    end();
    return;
  }

  const changed = {
    ...(to.title === edited.title ? {} : { title: to.title }),
    ...(to.vetName === edited.vetName ? {} : { vetName: to.vetName }),
  };
  const copyDetails = (visit: ModelVisit) => {
    if (visit.status === 'completed') return;
    for (const [field, value] of Object.entries(changed) as ['title' | 'vetName', string][])
      if (visit === edited || !visit.isException || visit[field] === series[field]) visit[field] = value;
  };
  const [oldDay, newDay] = [toDay(edited.start), toDay(to.start)];
  const isMonthly = series.rule.unit === 'month' && to.unit === 'month';
  const months =
    (Number(newDay.slice(0, 4)) - Number(oldDay.slice(0, 4))) * 12 +
    Number(newDay.slice(5, 7)) -
    Number(oldDay.slice(5, 7));
  const shift = (day: string): string => {
    if (!isMonthly) return shiftDays(day, (parse(newDay) - parse(oldDay)) / dayMs);
    return oldDay === newDay ? day : shiftMonths(day, months, Number(newDay.slice(8)));
  };
  const isSameTime = edited.start === to.start;
  const time = isSameTime ? series.visits[0]?.slot.slice(11) : to.start.slice(11);
  const isSameInterval = series.rule.every === to.every && series.rule.unit === to.unit;

  const first = series.visits.find(({ slot }) => slot >= from)?.slot ?? from;
  const anchor = shift(toDay(edited.slot));
  const dayOfMonth = isMonthly
    ? oldDay === newDay
      ? series.rule.dayOfMonth
      : Number(newDay.slice(8))
    : Number(anchor.slice(8));
  const rule = { every: to.every, unit: to.unit, dayOfMonth, until: to.until ?? series.rule.until };
  const shifted = series.visits.filter(({ slot }) => slot >= from).map(({ slot }) => shift(toDay(slot)));
  const dates = isSameInterval && !to.until ? shifted : listDates(anchor, rule, shift(toDay(first)));
  const last = dates.at(-1) ?? rule.until;
  if (last > rule.until || stepDate(last, rule, 1) <= rule.until) rule.until = last;
  const next: ModelSeries = {
    title: series.title,
    vetName: series.vetName,
    ...changed,
    rule,
    visits: [],
    hidden: new Set(),
  };
  next.visits = dates.map((day) => createVisit(`${day}T${time}`, next));
  if (keepsId) next.hidden = series.hidden;
  const findPlace = (slot: string) => next.visits.findIndex((each) => each.slot === `${shift(toDay(slot))}T${time}`);
  for (const slot of series.hidden) {
    const visit = slot >= from ? next.visits[findPlace(slot)] : undefined;
    if (visit) Object.assign(visit, { status: 'deleted', isException: true });
  }
  const isSameSlots = isSameInterval && isSameTime;
  for (const visit of series.visits.filter(({ slot }) => slot >= from)) {
    if (!visit.isException) continue;
    const place = findPlace(visit.slot);
    const slot = next.visits[place]?.slot ?? '';
    if (isPast(visit)) {
      model.singles.push(visit);
      continue;
    }
    const wasMoved = visit.start !== visit.slot;
    const isFrozen = visit.status === 'completed';
    const keepsContent = hasContent(visit, series);
    copyDetails(visit);
    if (visit === edited && !isFrozen) visit.start = to.start;
    else if (!wasMoved && !isFrozen && (place >= 0 || isSameSlots)) visit.start = place >= 0 ? slot : visit.start;
    if (place >= 0) next.visits[place] = { ...visit, slot };
    else if (keepsContent) model.singles.push(visit);
  }
  for (const visit of movedHere) {
    copyDetails(visit);
    if (visit === edited && visit.status !== 'completed') visit.start = to.start;
  }
  end();
  const moved = keepsId ? kept.filter(({ start }) => start >= now) : [];
  series.visits = kept.filter((visit) => !moved.includes(visit));
  next.visits.unshift(...moved);
  model.series.push(next);
}

/** Lists the visits that the owner sees, in the order of their times. */
export function listModel({ series, singles }: Model): string[] {
  return [...series.flatMap(({ visits }) => visits), ...singles]
    .filter(({ status }) => status !== 'deleted')
    .map(({ start, title, vetName, status }) => `${start} ${title} ${vetName} ${status}`)
    .sort();
}
