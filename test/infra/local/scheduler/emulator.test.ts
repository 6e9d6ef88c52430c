import { expect, test, vi } from 'vitest';
import { type SchedulerOptions, startScheduler } from '#infra/local/scheduler/emulator.ts';
import { dataFolder, stoppedAfterTest } from '#test/infra/local/emulator-fixture.ts';

const schedules = { tips: { everyMinutes: 15 }, sweep: { everyMinutes: 60 } };

/** Starts a scheduler on a frozen clock, and records its runs. */
function start(at: string, options: Partial<SchedulerOptions> = {}) {
  const state = options.state ?? dataFolder().state;
  let now = new Date(at);
  const runs: string[] = [];
  const run: SchedulerOptions['run'] = async (name, time) => {
    runs.push(`${name} ${time.toISOString()}`);
  };
  const scheduler = stoppedAfterTest(startScheduler({ state, now: () => now, schedules, run, ...options }));
  const moveTo = (to: string) => {
    now = new Date(to);
    scheduler.clockMoved();
    return scheduler.idle();
  };
  return { state, runs, moveTo, ...scheduler };
}

test('the first start does not catch up on earlier runs', async () => {
  const { runs, idle } = start('2026-03-01T09:20:00Z');
  await idle();
  expect(runs).toEqual([]);
});

test('a schedule runs when it is due, as of that time', async () => {
  // The first tick is 100 ms before the schedule is due, however long the start took.
  let startedAt: number | undefined;
  const now = () => {
    startedAt ??= Date.now();
    return new Date(Date.parse('2026-03-01T09:14:59.900Z') + Date.now() - startedAt);
  };
  const { runs } = start('', { now, schedules: { tips: { everyMinutes: 15 } } });
  await expect.poll(() => runs[0]).toBe('tips 2026-03-01T09:15:00.000Z');
});

test('the scheduler catches up on only the last missed run, however far the clock jumps', async () => {
  const { runs, moveTo } = start('2026-03-01T09:20:00Z');
  await moveTo('2026-03-01T09:29:59Z');
  expect(runs).toEqual([]);
  await moveTo('2026-03-05T17:40:00Z');
  await moveTo('2026-03-05T17:41:00Z');
  expect(runs).toEqual(['tips 2026-03-05T17:30:00.000Z', 'sweep 2026-03-05T17:00:00.000Z']);
});

test('the scheduler continues from a clock that was set back, without repeating the last run', async () => {
  const { runs, moveTo } = start('2026-03-01T09:14:00Z', { schedules: { tips: { everyMinutes: 15 } } });
  await moveTo('2027-03-01T09:20:00Z');
  await moveTo('2026-03-01T09:16:00Z');
  expect(runs).toEqual(['tips 2027-03-01T09:15:00.000Z']);
  await moveTo('2026-03-01T09:31:00Z');
  await moveTo('2026-03-01T09:29:00Z');
  await moveTo('2026-03-01T09:32:00Z');
  expect(runs.slice(1)).toEqual(['tips 2026-03-01T09:30:00.000Z']);
});

test('the scheduler catches up on runs that were missed between two starts', async () => {
  const first = start('2026-03-01T09:20:00Z');
  await first.moveTo('2026-03-01T09:31:00Z');
  expect(first.runs).toEqual(['tips 2026-03-01T09:30:00.000Z']);
  await first.stop();
  const second = start('2026-03-01T09:44:00Z', { state: first.state });
  await second.idle();
  expect(second.runs).toEqual([]);
  await second.stop();
  const third = start('2026-03-02T07:10:00Z', { state: first.state });
  await third.idle();
  expect(third.runs).toEqual(['tips 2026-03-02T07:00:00.000Z', 'sweep 2026-03-02T07:00:00.000Z']);
});

test('a run that a stop interrupted is repeated at the next start', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('Not now')));
  const first = start('2026-03-01T09:20:00Z', { run: failing });
  void first.moveTo('2026-03-01T09:31:00Z');
  await first.stop();
  expect(failing).toHaveBeenCalledOnce();
  const second = start('2026-03-01T09:32:00Z', { state: first.state });
  await second.idle();
  expect(second.runs).toEqual(['tips 2026-03-01T09:30:00.000Z']);
});

test('the scheduler logs a run that failed three times and waits for the next one', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  let calls = 0;
  const failing = vi.fn(async () => {
    calls += 1;
    if (calls <= 3) throw new Error('Not now');
  });
  const { moveTo } = start('2026-03-01T09:20:00Z', { run: failing });
  await moveTo('2026-03-01T09:31:00Z');
  expect(failing).toHaveBeenCalledTimes(3);
  expect(errors.mock.lastCall?.[0]).toBe('The schedule tips failed. Its next run is at the usual time.');
  await moveTo('2026-03-01T09:32:00Z');
  expect(failing).toHaveBeenCalledTimes(3);
  await moveTo('2026-03-01T09:45:00Z');
  expect(failing).toHaveBeenCalledTimes(4);
  errors.mockRestore();
});

test('a run does not start while the previous one is in progress, and idle() waits for both', async () => {
  const gate = Promise.withResolvers<void>();
  const runs: string[] = [];
  const run = async (_: string, at: Date) => {
    runs.push(at.toISOString());
    if (runs.length === 1) await gate.promise;
  };
  const { moveTo, isRunning } = start('2026-03-01T09:20:00Z', { run, schedules: { tips: { everyMinutes: 15 } } });
  void moveTo('2026-03-01T09:31:00Z');
  const idle = moveTo('2026-03-01T10:31:00Z');
  expect([runs.length, isRunning()]).toEqual([1, true]);
  gate.resolve();
  await idle;
  expect([runs, isRunning()]).toEqual([['2026-03-01T09:30:00.000Z', '2026-03-01T10:30:00.000Z'], false]);
});

test('a schedule can run on demand, as of now or another time', async () => {
  const { runs, run } = start('2026-03-01T09:20:00Z');
  await run('sweep');
  await run('tips', new Date('2026-01-01T00:00:00Z'));
  expect(runs).toEqual(['sweep 2026-03-01T09:20:00.000Z', 'tips 2026-01-01T00:00:00.000Z']);
});

test('an on-demand run reports the error of the run, and rejects an unknown schedule', async () => {
  const { run } = start('2026-03-01T09:20:00Z', { run: () => Promise.reject(new Error('Never')) });
  await expect(run('tips')).rejects.toThrow('Never');
  await expect(run('walks')).rejects.toThrow('There is no schedule walks. There are: tips, sweep.');
  await expect(run('toString')).rejects.toThrow('There is no schedule toString.');
});

test('the scheduler accepts only periods that fall on the same times each day', async () => {
  const { state } = dataFolder();
  const startWith = (everyMinutes: number) => () =>
    startScheduler({ state, now: () => new Date(), schedules: { odd: { everyMinutes } }, run: async () => {} });
  for (const minutes of [0, -15, 7, 45, 90, 1.5, 420, 2880, Number.NaN]) {
    expect(startWith(minutes)).toThrow(`The schedule odd cannot run every ${minutes} minutes`);
  }
  for (const minutes of [1, 30, 120, 1440]) await stoppedAfterTest(startWith(minutes)()).stop();
});
