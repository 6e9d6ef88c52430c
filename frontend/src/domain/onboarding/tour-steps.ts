import { paths } from '../../lib/paths.ts';

/** One stop of the guided tour. */
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
  /** Its path. */
  page: string;
  /** When it counts as complete. */
  criteria: string;
  tips: readonly string[];
  /** There is something to try at this stop. */
  interactive?: boolean;
  /** The CSS selector of its target; without a match the card is centered. */
  control: string;
}

/** The element marked with `data-tour`, else a fallback until its screen is built. */
const target = (id: string, fallback: string) => `[data-tour="${id}"], ${fallback}`;

/** The seven stops, in order. */
export const tourSteps: readonly TourStep[] = [
  {
    id: 'profile_setup',
    title: 'Your dog comes first',
    description: "Everything starts with your dog's profile: name, breed and age.",
    instructions: 'Tap the button to add a dog, or look at the one you already have.',
    page: paths.profile,
    criteria: 'Your dog has a profile, or you know where to add one.',
    tips: [
      'An age in years is enough. The birthday can follow later.',
      'Weight matters most for poisons and portions.',
      'Until you add a photo, we show a drawing of the breed.',
    ],
    interactive: true,
    control: target('profile_setup', '.hw-dogs-tab .hw-button--primary'),
  },
  {
    id: 'ai_chat',
    title: 'Ask at any hour',
    description: 'The paw opens the care assistant, from every screen.',
    instructions: 'Tap the paw to open it, then close it.',
    page: paths.home,
    criteria: 'You know what the paw does.',
    tips: [
      'If something sounds like an emergency, it says so first.',
      "It knows your dogs, so you don't need to repeat breed and age.",
      "It gives general advice and doesn't replace your vet.",
    ],
    interactive: true,
    control: target('ai_chat', '.hw-paw'),
  },
  {
    id: 'exercise_plan',
    title: 'Walks and plans',
    description: "Plans for your dog's breed and age and for the weather, with a goal for each day.",
    instructions: 'Look at the three tabs: plans, places, and the log of activities.',
    page: paths.exercise,
    criteria: 'You have seen where plans and walks are.',
    tips: [
      'Every walk counts, even the quick one before breakfast.',
      'Older dogs need shorter walks, more often.',
      'The goal on the home screen fills as you log.',
    ],
    control: target('exercise_plan', '[role="tab"][data-tab="plans"]'),
  },
  {
    id: 'locations_discover',
    title: 'Find places to go',
    description: 'Parks, trails and cafes where dogs are welcome.',
    instructions: 'This is the Find Places tab. Tap a heart to save a place to your favorites.',
    page: `${paths.exercise}?tab=places`,
    criteria: 'You know where to find places.',
    tips: [
      'Places are sorted by distance.',
      "If you don't share your location, we use your ZIP code.",
      'You can suggest a missing place.',
    ],
    control: target('locations_discover', '[role="tab"][data-tab="places"]'),
  },
  {
    id: 'calendar_appointment',
    title: 'Be at the vet on time',
    description: 'Every visit in one calendar, with a reminder the day before.',
    instructions: 'Look at the month. Each visit you book shows up as a dot on its day.',
    page: paths.calendar,
    criteria: 'You know where to book visits.',
    tips: [
      'Add your questions for the vet to the visit.',
      'You can rename the calendar.',
      'Past visits stay as a record.',
    ],
    control: target('calendar_appointment', '.hw-main .hw-button--primary'),
  },
  {
    id: 'community_explore',
    title: 'Owners who have been there',
    description: 'The community shares what worked, and what did not.',
    instructions: 'Read a post, or write the first one about your dog.',
    page: paths.community,
    criteria: 'You have looked around.',
    tips: [
      'Others see your first name and last initial.',
      "If something is unkind or wrong, report it and we'll take a look.",
      'For anything urgent, ask a vet, not the forum.',
    ],
    control: target('community_explore', '.hw-main .hw-button--primary'),
  },
  {
    id: 'features_overview',
    title: 'Everything from here',
    description: 'Home shows your day, and the menu leads to everything else.',
    instructions: 'Look at the six entries. Emergency help is always one tap away.',
    page: paths.home,
    criteria: 'You know your way around.',
    tips: [
      'Menu holds your dogs, your account and billing.',
      'Support answers questions about Houndwell itself.',
      "The bell shows what's new.",
    ],
    control: target('features_overview', '.hw-nav'),
  },
];

/** How many tips a stop shows. The others are counted. */
export const shownTips = 2;

/** "+1 more tip"; empty where all tips are shown. */
export function moreTips({ tips }: Pick<TourStep, 'tips'>): string {
  const more = tips.length - shownTips;
  if (more <= 0) return '';
  return `+${more} more ${more === 1 ? 'tip' : 'tips'}`;
}
