import { cascadeDelete, startDeadline } from '#functions/core/data/cascade-delete.ts';
import { remove } from '#functions/core/data/table.ts';
import { removeDog } from '#functions/dogs/remove-dog.ts';
import { AppointmentSeries, InstanceLookups, Instances, UndoSteps } from '#functions/entities/appointments.ts';
import { ChatMessages } from '#functions/entities/chat-messages.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { NotificationBatches, Notifications } from '#functions/entities/notifications.ts';
import { TipPlans } from '#functions/entities/tip-plans.ts';

/**
 * Deletes the dogs, appointments, chat messages, notifications and tips of an account. A repeated call continues after an
 * interruption. Queued reminders stay, and do nothing when they are due.
 * @throws Error after 20 seconds if rows are left
 */
export async function removeContent(ownerId: string): Promise<void> {
  const checkTime = startDeadline();
  const { data: dogs } = await Dogs.query.ofOwner({ ownerId }).go({ pages: 'all', consistent: true });
  for (const { id } of dogs) {
    checkTime();
    await removeDog(ownerId, id);
  }
  // Appointments are deleted here too, because the event handlers of `DogDeleted` run only after the response.
  await cascadeDelete({
    readPage: (options) => AppointmentSeries.query.ofOwner({ ownerId }).go(options),
    toWrites: ({ endsAt, id }) => [remove(AppointmentSeries.delete({ ownerId, endsAt, id }).params())],
    checkTime,
  });
  await cascadeDelete({
    readPage: (options) => Instances.query.ofOwner({ ownerId }).go(options),
    toWrites: ({ startsAt, id }) => [remove(Instances.delete({ ownerId, startsAt, id }).params())],
    checkTime,
  });
  await cascadeDelete({
    readPage: (options) => InstanceLookups.query.ofOwner({ ownerId }).go(options),
    toWrites: ({ id }) => [remove(InstanceLookups.delete({ ownerId, id }).params())],
    checkTime,
  });
  await cascadeDelete({
    readPage: (options) => UndoSteps.query.ofOwner({ ownerId }).go(options),
    toWrites: ({ undoId, step }) => [remove(UndoSteps.delete({ ownerId, undoId, step }).params())],
    checkTime,
  });
  await cascadeDelete({
    readPage: (options) => ChatMessages.query.ofOwner({ ownerId }).go(options),
    toWrites: ({ id }) => [remove(ChatMessages.delete({ ownerId, id }).params())],
    checkTime,
  });
  await cascadeDelete({
    readPage: (options) => Notifications.query.ofOwner({ ownerId }).go(options),
    toWrites: ({ id }) => [remove(Notifications.delete({ ownerId, id }).params())],
    checkTime,
  });
  await cascadeDelete({
    readPage: (options) => NotificationBatches.query.ofOwner({ ownerId }).go(options),
    toWrites: ({ id }) => [remove(NotificationBatches.delete({ ownerId, id }).params())],
    checkTime,
  });
  await cascadeDelete({
    readPage: (options) => TipPlans.query.ofOwner({ ownerId }).go(options),
    toWrites: ({ month }) => [remove(TipPlans.delete({ ownerId, month }).params())],
    checkTime,
  });
}
