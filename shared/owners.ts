/** The choices in questions about the owner, in the setup wizard and on the Account tab. */

/** How experienced an owner is. */
export const experienceLevels = ['first-time', 'some-experience', 'experienced', 'expert'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

export const experienceLabels: Record<ExperienceLevel, string> = {
  'first-time': 'First-time owner',
  'some-experience': 'Some experience (2-5 years)',
  experienced: 'Experienced (5+ years)',
  expert: 'Expert/Professional',
};

/** The goals that an owner can choose for a dog. */
export const goals = ['health', 'exercise', 'behavior', 'nutrition', 'social', 'preventive'] as const;
export type Goal = (typeof goals)[number];

export const goalLabels: Record<Goal, string> = {
  health: 'Health & Wellness',
  exercise: 'Exercise & Fitness',
  behavior: 'Training & Behavior',
  nutrition: 'Nutrition & Diet',
  social: 'Socialization',
  preventive: 'Preventive Care',
};
