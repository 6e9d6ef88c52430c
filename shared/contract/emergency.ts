import * as z from 'zod/mini';
import { multilineText, optionalLines, optionalText, text } from '#shared/contract/fields.ts';
import { defineOperation } from '#shared/contract/operation.ts';
import { reasonCodes } from '#shared/emergency/reasons.ts';

/** The maximum length of an emergency's description, and of a question to the assistant, in characters. */
export const maxQuestionLength = 2000;

/** The allowed weights of an animal in pounds, from a hummingbird to a draft horse, and amounts of a substance. */
const bounds = { weight: { min: 0.01, max: 3000 }, amount: { min: 0.001, max: 100_000 } } as const;

const amountMessage = `Please enter an amount up to ${bounds.amount.max}`;
const weightMessage = `Please enter a weight in pounds up to ${bounds.weight.max}`;

const Toxin = z.strictObject(
  {
    substance: text(1, 200, 'Please enter what it was'),
    amount: z.optional(
      z.nullable(
        z.number(amountMessage).check(z.gte(bounds.amount.min, amountMessage), z.lte(bounds.amount.max, amountMessage)),
      ),
    ),
    unit: optionalText(40),
  },
  'Please enter a substance',
);

/** An emergency to check: a description, a substance, or both. */
export const EmergencyQuestion = z
  .strictObject({
    text: optionalLines(maxQuestionLength),
    toxin: z.optional(z.nullable(Toxin)),
    weightLb: z.optional(
      z.nullable(
        z.number(weightMessage).check(z.gte(bounds.weight.min, weightMessage), z.lte(bounds.weight.max, weightMessage)),
      ),
    ),
    species: optionalText(40),
  })
  .check(
    z.refine(({ text, toxin }) => Boolean(text) || Boolean(toxin), {
      path: ['text'],
      error: 'Please describe what you see, or enter a substance',
    }),
  );

const Source = z.object({ publisher: z.string(), title: z.string(), url: z.string(), readOn: z.string() });

/** The emergency card, which tells the owner what to do. */
export const EmergencyCard = z.object({
  urgency: z.enum(['now', 'today']),
  title: z.enum(['Call a vet now', 'See a vet today']),
  why: z.string(),
  steps: z.array(z.string()),
  doNot: z.array(z.string()),
  poisonHotlines: z.array(
    z.object({
      name: z.string(),
      phone: z.string(),
      country: z.string(),
      fee: z.string(),
      checkedOn: z.string(),
      sources: z.array(Source),
    }),
  ),
  sources: z.array(Source),
});

/** The result of the check. `card` is null if no emergency was found, which does not mean that the dog is well. */
export const EmergencyCheck = z.object({
  verdict: z.enum(['now', 'today', 'unsure', 'none']),
  emergency: z.boolean(),
  reasons: z.array(z.enum(reasonCodes)),
  card: z.nullable(EmergencyCard),
});

/** A text to read. */
const Text = z.strictObject({ text: multilineText(1, maxQuestionLength, 'Please enter a text') });

/** What the text model, which is too large for browsers, says about a text. */
export const TextReading = z.object({
  /** The probability that the text is about an article, by the article's ID. */
  articles: z.record(z.string(), z.number()),
  /** Log-odds: that it is an emergency, and that a vet should see the animal today or now. Missing for a long text. */
  urgency: z.optional(z.object({ now: z.number(), today: z.number() })),
});
export type TextReading = z.output<typeof TextReading>;

/** The operations about emergencies. */
export const emergency = {
  checkEmergency: defineOperation({
    method: 'POST',
    path: '/api/emergency-check',
    summary:
      'Checks a description or a substance for an emergency. Every substance is an emergency. A description is checked for ' +
      'clear signs and named dangers, and by trained models, with the same result every time. No account is needed.',
    access: 'public',
    body: EmergencyQuestion,
    returns: EmergencyCheck,
    fails: ['rateLimited'],
  }),
  readText: defineOperation({
    method: 'POST',
    path: '/api/text-readings',
    summary:
      'Reads a text with the text model, which is too large for browsers: which articles of the care guide it is probably ' +
      'about, and how urgent it sounds. Browsers add this to their own search and check. Nothing is stored. No account is needed.',
    access: 'public',
    body: Text,
    returns: TextReading,
    fails: ['rateLimited'],
  }),
};
