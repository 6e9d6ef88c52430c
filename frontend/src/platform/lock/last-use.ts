import { deviceNow, readServerTime, readTicks } from '../../lib/now.ts';
import { readJson, remove, writeJson } from '../storage/storage.ts';
import { lockEntry } from './lock-settings.ts';

/** A clock that is set back by more than this many milliseconds counts as changed. */
const toleranceMs = 5000;

/** When an owner last used the unlocked app on this device, in any tab. */
interface LastUse {
  /** The server's time, or null if this page had not heard from the server. */
  server: number | null;
  /** The device's time. */
  device: number;
}

/** The use that this page has written, with the monotonic clock then. */
let written: { device: number; ticks: number } | undefined;

/** Stores that the owner is using the unlocked app now. */
export function writeLastUse(ownerId: string): void {
  const device = deviceNow();
  written = { device, ticks: readTicks() };
  writeJson(lockEntry('use', ownerId), { server: readServerTime() ?? null, device } satisfies LastUse);
}

/** Deletes the last use, so that every tab locks. */
export function removeLastUse(ownerId: string): void {
  remove(lockEntry('use', ownerId));
}

/**
 * Returns for how many milliseconds the owner has been away. The result is infinite if the app was locked, or if the time
 * cannot be measured: the device's clock was set back, or there is no second clock to compare it with.
 */
export function measureAway(ownerId: string): number {
  const { server, device } = (readJson(lockEntry('use', ownerId)) ?? {}) as Partial<LastUse>;
  if (typeof device !== 'number') return Number.POSITIVE_INFINITY;
  const byDevice = deviceNow() - device;
  if (byDevice < -toleranceMs) return Number.POSITIVE_INFINITY;
  const serverNow = readServerTime();
  if (written?.device === device) return Math.max(byDevice, readTicks() - written.ticks);
  if (typeof server !== 'number' || serverNow === undefined) return Number.POSITIVE_INFINITY;
  return Math.max(byDevice, serverNow - server);
}
