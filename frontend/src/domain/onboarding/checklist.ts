import { useSyncExternalStore } from 'react';
import { homePath } from '../../platform/session/paths.ts';
import { readJson, readText, storageEntry, writeJson } from '../../platform/storage/storage.ts';
import { profilePath } from '../account/paths.ts';
import { calendarPath } from '../appointments/paths.ts';
import { exercisePath } from '../exercise/paths.ts';
import { communityPath } from '../forum/paths.ts';
import { quickStartSeenEntry } from './onboarding-entries.ts';

/** The IDs of the completed items on this device. */
const doneEntry = storageEntry('quick_start_done');

/**
 * The items of the quick start, in order. The lists of dogs, questions and visits mark their item as done once they are
 * not empty. Opening the community marks its item as done.
 */
export const checklist = [
  { id: 'dog', title: 'Add Your First Dog', to: profilePath },
  { id: 'care', title: 'Ask the AI Assistant', to: homePath },
  { id: 'vet', title: 'Schedule a Vet Visit', to: calendarPath },
  { id: 'walk', title: 'Track Exercise', to: exercisePath },
  { id: 'forum', title: 'Join the Community', to: communityPath },
] as const;
export type ChecklistItemId = (typeof checklist)[number]['id'];

const listeners = new Set<() => void>();

/** Reads the IDs of the items that were completed on this device, in the order of the checklist. */
export function readCompletedItems(): ChecklistItemId[] {
  const kept = readJson(doneEntry);
  return Array.isArray(kept) ? checklist.map(({ id }) => id).filter((id) => kept.includes(id)) : [];
}

/** Marks an item as done on this device. */
export function markDone(id: ChecklistItemId): void {
  const done = readCompletedItems();
  if (done.includes(id)) return;
  writeJson(doneEntry, [...done, id]);
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the completed items and the state of each item. Re-renders when another component marks an item as done. */
export function useCompletedItems() {
  useSyncExternalStore(watch, () => readText(doneEntry));
  const done = readCompletedItems();
  const next = checklist.find(({ id }) => !done.includes(id))?.id;
  const findState = (id: ChecklistItemId) => (done.includes(id) ? 'done' : id === next ? 'next' : 'later');
  return { done, findState } as const;
}

/** Computes how much of the checklist is done, in whole percent. */
export function computeChecklistPercent(done: readonly unknown[]): number {
  return Math.round((done.length * 100) / checklist.length);
}

/** Whether home shows the quick start, which is until the owner skips or completes it. */
export function isQuickStartOpen(): boolean {
  return readText(quickStartSeenEntry) !== 'true' && readCompletedItems().length < checklist.length;
}
