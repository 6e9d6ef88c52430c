import { Temporal } from 'temporal-polyfill';
import { compactLocalStart, type Instance, parseInstanceId } from '#functions/appointments/instances/instance.ts';
import { buildSeries } from '#functions/appointments/series/build-series.ts';
import type { ChangedPart } from '#functions/appointments/series/changed-part.ts';
import { iterateInstances } from '#functions/appointments/series/recurrence.ts';
import { buildTombstone, type SeriesRows } from '#functions/appointments/series/series-rows.ts';
import type { InstanceRow, SeriesRow } from '#functions/entities/appointments.ts';
import type { ModelSeries, ModelVisit } from '#test/support/visits-model.ts';

const timeZone = 'America/Chicago';

/** The current local time in the store. */
export const now = '2027-01-15T06:00';

const zoned = new Map<string, Temporal.ZonedDateTime>();
const locals = new Map<string, string>();

/** Returns the result of a conversion from the cache, because converting times takes most of a test's time. */
function remember<Value>(cache: Map<string, Value>, key: string, convert: () => Value): Value {
  const known = cache.get(key) ?? convert();
  cache.set(key, known);
  return known;
}

function parse(local: string): Temporal.ZonedDateTime {
  return remember(zoned, local, () => Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone));
}

function toInstant(local: string): string {
  return new Date(parse(local).epochMilliseconds).toISOString();
}

function toLocal(instant: string): string {
  const convert = () => Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime().toString();
  return remember(locals, instant, convert).slice(0, 16);
}

const expanded = new WeakMap<SeriesRow, Instance[]>();

/** Calculates the instances of a segment once, because rows never change. */
function expand(series: SeriesRow): Instance[] {
  const instances = expanded.get(series) ?? [...iterateInstances(series, '2000-01-01T00:00:00.000Z')];
  expanded.set(series, instances);
  return instances;
}

/** An owner's rows of series and instances in memory. */
export class SeriesStore {
  #series: SeriesRow[] = [];
  #rows: InstanceRow[] = [];
  #ids = 0;

  createId(): string {
    this.#ids += 1;
    return `ID${this.#ids}`;
  }

  /** Parses a local time. */
  parse = parse;

  /** Stores a series of the model. Returns its ID. */
  addSeries({ visits, rule, title, vetName }: ModelSeries): string {
    const createdAt = toInstant('2027-01-01T06:00');
    const id = this.createId();
    const details = { ownerId: 'owner', id, dogId: 'rex', title, vetName, duration: 30 };
    const version = { sequence: 0, createdAt, updatedAt: createdAt };
    this.#series.push(buildSeries({ ...details, ...version }, parse(visits[0]?.slot ?? ''), rule));
    return id;
  }

  /** Lists the visits that the calendar shows: the calculated ones that no row hides, and the stored ones. */
  #listShown(series = this.#series, rows = this.#rows): Instance[] {
    const hidden = new Set(rows.map(({ startsAt, id }) => `${startsAt}#${id}`));
    const calculated = series.flatMap(expand);
    const stored = rows.filter(({ kind }) => kind === 'instance').map((row) => ({ ...row, isStored: true }));
    return [...calculated.filter(({ startsAt, id }) => !hidden.has(`${startsAt}#${id}`)), ...stored];
  }

  /** Describes the visits that the calendar shows, in the order of their times. */
  describe(): string[] {
    return this.#listShown()
      .map(({ startsAt, title, vetName, status }) => `${toLocal(startsAt)} ${title} ${vetName} ${status}`)
      .sort();
  }

  /** Returns the instances of a series by the local times of their slots. */
  listInstances(id: string): Map<string, Instance> {
    const isOfSeries = (row: { id: string }) => row.id === id || parseInstanceId(row.id)?.seriesId === id;
    const shown = this.#listShown(this.#series.filter(isOfSeries), this.#rows.filter(isOfSeries));
    return new Map(shown.map((instance) => [toLocal(instance.originalStartsAt ?? ''), instance]));
  }

  /** Stores a change of one visit, as `replaceInstance` and `removeInstance` do. */
  changeInstance(instance: Instance, { slot, start, title, vetName, status }: ModelVisit): void {
    const { series: _series, isStored: _isStored, ...row } = instance;
    const isDeleted = status === 'deleted';
    const details = { title, vetName, status: isDeleted ? row.status : status };
    const override: InstanceRow = { ...row, ...details, startsAt: toInstant(start), kind: 'instance' };
    const tombstone = buildTombstone(override, isDeleted ? 'deleted' : 'moved');
    this.#rows.push(...(isDeleted ? [] : [override]), ...(isDeleted || start !== slot ? [tombstone] : []));
  }

  /** Reads the part of a series that a change from the local time `from` on applies to. */
  readPart({ id }: Instance, { from, isAll }: { from: string; isAll: boolean }): ChangedPart {
    const at = toInstant(now);
    const seriesId = parseInstanceId(id)?.seriesId ?? '';
    const rows = this.#rows.filter((row) => parseInstanceId(row.id)?.seriesId === seriesId);
    const upcoming = new Set(rows.filter((row) => row.kind === 'instance' && row.startsAt >= at).map((row) => row.id));
    const segment = this.#series.find((row) => row.id === seriesId && row.endsAt >= at);
    if (!segment) throw new Error('The series has no upcoming instances.');
    return {
      segment,
      exceptions: rows.filter((row) => row.startsAt >= at || upcoming.has(row.id)),
      from: toInstant(from),
      exceptionsFrom: isAll ? '' : toInstant(from),
      at,
      singleId: (old) => `single-${compactLocalStart(old)}`,
    };
  }

  /** Replaces the rows of a part. */
  replace({ segment, exceptions }: ChangedPart, { series, instances }: SeriesRows): void {
    this.#series = [...this.#series.filter((row) => row !== segment), ...series];
    this.#rows = [...this.#rows.filter((row) => !exceptions.includes(row)), ...instances];
  }

  /** Lists rows that have the same key, instances with the same ID, and series with several upcoming segments. */
  findBrokenRows(): string[] {
    const at = toInstant(now);
    const keys = [
      ...this.#series.map((row) => `${row.endsAt}#${row.id}`),
      ...this.#rows.map((row) => `${row.startsAt}#${row.id}`),
    ];
    const shown = this.#listShown().map(({ id }) => id);
    const upcoming = this.#series.filter(({ endsAt }) => endsAt >= at).map(({ id }) => id);
    return [keys, shown, upcoming].flatMap((all) => (new Set(all).size === all.length ? [] : all));
  }
}
