import * as z from 'zod/mini';
import type { Answer } from '#functions/chat/answer.ts';
import { askModel } from '#functions/chat/assistant.ts';
import type { QuestionContext } from '#functions/chat/earlier-exchanges.ts';
import { findArticles } from '#functions/chat/find-articles.ts';
import { buildModelData } from '#functions/chat/model-data.ts';
import { readModelOutput, ToolInput } from '#functions/chat/model-output.ts';
import { promptVersion, systemPrompt } from '#functions/chat/prompt.ts';
import { consumeByOwner, rateLimit } from '#functions/core/limits/rate-limit.ts';
import { log } from '#functions/core/log.ts';
import type { ChatQuestion } from '#shared/contract/chat.ts';
import { toSource } from '#shared/guide/article-links.ts';

/** Questions of an owner that reach the model, also those that do not count. Beyond them, the care guide answers. */
const modelLimit = rateLimit('modelQuestion', { burst: 200, seconds: 432 });

/** Articles that the model gets. */
const maxArticles = 4;

/** Tokens of an answer with its articles and actions. */
const maxTokens = 900;

/**
 * Answers a question with the model, which gets the owner's dogs, the conversation and the best articles as data.
 * @returns undefined if the model says that it cannot answer
 * @throws ModelFailed, and ApiError `rateLimited` when the owner has asked the model too often
 */
export async function answerFromModel(
  caller: { id: string; timeZone: string },
  question: ChatQuestion,
  context: QuestionContext,
): Promise<Answer | undefined> {
  await consumeByOwner(modelLimit, caller.id);
  const { matches } = await findArticles(question, context, caller.timeZone);
  const articles = matches.slice(0, maxArticles).map(({ article }) => article);
  const offered = { articles, dogIds: context.all.map(({ id }) => id) };
  const output = await askModel(
    {
      system: systemPrompt,
      data: await buildModelData(caller, question, context, articles),
      tool: {
        name: 'answer_owner',
        description: 'Gives the owner the answer.',
        schema: z.toJSONSchema(ToolInput) as Record<string, unknown>,
      },
      maxTokens,
    },
    (input) => {
      const read = readModelOutput(input, offered);
      if (!('problem' in read)) return read;
      log.warn('an answer of the model is not shown', { problem: read.problem });
      return undefined;
    },
  );
  if (output.unanswerable) return undefined;
  return {
    text: output.text,
    source: 'model',
    sources: articles.filter(({ id }) => output.articleIds.includes(id)).map(toSource),
    actions: output.actions,
    counts: true,
    promptVersion,
  };
}
