import { ownerEntity } from '#functions/core/data/entity.ts';

/** Free months that an owner has earned, by the event, so that an event earns one month. */
export const CreditGrants = ownerEntity('creditGrant', 'credit-grant#${eventId}', {
  eventId: { type: 'string', required: true },
  at: { type: 'string', required: true },
});
