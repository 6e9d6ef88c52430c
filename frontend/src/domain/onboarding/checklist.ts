import { useSyncExternalStore } from 'react';
import { homePath } from '../../platform/session/paths.ts';
import { readJson, readText, storageEntry, writeJson } from '../../platform/storage/storage.ts';
import { profilePath } from '../account/paths.ts';
import { calendarPath } from '../appointments/paths.ts';
import { exercisePath } from '../exercise/paths.ts';
import { communityPath } from '../forum/paths.ts';
import { quickStartSeenEntry } from './onboarding-entries.ts';

/** The completed items. */
const doneEntry = storageEntry('quick_start_done');

/** The quick-start steps, in order. The lists of dogs, questions, visits and walks mark theirs once they are not empty. */
export const checklist = [
  { id: 'dog', title: 'Add Your First Dog', to: profilePath },
  { id: 'care', title: 'Ask the AI Assistant', to: homePath },
  { id: 'vet', title: 'Schedule a Vet Visit', to: calendarPath },
  { id: 'walk', title: 'Track Exercise', to: exercisePath },
  { id: 'forum', title: 'Join the Community', to: communityPath },
] as const;
export type ChecklistItemId = (typeof checklist)[number]['id'];

const listeners = new Set<() => void>();

/** The completed items, as far as this device knows, in order. */
export function readCompletedItems(): ChecklistItemId[] {
  const kept = readJson(doneEntry);
  return Array.isArray(kept) ? checklist.map(({ id }) => id).filter((id) => kept.includes(id)) : [];
}

/** Marks an item as done. */
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

/** The completed items, and the state of each item. */
export function useCompletedItems() {
  useSyncExternalStore(watch, () => readText(doneEntry));
  const done = readCompletedItems();
  const next = checklist.find(({ id }) => !done.includes(id))?.id;
  const findState = (id: ChecklistItemId) => (done.includes(id) ? 'done' : id === next ? 'next' : 'later');
  return { done, findState } as const;
}

/** Progress in whole percent. */
export function computePercent(done: readonly unknown[]): number {
  return Math.round((done.length * 100) / checklist.length);
}

/** Whether the quick start shows on home: it was not skipped, and is not complete. */
export function isQuickStartOpen(): boolean {
  return readText(quickStartSeenEntry) !== 'true' && readCompletedItems().length < checklist.length;
}
