import * as z from 'zod/mini';
import { paths } from '../../lib/paths.ts';
import { readJson, writeJson } from '../../lib/storage.ts';

/** The first things to do, in the order that makes sense. */
export const quickStartSteps = [
  {
    id: 'dog',
    title: 'Add Your First Dog',
    text: 'Name, breed and age are enough.',
    action: 'Add a dog',
    to: paths.profile,
  },
  {
    id: 'care',
    title: 'Ask the AI Assistant',
    text: 'The paw opens it on every screen.',
    action: 'Go home',
    to: paths.home,
  },
  {
    id: 'vet',
    title: 'Schedule a Vet Visit',
    text: 'You are reminded the day before.',
    action: 'Open the calendar',
    to: paths.calendar,
  },
  {
    id: 'walk',
    title: 'Track Exercise',
    text: 'Log a walk and watch the line fill.',
    action: 'Log a walk',
    to: paths.exercise,
  },
  {
    id: 'forum',
    title: 'Join the Community',
    text: 'Read what worked for others.',
    action: 'Look around',
    to: paths.community,
  },
] as const;
export type QuickStartId = (typeof quickStartSteps)[number]['id'];

const ids = quickStartSteps.map(({ id }) => id);
const Done = z.array(z.enum(ids as [QuickStartId, ...QuickStartId[]]));

/** The steps marked done on this device. */
export function doneSteps(): QuickStartId[] {
  const kept = Done.safeParse(readJson('quick_start_done'));
  return kept.success ? ids.filter((id) => kept.data.includes(id)) : [];
}

/** Marks a step done and answers all that are. */
export function markDone(id: QuickStartId): QuickStartId[] {
  writeJson('quick_start_done', [...new Set([...doneSteps(), id])]);
  return doneSteps();
}

/** How much of the whole, in whole percent. */
export function percentOf(done: readonly unknown[]): number {
  return Math.round((done.length * 100) / quickStartSteps.length);
}
