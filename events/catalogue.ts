import * as account from '#events/account.ts';
import * as appointments from '#events/appointments.ts';
import * as billing from '#events/billing.ts';
import * as dogs from '#events/dogs.ts';
import * as guide from '#events/guide.ts';
import * as photos from '#events/photos.ts';

/** All domain events by type. */
export const events = { ...account, ...dogs, ...photos, ...billing, ...appointments, ...guide };

export type EventType = keyof typeof events;
