import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { WalkForm } from '#shared/contract/exercise-logs.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { readJson, readText, remove, storageEntry, writeJson } from '../../platform/storage/storage.ts';
import { Walk } from './walk.ts';

/** The walk that is being timed on this device. */
const walkEntry = storageEntry('walk');

/** Walks that ended and that the server has not confirmed yet. */
const waitingEntry = storageEntry('waiting_walks');

const WaitingWalk = z.object({
  key: z.string(),
  ownerId: z.string(),
  /** `WalkForm` fills in missing values, so the stored form is checked when it is sent. */
  form: WalkForm,
});
export type WaitingWalk = z.output<typeof WaitingWalk>;

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Subscribes to changes in this tab and, through the browser's storage event, in other tabs. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener?.('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('storage', listener);
  };
}

/** Reads the walk that an owner times on this device; undefined if there is none. */
export function readWalk(ownerId: string): Walk | undefined {
  const { data } = Walk.safeParse(readJson(walkEntry));
  return data?.ownerId === ownerId ? data : undefined;
}

/** Stores the walk that is being timed. */
export function writeWalk(walk: Walk): void {
  writeJson(walkEntry, walk);
  notify();
}

/** Forgets the walk that is being timed. */
export function removeWalk(): void {
  remove(walkEntry);
  notify();
}

/** Returns the walk that the owner times on this device. Re-renders when it changes, also in another tab. */
export function useWalk(): Walk | undefined {
  const { id } = useUser();
  const text = useSyncExternalStore(subscribe, () => readText(walkEntry));
  return useMemo(() => (text === null ? undefined : readWalk(id)), [text, id]);
}

function readAllWaiting(): WaitingWalk[] {
  return z.array(WaitingWalk).safeParse(readJson(waitingEntry)).data ?? [];
}

/** Reads the walks of an owner that the server has not confirmed yet, oldest first. */
export function readWaiting(ownerId: string): WaitingWalk[] {
  return readAllWaiting().filter((walk) => walk.ownerId === ownerId);
}

/** Keeps a walk until the server has confirmed it. */
export function addWaiting(walk: WaitingWalk): void {
  writeJson(waitingEntry, [...readAllWaiting().filter(({ key }) => key !== walk.key), walk]);
  notify();
}

/** Forgets a walk that was sent or refused. */
export function removeWaiting(key: string): void {
  writeJson(
    waitingEntry,
    readAllWaiting().filter((walk) => walk.key !== key),
  );
  notify();
}

/** Returns the owner's walks that the server has not confirmed yet. */
export function useWaiting(): WaitingWalk[] {
  const { id } = useUser();
  const text = useSyncExternalStore(subscribe, () => readText(waitingEntry));
  return useMemo(() => (text === null ? [] : readWaiting(id)), [text, id]);
}
