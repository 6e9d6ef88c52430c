/** The choices of the leadership application, and limits that the server and the screens share. */

export const leadershipExperience = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export type LeadershipExperience = (typeof leadershipExperience)[number];

export const leadershipExperienceLabels: Record<LeadershipExperience, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  expert: 'Expert',
};

/** Hours a week. */
export const availableTimes = ['1-5', '6-10', '11-20', '20+'] as const;
export type AvailableTime = (typeof availableTimes)[number];

/** What an applicant can know well. */
export const specialties = [
  'Puppy care',
  'Senior dog care',
  'Basic training',
  'Behaviour and reactivity',
  'Nutrition',
  'Exercise and sport',
  'Grooming',
  'Health and first aid',
  'Rescue and adoption',
  'Working and service dogs',
  'Multi-dog homes',
  'Travel with dogs',
] as const;
export type Specialty = (typeof specialties)[number];

export const yearsWithDogs = { min: 1, max: 50 } as const;

/** The minimum lengths of the application's texts, in code points. */
export const leadershipMinimum = {
  motivation: 100,
  helpingExperience: 50,
  communicationStyle: 50,
  conflictResolution: 100,
  communityGoals: 100,
} as const;

/** The maximum lengths of the application's texts, in code points. */
export const leadershipMaximum = { answer: 2000, references: 1000 } as const;

/** How long a review takes, in business days. */
export const reviewDays = { min: 5, max: 7 } as const;

/** Returns the local date (`YYYY-MM-DD`) that is `count` business days after another. Weekends do not count. */
export function addBusinessDays(date: string, count: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
