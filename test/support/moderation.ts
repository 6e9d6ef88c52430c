import { forum } from '#shared/contract/forum.ts';
import { type LeadershipForm, leadership } from '#shared/contract/leadership.ts';
import { moderation } from '#shared/contract/moderation.ts';
import type { DecisionForm } from '#shared/contract/moderation-fields.ts';
import { places } from '#shared/contract/places.ts';
import type { FoodForm, VetForm } from '#shared/contract/recommendation-fields.ts';
import { recommendations } from '#shared/contract/recommendations.ts';
import type { SupportForm } from '#shared/contract/support.ts';
import type { ModerationQueue } from '#shared/moderation.ts';
import type { Owner } from '#test/support/factories.ts';

const sentence = 'I answer slowly, ask what someone has tried, and send medical questions to a vet. ';

/** A complete leadership application. */
export const leadershipAnswers: LeadershipForm = {
  experienceLevel: 'advanced',
  yearsWithDogs: 11,
  specialties: ['Basic training', 'Multi-dog homes'],
  motivation: sentence.repeat(2),
  helpingExperience: sentence,
  availableTime: '6-10',
  communicationStyle: sentence,
  conflictResolution: sentence.repeat(2),
  communityGoals: sentence.repeat(2),
  references: null,
  agreeToTerms: true,
};

/** A complete message to support. */
export const supportForm: SupportForm = {
  name: 'Maya Lopez',
  email: 'maya.phone@example.com',
  subject: 'My phone shows the old visit time',
  category: 'technical',
  priority: 'medium',
  message: 'I moved the visit to 11:00, but my phone still says 9:30.',
};

/** A complete recommendation of a vet. */
export const vetForm: VetForm = {
  vetName: 'Dr. Hannah Miller',
  clinicName: 'West Chester Animal Care',
  location: '12 Elm Street, West Chester, IA 52359',
  phone: '(319) 555-0117',
  email: null,
  specialties: 'House calls, senior dogs',
  reason: 'She sat on the floor with Olive until she stopped shaking.',
  yourName: 'Maya Lopez',
  yourEmail: 'maya.phone@example.com',
};

/** A complete recommendation of a dog food. */
export const foodForm: FoodForm = {
  brandName: 'Prairie Bowl',
  productName: 'Salmon and Barley',
  category: 'grain-free',
  price: '$54 for 15 lbs',
  retailer: null,
  website: 'https://www.example.com/salmon',
  ingredients: 'Salmon, barley, peas',
  benefits: null,
  reason: 'Our old dog eats it all, and his coat is shiny again.',
  yourName: 'Maya Lopez',
  yourEmail: 'maya.phone@example.com',
};

/** Recommends a vet and returns the ID that the recommendation has in the queue. */
export async function recommendVet({ browser }: Owner, changes: Partial<VetForm> = {}): Promise<string> {
  const { id } = await browser.ask(recommendations.recommendVet, { body: { ...vetForm, ...changes } });
  return `${id}-vet`;
}

/** Recommends a food and returns the ID that the recommendation has in the queue. */
export async function recommendFood({ browser }: Owner, changes: Partial<FoodForm> = {}): Promise<string> {
  const { id } = await browser.ask(recommendations.recommendFood, { body: { ...foodForm, ...changes } });
  return `${id}-food`;
}

/** Submits an application and returns its ID. */
export async function apply({ browser }: Owner): Promise<string> {
  return (await browser.ask(leadership.applyForLeadership, { body: leadershipAnswers })).id;
}

/** Suggests a place and returns its ID. */
export async function suggestPlace({ browser }: Owner, name = 'Mill Pond Field'): Promise<string> {
  const body = { name, placeType: 'dog_park', latitude: 41.4, longitude: -91.6 } as const;
  return (await browser.ask(places.suggestPlace, { body })).id;
}

/** Adds a post and returns its ID. */
export async function writePost({ browser }: Owner, title = 'Cheap puppies'): Promise<string> {
  return (await browser.ask(forum.createPost, { body: { title, content: 'Write me for the price.' } })).id;
}

/** Adds a comment to a post and returns the parameters of its path. */
export async function writeComment({ browser }: Owner, id: string, content = 'My uncle always did.') {
  const { id: commentId } = await browser.ask(forum.createComment, { params: { id }, body: { content } });
  return { id, commentId };
}

/** Reports a post and returns the ID that the report has in the queue if it is the first one. */
export async function reportPost({ browser }: Owner, id: string, reason = 'Spam or advertising'): Promise<string> {
  await browser.ask(forum.reportPost, { params: { id }, body: { reason } });
  return `${id}-1`;
}

/** Decides about an item of a queue. */
export function decide({ browser }: Owner, queue: ModerationQueue, id: string, body: DecisionForm) {
  return browser.ask(moderation.decide, { params: { queue, id }, body });
}
