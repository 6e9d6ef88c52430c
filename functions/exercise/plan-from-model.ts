import * as z from 'zod/mini';
import { ModelFailed } from '#functions/chat/model-failed.ts';
import { wrapModelData } from '#functions/chat/wrap-model-data.ts';
import { environment } from '#functions/core/environment.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { consume, rateLimit } from '#functions/core/limits/rate-limit.ts';
import { log } from '#functions/core/log.ts';
import type { PlanDraft } from '#functions/exercise/build-plan.ts';
import type { PlanBounds } from '#functions/exercise/plan-bounds.ts';
import { planPrompt } from '#functions/exercise/plan-prompt.ts';
import { PlanInput, readModelPlan } from '#functions/exercise/read-model-plan.ts';

/** Plans of an owner for which the model is asked, also those that fail. Beyond them, our own rules make the plan. */
const modelLimit = rateLimit('modelPlan', { burst: 40, seconds: 2160 });

/** Tokens of a plan with six activities. */
const maxTokens = 1500;

/**
 * Asks the model for a plan within the bounds.
 * @param data what the plan is made for
 * @returns undefined without a model, or if it fails, is asked too often, or makes nothing that can be used
 */
export async function planFromModel(ownerId: string, data: object, bounds: PlanBounds): Promise<PlanDraft | undefined> {
  if (environment('ASSISTANT_MODEL_ID') === '') return undefined;
  try {
    await consume(modelLimit, ownerId);
    // Loaded on first use, because most requests of this Lambda need no model.
    const { askModel } = await import('#functions/chat/assistant.ts');
    return await askModel(
      {
        system: planPrompt,
        data: wrapModelData({ ...data, limits: bounds }),
        tool: {
          name: 'make_plan',
          description: 'Gives the owner the plan.',
          schema: z.toJSONSchema(PlanInput) as Record<string, unknown>,
        },
        maxTokens,
      },
      (input) => readModelPlan(input, bounds),
    );
  } catch (error) {
    const isExpected = error instanceof ModelFailed || (error instanceof ApiError && error.code === 'rateLimited');
    log.warn('our own rules make the plan', isExpected ? { reason: error.message } : log.describe(error));
    return undefined;
  }
}
