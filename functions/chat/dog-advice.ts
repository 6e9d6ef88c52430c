import { findStage } from '#functions/chat/dog-stage.ts';
import type { QuestionContext } from '#functions/chat/earlier-exchanges.ts';
import { describeFeeding, isAboutFeeding } from '#functions/chat/feeding-advice.ts';
import { now } from '#functions/core/clock.ts';
import type { DogRow } from '#functions/entities/dogs.ts';
import { localDate } from '#shared/calendar.ts';
import { ageText, monthsBetween } from '#shared/dog-age.ts';
import type { Article, LifeStage } from '#shared/guide/article.ts';
import { type AboutDog, splitSentences } from '#shared/guide/article-text.ts';

const stageNames: Record<LifeStage, string> = { puppy: 'puppies', adult: 'adult dogs', senior: 'older dogs' };

/** How a sentence or an item about puppies or seniors begins. */
const stageSubjects: Partial<Record<LifeStage, string>> = {
  puppy: 'pupp(y|ies)',
  senior: '(seniors?|(older|old|aging) dogs?)',
};

/** What fits only some weeks or months of a puppy's life. */
const someAges = /\b(weeks?|months?)\b/i;

/** Finds what an article for several stages says about puppies or seniors: "Puppies: out after each meal." */
function findStageLine({ lifeStages, sections }: Article, stage: LifeStage): string | undefined {
  const subject = stageSubjects[stage];
  if (!subject || lifeStages.length === 1) return undefined;
  const start = `^(for |in )?((an?|most|many|some|small) )*${subject}`;
  const sentence = new RegExp(String.raw`${start}\b(?! (class|food|mill|visit|that|who))`, 'i');
  // An item without a colon, such as "Puppies before their vaccines", depends on the heading of its list.
  const item = new RegExp(`${start}: `, 'i');
  return sections
    .flatMap(({ text = '', points = [] }) => [
      ...points.filter((line) => item.test(line)),
      ...splitSentences(text).filter((line) => sentence.test(line)),
    ])
    .find((line) => !someAges.test(line));
}

/** Asks for what an amount of food depends on, unless the conversation has already asked for it. */
function askForWeight({ all, dog, earlier }: QuestionContext): string[] {
  const then = 'and I can say how much food energy that means a day.';
  const request = dog
    ? `Add ${dog.name}'s weight to the profile, ${then}`
    : all.length > 0
      ? `Ask about one of your dogs by name, ${then}`
      : `Add your dog to the app with age and weight, ${then}`;
  return earlier.some(({ response }) => response.includes(request)) ? [] : [request];
}

function describeAge(article: Article, { name, age, stage }: { name: string; age: string; stage: LifeStage }) {
  if (article.lifeStages.includes(stage)) {
    const line = isAboutFeeding(article) ? undefined : findStageLine(article, stage);
    return line === undefined ? undefined : { age: `${name} is ${age} old.`, line };
  }
  const kind = article.lifeStages.map((each) => stageNames[each]).join(' and ');
  return { age: `This advice is for ${kind}.`, line: `${name} is ${age} old, so ask your vet what fits ${name}.` };
}

function describeKnownDog(article: Article, dog: DogRow, context: QuestionContext, timeZone: string): AboutDog {
  const { name, birthDate, weight } = dog;
  const today = localDate(now(), timeZone);
  const [age, stage] = [ageText(birthDate, today), findStage(dog, timeZone)];
  const fed = { name, age, ageMonths: monthsBetween(birthDate, today), stage };
  const advice = weight
    ? [describeFeeding(article, { ...fed, weightLb: weight }, context.units)]
    : askForWeight(context);
  return {
    name,
    isPuppy: stage === 'puppy',
    advice: isAboutFeeding(article) ? advice : [],
    forAge: describeAge(article, { name, age, stage }),
  };
}

/** What an answer from an article says about the dog of the question: name, age, and food energy by weight. */
export function describeDog(article: Article, context: QuestionContext, timeZone: string): AboutDog {
  if (context.dog) return describeKnownDog(article, context.dog, context, timeZone);
  return { advice: isAboutFeeding(article) ? askForWeight(context) : [] };
}
