import { homePath } from '../../platform/session/paths.ts';
import { profilePath } from '../account/paths.ts';
import { calendarPath } from '../appointments/paths.ts';
import { exercisePath, exercisePlacesPath } from '../exercise/paths.ts';
import { communityPath } from '../forum/paths.ts';
import type { ChecklistItemId } from './checklist.ts';

/** One step of the guided tour. */
export interface TourStep {
  id:
    | 'profile_setup'
    | 'ai_chat'
    | 'exercise_plan'
    | 'locations_discover'
    | 'calendar_appointment'
    | 'community_explore'
    | 'features_overview';
  title: string;
  description: string;
  instructions: string;
  /** The path of the screen that the tour opens for this step. */
  page: string;
  /** What must be true before the owner selects "Mark as Done". Shown to the owner. */
  criteria: string;
  tips: readonly string[];
  /** Whether the owner can use the highlighted element during this step. Using the element completes the step. */
  interactive?: boolean;
  /** The checklist item whose completion also completes this step. */
  item?: ChecklistItemId;
  /** CSS selector of the highlighted element. If nothing matches, the card of the step is centered. */
  control: string;
}

/** Returns a selector for the element with this `data-tour`, or for a fallback that the screen shows instead. */
const target = (id: string, fallback: string) => `[data-tour="${id}"], ${fallback}`;

/** The seven steps of the tour, in order. */
export const tourSteps: readonly TourStep[] = [
  {
    id: 'profile_setup',
    title: 'Start with your dog',
    description: "Everything starts with your dog's profile: name, breed and age.",
    instructions: 'Select the button to add a dog, or open the one you already have.',
    page: profilePath,
    criteria: 'Your dog has a profile, or you know where to add one.',
    tips: [
      'An age in years is enough. You can add the birthday later.',
      'We use the weight for portions and poison warnings.',
      'Until you add a photo, we show a drawing of the breed.',
    ],
    interactive: true,
    item: 'dog',
    control: target('profile_setup', '.hw-dogs-tab .hw-button--primary'),
  },
  {
    id: 'ai_chat',
    title: 'Ask a question anytime',
    description: 'The paw button on every screen opens the care assistant.',
    instructions: 'Select the paw to open the assistant, then close it.',
    page: homePath,
    criteria: 'You know how to open the assistant.',
    tips: [
      'If something sounds like an emergency, the assistant tells you first.',
      "It knows your dogs, so you don't need to repeat breed and age.",
      "It gives general advice and doesn't replace your vet.",
    ],
    interactive: true,
    item: 'care',
    control: target('ai_chat', '.hw-paw'),
  },
  {
    id: 'exercise_plan',
    title: 'Plan your walks',
    description: "Exercise plans for your dog's breed and age and today's weather, with a daily goal.",
    instructions: 'Look at the three tabs: plans, places, and your activity log.',
    page: exercisePath,
    criteria: 'You know where to find exercise plans and your activity log.',
    tips: [
      'Every walk counts, even the quick one before breakfast.',
      'Older dogs need shorter walks, more often.',
      'Each walk you log counts toward the goal on the home screen.',
    ],
    item: 'walk',
    control: target('exercise_plan', '[role="tab"][data-tab="plans"]'),
  },
  {
    id: 'locations_discover',
    title: 'Find places to go',
    description: 'Parks, trails and cafes where dogs are welcome.',
    instructions: 'This is the Find Places tab. Select the heart to save a place to your favorites.',
    page: exercisePlacesPath,
    criteria: 'You know where to find dog-friendly places.',
    tips: [
      'The closest places come first.',
      "If you don't share your location, we use your ZIP code.",
      'You can suggest a missing place.',
    ],
    control: target('locations_discover', '[role="tab"][data-tab="places"]'),
  },
  {
    id: 'calendar_appointment',
    title: 'Never miss a vet visit',
    description: 'Keep every visit in one calendar, and get a reminder the day before.',
    instructions: 'Select the button to schedule a visit. Each visit shows up as a dot on its day.',
    page: calendarPath,
    criteria: 'You know where to add vet visits.',
    tips: [
      'Add your questions for the vet to the visit.',
      'You can rename the calendar.',
      'Past visits stay in the calendar.',
    ],
    interactive: true,
    item: 'vet',
    control: target('calendar_appointment', '.hw-main .hw-button--primary'),
  },
  {
    id: 'community_explore',
    title: 'Meet other owners',
    description: "Owners share what worked for their dogs and what didn't.",
    instructions: 'Read a post, or write the first one about your dog.',
    page: communityPath,
    criteria: "You've seen the community.",
    tips: [
      'Others see your first name and last initial.',
      "If something is unkind or wrong, report it and we'll take a look.",
      'For anything urgent, ask a vet, not the forum.',
    ],
    item: 'forum',
    control: target('community_explore', '.hw-main .hw-button--primary'),
  },
  {
    id: 'features_overview',
    title: 'Find everything from home',
    description: 'Home shows your day, and the main menu takes you everywhere else.',
    instructions: 'Look at the six menu items. Emergency help is always one tap away.',
    page: homePath,
    criteria: 'You know your way around.',
    tips: [
      'Menu has your dogs, your account and billing.',
      'Support answers questions about Houndwell itself.',
      "The bell shows what's new.",
    ],
    control: target('features_overview', '.hw-nav'),
  },
];

/** How many tips a step shows at first. The card says how many more there are. */
export const shownTips = 2;

/** Returns "+1 more tip", or an empty string if all tips are shown. */
export function describeMoreTips({ tips }: Pick<TourStep, 'tips'>): string {
  const more = tips.length - shownTips;
  if (more <= 0) return '';
  return `+${more} more ${more === 1 ? 'tip' : 'tips'}`;
}
