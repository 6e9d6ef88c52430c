import type { Owner } from '#functions/entities/owners.ts';
import type { Subscription } from '#functions/entities/subscriptions.ts';
import type { User } from '#shared/contract/account.ts';
import { goals } from '#shared/owners.ts';

/** Converts an owner's rows to the `User` that the API returns. */
export function toUser(owner: Owner, subscription: Pick<Subscription, 'trialEndsAt'>, roles: readonly string[]): User {
  return {
    id: owner.id,
    email: owner.email,
    emailVerified: owner.emailVerified,
    emailUndeliverable: owner.emailUndeliverable ?? false,
    firstName: owner.firstName,
    lastName: owner.lastName,
    profileImageUrl: owner.profileImageUrl ?? null,
    homeAddress: owner.homeAddress ?? null,
    city: owner.city ?? null,
    state: owner.state ?? null,
    zipCode: owner.zipCode ?? null,
    timeZone: owner.timeZone,
    units: owner.units,
    vetName: owner.vetName ?? null,
    vetPhone: owner.vetPhone ?? null,
    experienceLevel: owner.experienceLevel ?? null,
    primaryGoals: goals.filter((goal) => owner.primaryGoals?.includes(goal)),
    roles: [...roles],
    trialEndsAt: subscription.trialEndsAt,
    isFirstLogin: owner.isFirstLogin,
    createdAt: owner.createdAt,
    deletesAt: owner.deletesAt ?? null,
  };
}
