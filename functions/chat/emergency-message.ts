import { ulid } from 'ulid';
import { now } from '#functions/core/clock.ts';
import type { ChatMessage, ChatQuestion } from '#shared/contract/chat.ts';
import type { EmergencyCard } from '#shared/emergency/card.ts';
import { checkEmergency, type EmergencyCheck } from '#shared/emergency/check-emergency.ts';
import { checkQuestion, type Patient } from '#shared/emergency/check-question.ts';
import type { Urgency } from '#shared/emergency/check-text.ts';

/**
 * Whether a question is about an emergency. `none` if the check finds nothing, or the owner says that it is not happening.
 * `checkEmergency` throws nothing: a check that fails is an emergency.
 */
export function findVerdict(
  { message, notHappening }: Pick<ChatQuestion, 'message' | 'notHappening'>,
  urgency: Urgency | undefined,
): EmergencyCheck['verdict'] {
  return notHappening ? 'none' : checkEmergency({ text: message, urgency }).verdict;
}

/** The card as text, for clients that show no card. */
function formatCard({ title, why, steps, doNot }: EmergencyCard): string {
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
  return `${title}. ${why}\n\n${list(steps)}\n\nDo not:\n${list(doNot)}`;
}

/** The answer to an emergency. It needs neither the table nor a model. */
export function buildEmergencyMessage(
  { message, category }: ChatQuestion,
  urgency: Urgency | undefined,
  { userId, dogId = null, ...patient }: Patient & { userId: string; dogId?: string | null | undefined },
): ChatMessage {
  const at = now();
  const { card, reasons, emergency } = checkQuestion(message, patient, urgency);
  if (!card) throw new Error('The question is not about an emergency.');
  return {
    id: ulid(at.getTime()),
    userId,
    dogId,
    message,
    category,
    response: formatCard(card),
    createdAt: at.toISOString(),
    source: 'emergency',
    sources: card.sources.map(({ publisher, title, url }) => ({ publisher, title, url })),
    ...(emergency && { emergency: true as const }),
    reasons,
    card,
    actions: [],
  };
}
