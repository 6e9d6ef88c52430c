import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { oneAtATime, replaceFile } from '#infra/local/journal.ts';

export interface SchedulesOptions {
  dataDir: string;
  /** The application's clock, which may jump. */
  now: () => Date;
  schedules: Record<string, { everyMinutes: number }>;
  /** Does the work of a schedule as of `at`; resolves when it is done. */
  ring(name: string, at: Date): Promise<void>;
}

export interface Schedules {
  /**
   * Rings now, or as if at `at`; resolves when the work is done.
   * @throws for an unknown name, and what the work throws when it failed every time
   */
  ring(name: string, at?: Date): Promise<void>;
  /** To be called when the application's clock was set: what is due by it is rung. */
  clockMoved(): void;
  /** Whether a ring is under way, or waits to be tried again. */
  isRinging(): boolean;
  /** Resolves when no ring is under way, those included that a ring under way kept waiting. */
  idle(): Promise<void>;
  /** Waits for the work under way. What it leaves undone is rung at the next start. */
  stop(): Promise<void>;
}

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** Between the attempts at a ring; one attempt more than there are pauses. */
const pausesMs = [200, 1000];

/** The clock is looked at so often at least: a timer does not run on while the machine sleeps. */
const longestWaitMs = 30_000;

/** The last moment at or before `now` at which a schedule rings, counted from midnight UTC; both in ms since 1970. */
function dueAt(everyMinutes: number, now: number): number {
  const period = everyMinutes * minuteMs;
  return Math.floor(now / period) * period;
}

/** @throws for a period that does not come round at the same times each day */
function demandPeriod(name: string, minutes: number): void {
  const inHour = Number.isInteger(minutes) && minutes > 0 && 60 % minutes === 0;
  if (!inHour && !(minutes % 60 === 0 && minutes > 0 && dayMinutes % minutes === 0)) {
    throw new Error(
      `The schedule ${name} cannot ring every ${minutes} minutes: that divides neither an hour nor a day.`,
    );
  }
}

/** When each schedule rang last, by name. */
function readRings(file: string): Map<string, number> {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw error;
  }
  const rings = JSON.parse(content) as Record<string, string>;
  return new Map(Object.entries(rings).map(([name, at]) => [name, Date.parse(at)]));
}

/**
 * Stands in for the scheduler. However many rings were missed, because the machine slept or the clock jumped, the last
 * one is made up for, once. A ring that fails is tried twice more and then left to the next one.
 */
export function startSchedules({ dataDir, now, schedules, ring }: SchedulesOptions): Schedules {
  const all = Object.entries(schedules);
  for (const [name, { everyMinutes }] of all) demandPeriod(name, everyMinutes);
  const file = join(dataDir, 'schedules.json');
  const lastRings = readRings(file);
  const exclusively = oneAtATime();
  const stopping = new AbortController();
  const ringing = new Set<string>();
  const underWay = new Set<Promise<unknown>>();
  let timer: NodeJS.Timeout | undefined;

  function track<Result>(work: Promise<Result>): Promise<Result> {
    const quiet = work.catch(() => undefined).finally(() => underWay.delete(quiet));
    underWay.add(quiet);
    return work;
  }

  async function tryToRing(name: string, at: Date): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await ring(name, at);
      } catch (error) {
        const pauseMs = pausesMs[tries];
        if (pauseMs === undefined || stopping.signal.aborted) throw error;
        await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => {
          throw error;
        });
      }
    }
  }

  async function remember(name: string, at: number): Promise<void> {
    lastRings.set(name, at);
    await exclusively(() => {
      const rings = [...lastRings].map(([each, last]) => [each, new Date(last).toISOString()]);
      return replaceFile(file, `${JSON.stringify(Object.fromEntries(rings), null, 2)}\n`);
    });
  }

  async function ringDue(name: string, due: number): Promise<void> {
    ringing.add(name);
    try {
      await tryToRing(name, new Date(due));
    } catch (error) {
      if (stopping.signal.aborted) return;
      console.error(`The schedule ${name} failed; its next ring comes as usual.`, error);
    } finally {
      ringing.delete(name);
    }
    await remember(name, due);
    look();
  }

  /** Rings what is due and sets the timer for what comes next. */
  function look(): void {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    const time = now().getTime();
    let wait = longestWaitMs;
    for (const [name, { everyMinutes }] of all) {
      const period = everyMinutes * minuteMs;
      const due = dueAt(everyMinutes, time);
      const last = lastRings.get(name);
      wait = Math.min(wait, due + period - time);
      if (ringing.has(name)) continue;
      // A first start has missed nothing; nor has a clock that was set back from further ahead than the next ring.
      if (last === undefined || last > due + period) report(remember(name, due));
      else if (last < due) report(ringDue(name, due));
    }
    timer = setTimeout(look, Math.max(wait, 20));
  }

  function report(work: Promise<void>): void {
    track(work).catch((error: unknown) => console.error(error));
  }

  look();
  return {
    ring: async (name, at) => {
      if (!Object.hasOwn(schedules, name)) {
        throw new Error(`There is no schedule ${name}. There are: ${Object.keys(schedules).join(', ')}.`);
      }
      await track(tryToRing(name, at ?? now()));
    },
    clockMoved: look,
    isRinging: () => underWay.size > 0,
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}
