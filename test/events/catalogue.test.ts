import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { events } from '#events/catalogue.ts';
import { eventSource } from '#events/event.ts';
import { schedules } from '#events/schedules.ts';

const all = Object.entries(events);

/** The participles that do not end in -ed, and what is due rather than done. */
const pastTense = /(ed|Sent|Made|Given|Due|Ready|Ending)([A-Z]|$)/;

describe.each(all)('the event %s', (name, { type, detail }) => {
  test('is known by its own name, a noun and what happened to it', () => {
    expect(type).toBe(name);
    expect(name).toMatch(/^[A-Z][a-z]+([A-Z][a-z]+)+$/);
    expect(name).toMatch(pastTense);
  });

  test('carries ids and plain facts, never what people wrote or where they live', () => {
    const { properties = {} } = z.toJSONSchema(detail) as { properties?: Record<string, unknown> };
    const told = Object.keys(properties);
    expect(told.length).toBeGreaterThan(0);
    expect(
      told.filter((field) => /email|password|name$|address|secret|token|content|text|message/i.test(field)),
    ).toEqual([]);
    // The outbox adds this one, so that a second delivery is recognised.
    expect(told).not.toContain('eventId');
  });

  test('is refused when it does not say whom it concerns', () => {
    expect(detail.safeParse({}).success).toBe(false);
  });
});

test('all of our events stand under one source on the bus', () => {
  expect(eventSource).toBe('houndwell');
});

describe.each(Object.entries(schedules))('the clock %s', (name, { everyMinutes, does }) => {
  test('rings at even steps of the hour, so that a rule can say when', () => {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(60 % everyMinutes === 0 || everyMinutes % 60 === 0).toBe(true);
  });

  test('says what it does', () => {
    expect(does).toMatch(/^[A-Z].*\.$/);
  });
});
