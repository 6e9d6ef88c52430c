import * as z from 'zod/mini';
import type { User } from '#shared/contract/account.ts';
import { onDraftChange, readDraft, readJson, removeDraft, writeDraft } from '../../lib/storage.ts';
import {
  type Answers,
  Answers as AnswersSchema,
  answersOf,
  blankAnswers,
  type Field,
  lastStep,
  OnboardingRecord,
} from './onboarding-form.ts';

const draft = 'onboarding';

const Draft = z.object({
  step: z.catch(z.int().check(z.gte(1), z.lte(lastStep)), 1),
  answers: AnswersSchema,
});
export type Draft = z.output<typeof Draft>;

/** What the owner's account says already. */
function knownOf(user: User | null): Partial<Answers> {
  if (!user) return {};
  return {
    ownerName: user.firstName,
    email: user.email,
    homeAddress: user.homeAddress ?? '',
    city: user.city ?? '',
    state: user.state ?? '',
    zipCode: user.zipCode ?? '',
  };
}

/** Where the wizard goes on: what was being typed, else what it was completed with, else what the account knows. */
export function loadWizardDraft(user: User | null): Draft {
  const typed = Draft.safeParse(readDraft(draft));
  const email = user ? { email: user.email } : {};
  if (typed.success) return { step: typed.data.step, answers: { ...typed.data.answers, ...email } };
  const complete = OnboardingRecord.safeParse(readJson('onboarding_data'));
  if (complete.success && !user) return { step: 1, answers: answersOf(complete.data) };
  return { step: 1, answers: { ...blankAnswers, ...knownOf(user) } };
}

/** The fields of the draft that are not as this tab last saw them: another tab has typed there. */
export function typedElsewhere(seen: Answers): Partial<Answers> {
  const typed = Draft.safeParse(readDraft(draft));
  if (!typed.success) return {};
  const known = AnswersSchema.parse(seen);
  const changed = Object.entries(typed.data.answers).filter(
    ([field, value]) => String(value) !== String(known[field as Field]),
  );
  return Object.fromEntries(changed);
}

/** Calls back when another tab has typed; returns how to stop. */
export function onTypedElsewhere(listener: () => void): () => void {
  return onDraftChange(draft, listener);
}

/** Keeps what is being typed; false where a reload would lose it. */
export function saveWizardDraft(kept: Draft): boolean {
  return writeDraft(draft, kept);
}

/** The wizard is through. */
export function clearWizardDraft(): void {
  removeDraft(draft);
}
