import { decide, type Judgment, judge } from '#shared/emergency/check-text.ts';
import { featuresOf } from '#shared/emergency/features.ts';
import { bucketsOf, scoreWith } from '#shared/emergency/model.ts';
import { buildModel } from './build.ts';
import { readCorpus, type TrainingText } from './corpus.ts';

/** Trains on the texts of all authors but one, and judges the texts of that one. */
export function judgeOthers(
  texts: readonly TrainingText[],
  author: string,
): { text: TrainingText; judged: Judgment }[] {
  const { weights, bias } = buildModel(texts.filter((text) => text.author !== author));
  return texts
    .filter((text) => text.author === author)
    .map((text) => ({
      text,
      judged: judge(text.text, (tokens, asked) => scoreWith(weights, bias, bucketsOf(featuresOf(tokens, asked)))),
    }));
}

/** Counts the mistakes in the texts of an author that the model was not trained on. */
export function missedAndFalse(texts: readonly TrainingText[], author: string) {
  const results = judgeOthers(texts, author);
  const emergencies = results.filter(({ text }) => text.emergency);
  const harmless = results.filter(({ text }) => !text.emergency);
  return {
    emergencies: emergencies.length,
    missed: emergencies.filter(({ judged }) => !decide(judged).emergency).length,
    harmless: harmless.length,
    falseAlarms: harmless.filter(({ judged }) => decide(judged).emergency).length,
  };
}

/** Prints the mistakes for each author. */
function report(): void {
  const texts = readCorpus();
  for (const author of new Set(texts.flatMap((text) => text.author ?? []))) {
    const { emergencies, missed, harmless, falseAlarms } = missedAndFalse(texts, author);
    console.log(`${author}: missed ${missed} of ${emergencies}, false alarms ${falseAlarms} of ${harmless}`);
  }
}

if (import.meta.main) report();
