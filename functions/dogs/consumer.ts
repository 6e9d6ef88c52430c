import type { Reactions } from '#functions/core/consumer.ts';
import { notify, removeNotificationsAbout } from '#functions/core/notifications.ts';
import { Dogs } from '#functions/entities/dogs.ts';

export const dogReactions: Reactions = {
  DogCreated: async ({ id, at, detail: { ownerId, dogId } }) => {
    const { data: dog } = await Dogs.get({ ownerId, id: dogId }).go({ consistent: true });
    if (!dog) return;
    const basis = dog.weight ? 'breed, age and weight' : 'breed and age';
    await notify({
      ownerId,
      eventId: id,
      at,
      type: 'system',
      title: `${dog.name}'s profile is ready`,
      message: `We'll use ${dog.name}'s ${basis} to make your tips and plans.`,
      actionUrl: '/profile',
      subjectId: dogId,
    });
  },
  DogDeleted: ({ detail: { ownerId, dogId } }) => removeNotificationsAbout(ownerId, dogId),
};
