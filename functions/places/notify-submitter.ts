import type { ReceivedEvent } from '#functions/core/events/consumer.ts';
import { notify } from '#functions/notifications/notify.ts';
import { findAuditEntry } from '#functions/review-queue/find-audit-entry.ts';

/** Notifies an owner of the decision about a place that they suggested. */
export async function notifySubmitter(event: ReceivedEvent<'PlaceSuggestionDecided'>): Promise<void> {
  const { ownerId, placeId, decision, auditId } = event.detail;
  const { title, reason } = await findAuditEntry(auditId);
  const isApproved = decision === 'approved';
  await notify({
    ownerId,
    eventId: event.id,
    at: event.at,
    kind: 'decisions',
    except: ['email'],
    title: isApproved ? 'The place you suggested is on the map' : "We couldn't add the place you suggested",
    message: isApproved ? `${title}: everyone can find it now. Thank you.` : `${title}: ${reason}`,
    actionUrl: isApproved ? `/locations/${placeId}` : '/locations',
  });
}
