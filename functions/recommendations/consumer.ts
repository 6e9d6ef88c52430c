import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { notify } from '#functions/notifications/notify.ts';
import { findAuditEntry } from '#functions/review-queue/find-audit-entry.ts';

const titles = {
  vet: {
    approved: 'The vet you recommended is in the directory',
    rejected: "We couldn't add the vet you recommended",
  },
  food: {
    approved: 'The food you recommended is on the list',
    rejected: "We couldn't add the food you recommended",
  },
} as const;

/** Where a notification leads. Foods are on the list in the dialog that every screen can open. */
const paths = { vet: '/?panel=vets', food: '/?panel=food' } as const;

/** Notifies owners of the decisions about what they recommended. */
export const recommendationEventHandlers: EventHandlers = {
  RecommendationDecided: async ({ id, at, detail: { ownerId, kind, decision, auditId, placeId } }) => {
    const { title, reason } = await findAuditEntry(auditId);
    await notify({
      ownerId,
      eventId: id,
      at,
      kind: 'decisions',
      except: ['email'],
      title: titles[kind][decision],
      message: decision === 'approved' ? `${title}: other owners can find it now. Thank you.` : `${title}: ${reason}`,
      actionUrl: placeId ? `/locations/${placeId}` : paths[kind],
    });
  },
};
