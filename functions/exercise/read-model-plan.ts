import * as z from 'zod/mini';
import { toPlainText } from '#functions/chat/plain-text.ts';
import { hasWrongTone } from '#functions/chat/tone.ts';
import { findUnsafePart } from '#functions/chat/unsafe-text.ts';
import type { PlanDraft } from '#functions/exercise/build-plan.ts';
import type { PlanBounds } from '#functions/exercise/plan-bounds.ts';
import { trimPlan } from '#functions/exercise/trim-plan.ts';
import { ExerciseActivity, efforts, maxActivities } from '#shared/contract/exercise-plans.ts';
import { isUsableName, text } from '#shared/contract/fields.ts';

/** The input of the tool, as its schema describes it to the model. */
export const PlanInput = z.object({
  planName: z.string(),
  description: z.string(),
  activities: z.array(
    z.object({ title: z.string(), minutes: z.int(), effort: z.enum(efforts), instructions: z.string() }),
  ),
});

const Name = text(1, 60, 'A name');
const maxDescription = 300;

/** Returns the text if it may be shown. */
function acceptText(value: string): string | undefined {
  const plain = toPlainText(value);
  return isUsableName(plain) && !findUnsafePart(plain) && !hasWrongTone(plain) ? plain : undefined;
}

function parseActivity({ minutes, ...each }: z.output<typeof PlanInput>['activities'][number]) {
  const [title, instructions] = [acceptText(each.title), acceptText(each.instructions)];
  const parsed = ExerciseActivity.safeParse({ ...each, title, instructions, duration: minutes });
  return parsed.success ? parsed.data : undefined;
}

/**
 * Checks the tool's input. One text that must not be shown makes the plan unusable.
 * @returns the plan within the bounds, or undefined if it cannot be used
 */
export function readModelPlan(input: unknown, bounds: PlanBounds): PlanDraft | undefined {
  const parsed = PlanInput.safeParse(input);
  if (!parsed.success || parsed.data.activities.length > maxActivities) return undefined;
  const planName = Name.safeParse(acceptText(parsed.data.planName));
  const description = acceptText(parsed.data.description);
  const activities = parsed.data.activities.map(parseActivity);
  if (!planName.success || !description || description.length > maxDescription) return undefined;
  if (activities.includes(undefined)) return undefined;
  const draft = { planName: planName.data, description, activities: activities.filter((each) => each !== undefined) };
  return trimPlan(draft, bounds);
}
