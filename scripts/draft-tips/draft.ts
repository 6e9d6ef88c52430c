import { join } from 'node:path';
import { library } from '#functions/tips/tip-library.ts';
import { ContentError } from '#infra/content/content-error.ts';
import { draftTips } from './draft-tips.ts';

/**
 * `ASSISTANT_MODEL_ID=<model> npm run draft:tips [-- --cohorts <number>]`: asks Bedrock's model for tips for the kinds of
 * dogs and seasons that have the fewest, and writes those that pass all checks to `drafts/tips`. Ends with an error if a
 * cohort was skipped.
 */
const [option, number = '', ...others] = process.argv.slice(2);
const isValid = option === undefined || (option === '--cohorts' && /^[1-9]\d{0,3}$/.test(number));
if (!isValid || others.length > 0 || !process.env.ASSISTANT_MODEL_ID) {
  console.error('Usage: ASSISTANT_MODEL_ID=<model> npm run draft:tips [-- --cohorts <number>]');
  console.error('AWS_REGION, and AWS credentials or AWS_BEARER_TOKEN_BEDROCK, give access to the model.');
  process.exit(2);
}
try {
  const isComplete = await draftTips({
    library,
    folder: join(import.meta.dirname, '..', '..', 'drafts', 'tips'),
    limit: number ? Number(number) : Number.POSITIVE_INFINITY,
    print: (line) => console.log(line),
  });
  if (!isComplete) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
