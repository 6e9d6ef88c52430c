import * as account from '#events/account.ts';
import * as billing from '#events/billing.ts';
import * as dogs from '#events/dogs.ts';
import * as photos from '#events/photos.ts';

/** Every event that can be announced, by the name of its type. */
export const events = { ...account, ...dogs, ...photos, ...billing };

export type EventType = keyof typeof events;
