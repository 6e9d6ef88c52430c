import { readdir } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { type SchedulesOptions, startSchedules } from '#infra/local/schedules.ts';
import { stoppedLater, temporaryFolder } from '#test/infra/local/stand-in.ts';

const schedules = { tips: { everyMinutes: 15 }, sweep: { everyMinutes: 60 } };

/** A clock that stands until it is set. */
function standingClock(at: string) {
  let now = new Date(at);
  return {
    now: () => now,
    set: (to: string) => {
      now = new Date(to);
    },
  };
}

async function started(at: string, options: Partial<SchedulesOptions> = {}) {
  const dataDir = options.dataDir ?? (await temporaryFolder());
  const clock = standingClock(at);
  const rings: string[] = [];
  const ring: SchedulesOptions['ring'] = async (name, moment) => {
    rings.push(`${name} ${moment.toISOString()}`);
  };
  const running = stoppedLater(startSchedules({ dataDir, now: clock.now, schedules, ring, ...options }));
  const moveTo = (to: string) => {
    clock.set(to);
    running.clockMoved();
  };
  return { dataDir, clock, rings, moveTo, ...running };
}

/** Long enough for a ring that was wrongly made to show up. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 100));

test('a first start has missed nothing', async () => {
  const { rings } = await started('2026-03-01T09:20:00Z');
  await aMoment();
  expect(rings).toEqual([]);
});

test('a schedule rings when its time comes, told the time at which it was due', async () => {
  const almost = Date.parse('2026-03-01T09:14:59.900Z');
  // Begins to go when it is first looked at: a machine that stands still before that would be past the hour at once.
  let start: number | undefined;
  const now = () => {
    start ??= Date.now();
    return new Date(almost + Date.now() - start);
  };
  const { rings } = await started('', { now });
  await expect.poll(() => rings).toEqual(['tips 2026-03-01T09:15:00.000Z']);
  await aMoment();
  expect(rings).toHaveLength(1);
});

test('however far the clock jumps, what is due rings once', async () => {
  const { rings, moveTo } = await started('2026-03-01T09:20:00Z');
  moveTo('2026-03-01T09:29:59Z');
  await aMoment();
  expect(rings).toEqual([]);
  moveTo('2026-03-05T17:40:00Z');
  moveTo('2026-03-05T17:41:00Z');
  await expect.poll(() => rings).toEqual(['tips 2026-03-05T17:30:00.000Z', 'sweep 2026-03-05T17:00:00.000Z']);
  await aMoment();
  expect(rings).toHaveLength(2);
});

test('a clock that is set back rings on from there, and does not ring again what it has just rung', async () => {
  const { rings, moveTo } = await started('2026-03-01T09:14:00Z');
  moveTo('2027-03-01T09:20:00Z');
  await expect.poll(() => rings).toHaveLength(2);
  moveTo('2026-03-01T09:16:00Z');
  await aMoment();
  expect(rings).toHaveLength(2);
  moveTo('2026-03-01T09:31:00Z');
  await expect.poll(() => rings).toEqual(expect.arrayContaining(['tips 2026-03-01T09:30:00.000Z']));
  moveTo('2026-03-01T09:29:00Z');
  moveTo('2026-03-01T09:32:00Z');
  await aMoment();
  expect(rings).toHaveLength(3);
});

test('rings that were missed while nothing ran are made up for by one at the start', async () => {
  const first = await started('2026-03-01T09:20:00Z');
  first.moveTo('2026-03-01T09:31:00Z');
  await expect.poll(() => first.rings).toEqual(['tips 2026-03-01T09:30:00.000Z']);
  await first.stop();
  const { dataDir } = first;
  const second = await started('2026-03-01T09:44:00Z', { dataDir });
  await aMoment();
  expect(second.rings).toEqual([]);
  await second.stop();
  const third = await started('2026-03-02T07:10:00Z', { dataDir });
  await expect.poll(() => third.rings).toEqual(['tips 2026-03-02T07:00:00.000Z', 'sweep 2026-03-02T07:00:00.000Z']);
  await third.stop();
  expect(await readdir(dataDir)).toEqual(['schedules.json']);
});

test('a ring that was cut off by the stop is made at the next start', async () => {
  const gate = Promise.withResolvers<void>();
  const cutOff = vi.fn(() => gate.promise);
  const first = await started('2026-03-01T09:20:00Z', { ring: cutOff });
  first.moveTo('2026-03-01T09:31:00Z');
  await expect.poll(() => cutOff).toHaveBeenCalledOnce();
  const stopped = first.stop();
  gate.reject(new Error('The Lambda is away'));
  await stopped;
  expect(cutOff).toHaveBeenCalledOnce();
  const second = await started('2026-03-01T09:32:00Z', { dataDir: first.dataDir });
  await expect.poll(() => second.rings).toEqual(['tips 2026-03-01T09:30:00.000Z']);
});

test('a ring that had failed when the stop came, and was to be tried again, is made at the next start', async () => {
  const failing = vi.fn(async () => {
    throw new Error('The Lambda is away');
  });
  const first = await started('2026-03-01T09:20:00Z', { ring: failing });
  first.moveTo('2026-03-01T09:31:00Z');
  // One round of the loop and not more, so that at least one of the tries is left however slow the machine is.
  await new Promise((resolve) => setImmediate(resolve));
  await first.stop();
  expect(failing).toHaveBeenCalled();
  const second = await started('2026-03-01T09:32:00Z', { dataDir: first.dataDir });
  await expect.poll(() => second.rings).toEqual(['tips 2026-03-01T09:30:00.000Z']);
});

test('a ring that fails is tried twice more, then left to the next one with a complaint', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  let calls = 0;
  const failing = vi.fn(async () => {
    calls += 1;
    if (calls <= 3) throw new Error('Not now');
  });
  const { moveTo } = await started('2026-03-01T09:20:00Z', { ring: failing });
  moveTo('2026-03-01T09:31:00Z');
  await expect.poll(() => complaints).toHaveBeenCalledOnce();
  expect(failing).toHaveBeenCalledTimes(3);
  expect(complaints.mock.lastCall?.[0]).toBe('The schedule tips failed; its next ring comes as usual.');
  moveTo('2026-03-01T09:32:00Z');
  await aMoment();
  expect(failing).toHaveBeenCalledTimes(3);
  moveTo('2026-03-01T09:45:00Z');
  await expect.poll(() => failing).toHaveBeenCalledTimes(4);
  complaints.mockRestore();
});

test('a ring does not start while the one before it is still under way', async () => {
  const gate = Promise.withResolvers<void>();
  const rings: string[] = [];
  const ring = async (_: string, at: Date) => {
    rings.push(at.toISOString());
    if (rings.length === 1) await gate.promise;
  };
  const { moveTo } = await started('2026-03-01T09:20:00Z', { ring, schedules: { tips: { everyMinutes: 15 } } });
  moveTo('2026-03-01T09:31:00Z');
  await expect.poll(() => rings).toHaveLength(1);
  moveTo('2026-03-01T10:31:00Z');
  await aMoment();
  expect(rings).toHaveLength(1);
  gate.resolve();
  await expect.poll(() => rings).toEqual(['2026-03-01T09:30:00.000Z', '2026-03-01T10:30:00.000Z']);
});

test('one can wait until no ring is under way, nor one that it kept waiting, nor another try', async () => {
  const gate = Promise.withResolvers<void>();
  let tries = 0;
  const ring = async () => {
    tries += 1;
    if (tries === 1) await gate.promise;
    if (tries === 2) throw new Error('Not now');
  };
  const { moveTo, idle, isRinging } = await started('2026-03-01T09:20:00Z', {
    ring,
    schedules: { tips: { everyMinutes: 15 } },
  });
  moveTo('2026-03-01T09:31:00Z');
  moveTo('2026-03-01T10:31:00Z');
  expect(isRinging()).toBe(true);
  const waited = idle();
  gate.resolve();
  await waited;
  expect([tries, isRinging()]).toEqual([3, false]);
});

test('a ring by hand is made now or as if at another time, and comes back when the work is done', async () => {
  const { rings, ring } = await started('2026-03-01T09:20:00Z');
  await ring('sweep');
  await ring('tips', new Date('2026-01-01T00:00:00Z'));
  expect(rings).toEqual(['sweep 2026-03-01T09:20:00.000Z', 'tips 2026-01-01T00:00:00.000Z']);
});

test('a ring by hand says what went wrong', async () => {
  const { ring } = await started('2026-03-01T09:20:00Z', { ring: () => Promise.reject(new Error('Never')) });
  await expect(ring('tips')).rejects.toThrow('Never');
  await expect(ring('walks')).rejects.toThrow('There is no schedule walks. There are: tips, sweep.');
  await expect(ring('toString')).rejects.toThrow('There is no schedule toString.');
});

test('only periods that come round at the same times each day are taken', async () => {
  const dataDir = await temporaryFolder();
  const start = (everyMinutes: number) => () =>
    startSchedules({ dataDir, now: () => new Date(), schedules: { odd: { everyMinutes } }, ring: async () => {} });
  for (const minutes of [0, -15, 7, 45, 90, 1.5, 420, 2880, Number.NaN]) {
    expect(start(minutes)).toThrow(`The schedule odd cannot ring every ${minutes} minutes`);
  }
  for (const minutes of [1, 30, 120, 1440]) await stoppedLater(start(minutes)()).stop();
});
