import { setTimeout as delay } from 'node:timers/promises';
import type { State } from '#infra/local/state.ts';

export interface SchedulerOptions {
  state: State;
  /** The application's clock, which may jump. */
  now: () => Date;
  schedules: Record<string, { everyMinutes: number }>;
  /** Runs the schedule's Lambda as if it were `at`. */
  run(name: string, at: Date): Promise<void>;
}

export interface Scheduler {
  /**
   * Runs a schedule as if it were `at`. Default: now.
   * @throws Error for an unknown name, or the error of the last attempt when all attempts failed
   */
  run(name: string, at?: Date): Promise<void>;
  /** Runs the schedules that are due. Must be called after the application's clock was changed. */
  clockMoved(): void;
  /** Whether a schedule is running or waiting for a retry. */
  isRunning(): boolean;
  /** Resolves when no schedule is running or waiting for a retry. */
  idle(): Promise<void>;
  /** Waits for the running attempts. A run that has not succeeded is repeated when the runtime starts the next time. */
  stop(): Promise<void>;
}

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** The delays between the attempts of a run, in milliseconds. Two delays make three attempts. */
const retryDelaysMs = [200, 1000];

/** The maximum time between checks of the clock, because timers do not advance while the machine sleeps. */
const maxWaitMs = 30_000;

const stateName = 'scheduleRuns';

/** Returns the latest time at or before `now` at which a schedule was due, in epoch milliseconds. */
function dueAt(everyMinutes: number, now: number): number {
  const period = everyMinutes * minuteMs;
  return Math.floor(now / period) * period;
}

/**
 * Checks that a period divides an hour evenly, or is a whole number of hours that divides a day evenly.
 * @throws Error otherwise
 */
function checkPeriod(name: string, minutes: number): void {
  const inHour = Number.isInteger(minutes) && minutes > 0 && 60 % minutes === 0;
  if (!inHour && !(minutes % 60 === 0 && minutes > 0 && dayMinutes % minutes === 0)) {
    throw new Error(
      `The schedule ${name} cannot run every ${minutes} minutes: that divides neither an hour nor a day.`,
    );
  }
}

/**
 * Emulates EventBridge Scheduler. If the machine slept or the clock jumped, only the latest missed run of each schedule
 * is made up for. A failed run is retried twice. If all attempts fail, the schedule runs again at its next time.
 */
export function startScheduler({ state, now, schedules, run }: SchedulerOptions): Scheduler {
  const all = Object.entries(schedules);
  for (const [name, { everyMinutes }] of all) checkPeriod(name, everyMinutes);
  /** When each schedule last ran, in epoch milliseconds. */
  const lastRuns = (state.read(stateName) ?? {}) as Record<string, number>;
  const stopping = new AbortController();
  const running = new Set<string>();
  const underWay = new Set<Promise<unknown>>();
  let timer: NodeJS.Timeout | undefined;

  function track<Result>(work: Promise<Result>): Promise<Result> {
    const settled = work.catch(() => undefined).finally(() => underWay.delete(settled));
    underWay.add(settled);
    return work;
  }

  async function attempt(name: string, at: Date): Promise<void> {
    for (const delayMs of [...retryDelaysMs, undefined]) {
      try {
        return await run(name, at);
      } catch (error) {
        if (delayMs === undefined || stopping.signal.aborted) throw error;
        await delay(delayMs, undefined, { signal: stopping.signal }).catch(() => {
          throw error;
        });
      }
    }
  }

  function remember(name: string, at: number): void {
    lastRuns[name] = at;
    state.write(stateName, lastRuns);
  }

  async function runDue(name: string, due: number): Promise<void> {
    running.add(name);
    try {
      await attempt(name, new Date(due));
    } catch (error) {
      if (stopping.signal.aborted) return;
      console.error(`The schedule ${name} failed. Its next run is at the usual time.`, error);
    } finally {
      running.delete(name);
    }
    remember(name, due);
    runAllDue();
  }

  /** Runs the schedules that are due, and sets the timer for the next time at which a schedule is due. */
  function runAllDue(): void {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    const time = now().getTime();
    let wait = maxWaitMs;
    for (const [name, { everyMinutes }] of all) {
      const period = everyMinutes * minuteMs;
      const due = dueAt(everyMinutes, time);
      const last = lastRuns[name];
      wait = Math.min(wait, due + period - time);
      if (running.has(name)) continue;
      // Only saves the time on the first start, and when the clock was set back by more than one period: no run was
      // missed.
      if (last === undefined || last > due + period) remember(name, due);
      else if (last < due) void track(runDue(name, due));
    }
    timer = setTimeout(runAllDue, Math.max(wait, 20));
  }

  runAllDue();
  return {
    run: async (name, at) => {
      if (!Object.hasOwn(schedules, name)) {
        throw new Error(`There is no schedule ${name}. There are: ${Object.keys(schedules).join(', ')}.`);
      }
      await track(attempt(name, at ?? now()));
    },
    clockMoved: runAllDue,
    isRunning: () => underWay.size > 0,
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
