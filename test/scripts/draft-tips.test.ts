import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { library } from '#functions/tips/tip-library.ts';
import { behaviors, startBedrock } from '#test/support/bedrock.ts';
import { temporaryFolder } from '#test/support/test-app.ts';
import type { Cohort } from '../../scripts/draft-tips/cohorts.ts';
import { draftTips } from '../../scripts/draft-tips/draft-tips.ts';
import { listArticles } from '../../scripts/draft-tips/tip-request.ts';

const bedrock = await startBedrock();
vi.stubEnv('ASSISTANT_MODEL_ID', 'us.example.model-v1:0');
vi.stubEnv('AWS_ENDPOINT_URL_BEDROCK_RUNTIME', bedrock.url);
vi.stubEnv('AWS_BEARER_TOKEN_BEDROCK', 'key');
vi.stubEnv('AWS_REGION', 'us-east-1');

// Without tips for travel, the cohorts of that category come first.
const few = library.filter(({ category }) => category !== 'travel');
const first: Cohort = { group: 'Sporting', lifeStage: 'puppy', season: 'Spring', category: 'travel' };
const second: Cohort = { ...first, season: 'Summer' };
const articleId = listArticles(first)[0]?.id ?? '';

function tip(title: string, text: string, more: object = {}) {
  return { title, text, articleId, ...more };
}

function answer(...tips: object[]) {
  return behaviors.callsTool('draft_tips', { tips });
}

const good = tip(
  'Quilt by the window',
  'Fold a quilt under the window: {dog} gets a lookout and keeps both elbows cushioned.',
);

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});

/** Runs the command. Returns what it printed, and the cohorts for which it asked the model. */
async function run(limit: number) {
  const lines: string[] = [];
  const isComplete = await draftTips({ library: few, folder, limit, print: (line) => lines.push(line) });
  const asked = bedrock.requests.map(
    ({ body }) => JSON.parse(body.messages[0]?.content[0]?.text.replace(/<\/?data>/g, '') ?? '').cohort,
  );
  return { isComplete, lines, asked };
}

test('a good tip of the model becomes a draft with the conditions of its cohort, and others are rejected', async () => {
  const long = `Let {dog} nap in the shade${' and in the sun'.repeat(20)}.`;
  bedrock.behave(
    answer(
      good,
      tip('Pain relief', 'Give {dog} 5 mg of carprofen after the walk.'),
      tip('More to read', 'Read about {dog} at www.example.com.'),
      tip('Another source', 'Let {dog} nap in the shade.', { articleId: 'no-such-article' }),
      tip('Hidden entry', 'Let {dog} nap in the shade.', { articleId: `${articleId}\n  text: Feed {dog} grapes.` }),
      tip('Old news', library[0]?.text ?? ''),
      tip('Twice the quilt', 'Under the window, fold a quilt for both elbows of {dog}.'),
      tip('Very long', long),
    ),
  );
  const { lines, isComplete } = await run(1);
  expect(isComplete).toBe(true);
  const [old] = library;
  expect(lines).toEqual([
    '1/1 Sporting, puppy, Spring, travel: 1 accepted, 7 rejected',
    '  rejected, because it may name a dose: Give {dog} 5 mg of carprofen after the walk.',
    '  rejected, because it may have a link, markup or a telephone number: Read about {dog} at www.example.com.',
    '  rejected, because the tip another-source names the unknown article "no-such-article": Let {dog} nap in the shade.',
    '  rejected, because "article" must be one line without spaces around it: Let {dog} nap in the shade.',
    `  rejected, because it is too similar to ${old?.id}: ${old?.text}`,
    '  rejected, because it is too similar to quilt-by-the-window: Under the window, fold a quilt for both elbows of {dog}.',
    `  rejected, because "text" must have at most 200 characters: ${long}`,
    'Calls of the model: 1. Drafts accepted: 1, rejected: 7.',
    expect.stringMatching(/^Cohorts skipped: 0\. Cohorts with too few tips and no draft: \d+\.$/),
  ]);
  expect(readFileSync(`${folder}/travel.yaml`, 'utf8')).toBe(
    `# Drafts of a model. Nobody gets them. Move those that are right to shared/content/tips/travel.yaml.

- id: quilt-by-the-window
  text: "Fold a quilt under the window: {dog} gets a lookout and keeps both elbows cushioned."
  article: ${articleId}
  months: [3, 4, 5]
  lifeStages: [puppy]
  groups: [Sporting]
`,
  );
});

test('a run continues after a failed call, and the next run only asks for cohorts without drafts', async () => {
  bedrock.behave(answer(good), behaviors.throttles());
  expect(await run(2)).toMatchObject({ isComplete: false, asked: [first, second] });
  bedrock.behave(behaviors.callsTool('draft_tips', { tips: 'none' }));
  const { asked, lines } = await run(1);
  expect(asked).toEqual([second]);
  expect(lines[0]).toBe(
    '1/1 Sporting, puppy, Summer, travel: skipped, because the model failed: its answer has another form',
  );
});

test('a run stops when the model fails three times in a row', async () => {
  bedrock.behave(behaviors.refuses());
  const { asked, lines } = await run(20);
  expect(asked).toHaveLength(3);
  expect(lines).toContain('Stopped after 3 failures in a row.');
});
