import * as z from 'zod/mini';
import { Id } from '#shared/contract/fields.ts';
import { operation } from '#shared/contract/operation.ts';

/** The private address of a calendar feed. Anyone who has it can read the appointments. */
const FeedAddress = z.object({ url: z.string() });

const OfDog = z.strictObject({
  /** Only this dog's appointments; without it, every dog's. */
  dogId: z.optional(Id),
});

/** Owner, dog or `all`, and the secret of a feed. A malformed token never existed. */
const FeedToken = z.string().check(z.regex(/^[0-9A-Z]{26}-([0-9A-Z]{26}|all)-[0-9A-Za-z_-]{43}$/));

/** The appointments for other calendar programs. */
export const calendar = {
  getFeed: operation({
    method: 'GET',
    path: '/api/calendar/feed',
    summary: 'The private address of the calendar feed.',
    access: 'owner',
    requires: 'calendar',
    query: OfDog,
    returns: FeedAddress,
    fails: ['dogNotFound'],
  }),
  rotateFeed: operation({
    method: 'POST',
    path: '/api/calendar/feed/rotate',
    summary: 'Replaces the address of the calendar feed. The old one stops working at once.',
    access: 'owner',
    requires: 'calendar',
    query: OfDog,
    returns: FeedAddress,
    fails: ['dogNotFound'],
  }),
  readFeed: operation({
    method: 'GET',
    path: '/api/calendar/{token}/houndwell.ics',
    summary: 'The appointments as an iCalendar feed (RFC 5545).',
    access: 'link-token',
    answers: 'file',
    params: z.strictObject({ token: FeedToken }),
  }),
  downloadAppointment: operation({
    method: 'GET',
    path: '/api/appointments/{id}/appointment.ics',
    summary: 'One appointment as an iCalendar file.',
    access: 'owner',
    requires: 'calendar',
    answers: 'file',
    params: z.strictObject({ id: Id }),
    fails: ['appointmentNotFound'],
  }),
};
