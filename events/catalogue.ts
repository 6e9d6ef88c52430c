import * as account from '#events/account.ts';
import * as appointments from '#events/appointments.ts';
import * as billing from '#events/billing.ts';
import * as dogs from '#events/dogs.ts';
import * as forum from '#events/forum.ts';
import * as guide from '#events/guide.ts';
import * as leadership from '#events/leadership.ts';
import * as leaving from '#events/leaving.ts';
import * as moderation from '#events/moderation.ts';
import * as notifications from '#events/notifications.ts';
import * as photos from '#events/photos.ts';
import * as places from '#events/places.ts';
import * as push from '#events/push.ts';
import * as recommendations from '#events/recommendations.ts';
import * as referrals from '#events/referrals.ts';
import * as support from '#events/support.ts';

/** All domain events by type. */
export const events = {
  ...account,
  ...leaving,
  ...dogs,
  ...photos,
  ...billing,
  ...appointments,
  ...guide,
  ...forum,
  ...notifications,
  ...push,
  ...leadership,
  ...moderation,
  ...places,
  ...support,
  ...recommendations,
  ...referrals,
};

export type EventType = keyof typeof events;
