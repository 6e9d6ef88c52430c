import * as z from 'zod/mini';
import { Id, Instant, multilineText, optionalLines } from '#shared/contract/fields.ts';
import { defineOperation } from '#shared/contract/operation.ts';
import {
  availableTimes,
  leadershipExperience,
  leadershipMaximum,
  leadershipMinimum,
  specialties,
  yearsWithDogs,
} from '#shared/leadership.ts';

const yearsMessage = `Please enter a number of years from ${yearsWithDogs.min} to ${yearsWithDogs.max}`;
const specialtyMessage = 'Please select at least one specialty';
const termsMessage = 'You must agree to the terms';

function answer(minimum: number, message = `Please provide at least ${minimum} characters`) {
  return multilineText(minimum, leadershipMaximum.answer, message);
}

/** An application to become a Leading Member, as the applicant fills it in. */
export const LeadershipForm = z.strictObject({
  experienceLevel: z.enum(leadershipExperience, 'Please choose your experience level'),
  yearsWithDogs: z
    .number(yearsMessage)
    .check(z.int(yearsMessage), z.gte(yearsWithDogs.min, yearsMessage), z.lte(yearsWithDogs.max, yearsMessage)),
  specialties: z
    .array(z.enum(specialties, 'Please choose from the list'), specialtyMessage)
    .check(
      z.minLength(1, specialtyMessage),
      z.refine((chosen) => new Set(chosen).size === chosen.length, 'Please list each specialty once'),
    )
    .register(z.globalRegistry, { uniqueItems: true }),
  motivation: answer(leadershipMinimum.motivation),
  helpingExperience: answer(leadershipMinimum.helpingExperience),
  availableTime: z.enum(availableTimes, 'Please choose how much time you have'),
  communicationStyle: answer(leadershipMinimum.communicationStyle, 'Please describe your communication style'),
  conflictResolution: answer(leadershipMinimum.conflictResolution),
  communityGoals: answer(leadershipMinimum.communityGoals),
  references: optionalLines(leadershipMaximum.references),
  agreeToTerms: z.literal(true, termsMessage),
});
export type LeadershipForm = z.output<typeof LeadershipForm>;

export const applicationStatuses = ['pending', 'approved', 'rejected'] as const;

/** An application with the applicant's answers. */
export const ApplicationAnswers = z.object({
  experienceLevel: z.enum(leadershipExperience),
  yearsWithDogs: z.int(),
  specialties: z.array(z.enum(specialties)),
  motivation: z.string(),
  helpingExperience: z.string(),
  availableTime: z.enum(availableTimes),
  communicationStyle: z.string(),
  conflictResolution: z.string(),
  communityGoals: z.string(),
  references: z.nullable(z.string()),
});

/** An owner's application, and what was decided. */
export const LeadershipApplication = z.extend(ApplicationAnswers, {
  id: Id,
  userId: Id,
  status: z.enum(applicationStatuses),
  createdAt: Instant,
  /** The first name and last initial of the moderator who decided. */
  reviewedBy: z.nullable(z.string()),
  reviewedAt: z.nullable(Instant),
  /** What the moderator wrote to the applicant. */
  reviewNotes: z.nullable(z.string()),
});
export type LeadershipApplication = z.output<typeof LeadershipApplication>;

/** The operations on applications to become a Leading Member of the community. */
export const leadership = {
  applyForLeadership: defineOperation({
    method: 'POST',
    path: '/api/leadership-application',
    summary: 'Submits an application to become a Leading Member. One application can be pending.',
    access: 'owner',
    requires: 'leadershipApplication',
    status: 201,
    idempotent: true,
    body: LeadershipForm,
    returns: LeadershipApplication,
    fails: ['applicationPending', 'alreadyLeadingMember'],
  }),
  getLeadershipApplication: defineOperation({
    method: 'GET',
    path: '/api/leadership-application',
    summary: "The owner's latest application; null if there is none.",
    access: 'owner',
    returns: z.nullable(LeadershipApplication),
  }),
};
