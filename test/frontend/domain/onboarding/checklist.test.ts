import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  checklist,
  computeChecklistPercent,
  isQuickStartOpen,
  markDone,
  readCompletedItems,
} from '../../../../frontend/src/domain/onboarding/checklist.ts';

describe('the checklist', () => {
  const shelf = new Map<string, string>();
  beforeEach(() => {
    shelf.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, value: string) => shelf.set(key, value),
      removeItem: (key: string) => shelf.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('has five items, each with its page', () => {
    expect(checklist.map(({ title, to }) => [title, to])).toEqual([
      ['Add Your First Dog', '/profile'],
      ['Ask the AI Assistant', '/'],
      ['Schedule a Vet Visit', '/calendar'],
      ['Track Exercise', '/exercise'],
      ['Join the Community', '/community'],
    ]);
  });

  test('remembers each completed item once and computes the percentage', () => {
    expect(computeChecklistPercent(readCompletedItems())).toBe(0);
    for (const id of ['vet', 'vet', 'dog'] as const) markDone(id);
    expect(readCompletedItems()).toEqual(['dog', 'vet']);
    expect(shelf.get('houndwell.quick_start_done')).toBe('["vet","dog"]');
    expect(computeChecklistPercent(readCompletedItems())).toBe(40);
  });

  test('stays open until it is complete or skipped', () => {
    for (const { id } of checklist) {
      expect(isQuickStartOpen()).toBe(true);
      markDone(id);
    }
    expect(isQuickStartOpen()).toBe(false);
    shelf.clear();
    shelf.set('houndwell.quick_start_seen', 'true');
    expect(isQuickStartOpen()).toBe(false);
  });

  test('ignores unknown items in a tampered entry', () => {
    shelf.set('houndwell.quick_start_done', '["fame","dog","dog",7]');
    expect(readCompletedItems()).toEqual(['dog']);
    shelf.set('houndwell.quick_start_done', '"dog"');
    expect(readCompletedItems()).toEqual([]);
  });
});
