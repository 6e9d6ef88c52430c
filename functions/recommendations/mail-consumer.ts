import { batchGet, rowKey } from '#functions/core/data/read.ts';
import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { sendEmailOnce } from '#functions/core/mail/mail.ts';
import { FoodRecommendations, VetRecommendations } from '#functions/entities/recommendations.ts';
import { recommendationEmail } from '#functions/recommendations/email-templates.ts';
import { toFoodAnswers, toVetAnswers } from '#functions/recommendations/recommendation.ts';
import { getMailboxes } from '#functions/support/mailboxes.ts';

/** Tells the people behind the mailbox of support about a new recommendation. */
export const recommendationEmails: EventHandlers = {
  RecommendationSubmitted: async ({ id: eventId, detail: { ownerId, recommendationId: id, kind } }) => {
    const { vet, food } = await batchGet({
      vet: kind === 'vet' ? rowKey(VetRecommendations, { ownerId, id }) : undefined,
      food: kind === 'food' ? rowKey(FoodRecommendations, { ownerId, id }) : undefined,
    });
    const answers = vet ? toVetAnswers(vet) : food && toFoodAnswers(food);
    const reason = (vet ?? food)?.reason;
    if (!answers || !reason) return;
    const to = { email: getMailboxes().general, emailVerified: false, firstName: '' };
    await sendEmailOnce(eventId, { to, render: () => recommendationEmail(to, answers, reason) });
  },
};
