import * as z from 'zod/mini';
import type { Mistakes } from '#infra/content/content-error.ts';
import type { ContentFile } from '#infra/content/content-files.ts';
import { declareData } from '#infra/content/modules.ts';
import { choice, fields, list, text } from '#infra/content/schema.ts';
import { readYaml } from '#infra/content/yaml.ts';
import { experienceLevels, goals } from '#shared/owners.ts';

/** A month, 1 to 12. */
export const month = z.pipe(
  choice('month', ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']),
  z.transform((value) => Number(value)),
);

const Tips = z.array(
  fields({
    text: text('{dog}'),
    months: z.optional(list(month)),
    goals: z.optional(list(choice('goal', goals))),
    experience: z.optional(list(choice('level of experience', experienceLevels))),
  }),
);

/** Compiles the built-in tips. */
export function compileTips(files: readonly ContentFile[], mistakes: Mistakes): string {
  const tips = files.flatMap((file) => readYaml(Tips, file, mistakes)?.value ?? []);
  return declareData('tips', tips);
}
