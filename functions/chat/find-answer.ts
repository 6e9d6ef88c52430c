import { type AssistantOutcome, assistantLogMessage } from '#events/chat-metrics.ts';
import type { Answer } from '#functions/chat/answer.ts';
import type { QuestionContext } from '#functions/chat/earlier-exchanges.ts';
import { ModelFailed } from '#functions/chat/model-failed.ts';
import { environment } from '#functions/core/environment.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { log } from '#functions/core/log.ts';
import type { ChatQuestion } from '#shared/contract/chat.ts';

interface Asker {
  id: string;
  timeZone: string;
}

/** Why the guide answers instead of the model. */
function toOutcome(error: unknown): AssistantOutcome {
  if (error instanceof ModelFailed) return error.reason;
  return error instanceof ApiError && error.code === 'rateLimited' ? 'rateLimited' : 'failed';
}

/** Any failure of the model leads to the guide. */
async function askModelIfConfigured(
  caller: Asker,
  question: ChatQuestion,
  context: QuestionContext,
): Promise<Answer | undefined> {
  if (environment('ASSISTANT_MODEL_ID') === '') return undefined;
  try {
    const { answerFromModel } = await import('#functions/chat/answer-from-model.ts');
    const answer = await answerFromModel(caller, question, context);
    const outcome: AssistantOutcome = answer ? 'model' : 'unanswerable';
    log.info(assistantLogMessage, { outcome });
    return answer;
  } catch (error) {
    log.warn(assistantLogMessage, { outcome: toOutcome(error), ...log.describe(error) });
    return undefined;
  }
}

/**
 * Finds the answer to a question: from the model, or else from the care guide. Both are loaded on first use, so that an
 * emergency does not wait for them.
 */
export async function findAnswer(caller: Asker, question: ChatQuestion, context: QuestionContext): Promise<Answer> {
  return (await askModelIfConfigured(caller, question, context)) ?? (await askGuide(caller, question, context));
}

/** Answers a question from the care guide. */
export async function askGuide(
  { timeZone }: Pick<Asker, 'timeZone'>,
  question: ChatQuestion,
  context: QuestionContext,
): Promise<Answer> {
  const { answerFromGuide } = await import('#functions/chat/answer-from-guide.ts');
  return answerFromGuide(question, context, timeZone);
}
