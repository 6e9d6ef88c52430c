import { account } from '#shared/contract/account.ts';
import { appointments } from '#shared/contract/appointments.ts';
import { billing } from '#shared/contract/billing.ts';
import { chat } from '#shared/contract/chat.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { emergency } from '#shared/contract/emergency.ts';
import { exercise } from '#shared/contract/exercise.ts';
import { forum } from '#shared/contract/forum.ts';
import { guide } from '#shared/contract/guide.ts';
import { leadership } from '#shared/contract/leadership.ts';
import { leaving } from '#shared/contract/leaving.ts';
import { moderation } from '#shared/contract/moderation.ts';
import { notifications } from '#shared/contract/notifications.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { passkeys } from '#shared/contract/passkeys.ts';
import { photos } from '#shared/contract/photos.ts';
import { places } from '#shared/contract/places.ts';
import { push } from '#shared/contract/push.ts';
import { recommendations } from '#shared/contract/recommendations.ts';
import { referrals } from '#shared/contract/referrals.ts';
import { support } from '#shared/contract/support.ts';
import { system } from '#shared/contract/system.ts';
import { tips } from '#shared/contract/tips.ts';

/** The operations of every domain. */
export const api = {
  system,
  account,
  passkeys,
  leaving,
  dogs,
  photos,
  notifications,
  billing,
  appointments,
  emergency,
  chat,
  guide,
  tips,
  exercise,
  places,
  leadership,
  moderation,
  forum,
  push,
  support,
  recommendations,
  referrals,
};

export type DomainName = keyof typeof api;

/** Lists every operation with its name and domain, in the order of `api`. */
export function operations(): { name: string; domain: DomainName; operation: Operation }[] {
  return Object.entries(api).flatMap(([domain, all]) =>
    Object.entries(all).map(([name, operation]) => ({ name, domain: domain as DomainName, operation })),
  );
}
