import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { events } from '#events/catalogue.ts';
import { eventSource } from '#events/event.ts';
import { schedules } from '#events/schedules.ts';

const all = Object.entries(events);

/** Matches a past participle, or a word that says that something is due or about to happen. */
const pastTense = /(ed|Paid|Sent|Made|Given|Due|Ready|Ending)([A-Z]|$)/;

describe.each(all)('the event %s', (name, { type, detail }) => {
  test('is named after a noun and what happened to it', () => {
    expect(type).toBe(name);
    expect(name).toMatch(/^[A-Z][a-z]+([A-Z][a-z]+)+$/);
    expect(name).toMatch(pastTense);
  });

  test('carries IDs and plain facts, never personal data or text that people wrote', () => {
    const { properties = {} } = z.toJSONSchema(detail) as { properties?: Record<string, unknown> };
    const fields = Object.keys(properties);
    expect(fields.length).toBeGreaterThan(0);
    expect(
      fields.filter(
        (field) => !/Id$/.test(field) && /email|password|name$|address|secret|token|content|text|message/i.test(field),
      ),
    ).toEqual([]);
    // The outbox adds this field.
    expect(fields).not.toContain('eventId');
  });

  test('is invalid without its IDs', () => {
    expect(detail.safeParse({}).success).toBe(false);
  });
});

test('all events have the same source on the bus', () => {
  expect(eventSource).toBe('houndwell');
});

describe.each(Object.entries(schedules))('the schedule %s', (name, { everyMinutes, does }) => {
  test('runs at an interval that divides an hour or is a whole number of hours', () => {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(60 % everyMinutes === 0 || everyMinutes % 60 === 0).toBe(true);
  });

  test('has a description', () => {
    expect(does).toMatch(/^[A-Z].*\.$/);
  });
});
