import { type Calories, computeDailyCalories } from '#functions/chat/daily-calories.ts';
import { findStage } from '#functions/chat/dog-stage.ts';
import type { QuestionContext } from '#functions/chat/earlier-exchanges.ts';
import { pickLast } from '#functions/chat/last-exchanges.ts';
import { recentVisits } from '#functions/chat/recent-visits.ts';
import { wrapModelData } from '#functions/chat/wrap-model-data.ts';
import { now } from '#functions/core/clock.ts';
import type { ChatMessageRow } from '#functions/entities/chat-messages.ts';
import type { DogRow } from '#functions/entities/dogs.ts';
import { ageAt, localDate } from '#shared/calendar.ts';
import type { ChatQuestion } from '#shared/contract/chat.ts';
import { monthsBetween } from '#shared/dog-age.ts';
import type { Article } from '#shared/guide/article.ts';

/** Dogs that the model gets. */
const maxDogs = 10;

/** Characters of an article. */
const maxPassage = 2500;

/** Characters of an earlier question and of its answer. */
const maxQuestion = 500;
const maxAnswer = 800;

function toPassage({ id, title, answer, sections, seeVet = [] }: Article) {
  const parts = sections.map(({ heading, text, points = [] }) => [heading, text, ...points].filter(Boolean).join('. '));
  const text = [answer, ...parts, ...(seeVet.length > 0 ? [`See a vet for: ${seeVet.join('; ')}`] : [])].join('\n');
  return { id, title, text: text.slice(0, maxPassage) };
}

/** The first characters of a text. A character of two code units stays whole. */
function truncate(text: string, length: number): string {
  return [...text].slice(0, length).join('');
}

/** An earlier question with its answer. For an emergency, sends only the card's title. */
function toExchange({ message, response, dogId, card }: ChatMessageRow) {
  return {
    question: truncate(message, maxQuestion),
    answer: card ? `${card.title}.` : truncate(response, maxAnswer),
    dogId: dogId ?? null,
    emergency: Boolean(card),
  };
}

function computeCalories(dog: DogRow, timeZone: string): Calories | null {
  const { weight: weightLb, birthDate } = dog;
  if (!weightLb) return null;
  const ageMonths = monthsBetween(birthDate, localDate(now(), timeZone));
  return computeDailyCalories({ weightLb, ageMonths, stage: findStage(dog, timeZone) }) ?? null;
}

/** The user turn: everything that differs between requests, as data. */
export async function buildModelData(
  { id, timeZone }: { id: string; timeZone: string },
  question: ChatQuestion,
  { all, dog, earlier }: QuestionContext,
  articles: readonly Article[],
): Promise<string> {
  const visits = await recentVisits(id, timeZone);
  const dogs = [...new Set([...(dog ? [dog] : []), ...all])].slice(0, maxDogs).map((each) => ({
    id: each.id,
    name: each.name,
    breed: each.breed,
    ageYears: ageAt(each.birthDate, now(), timeZone),
    lifeStage: findStage(each, timeZone),
    weightLb: each.weight ?? null,
    dailyCalories: computeCalories(each, timeZone),
    appointments: visits.get(each.id) ?? [],
  }));
  const data = {
    today: localDate(now(), timeZone),
    question: { category: question.category, text: question.message },
    aboutDogId: dog?.id ?? null,
    earlier: pickLast(earlier).map(toExchange),
    dogs,
    articles: articles.map(toPassage),
  };
  return wrapModelData(data);
}
