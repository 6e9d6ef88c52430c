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
  /** The address at which it stands. */
  page: string;
  /** When it counts as done. */
  criteria: string;
  tips: readonly string[];
  /** There is something to try at this stop, not only to read. */
  interactive?: boolean;
  /** The control that it is about, by CSS selector; without one on the page the card stands in the middle. */
  control: string;
}

/** Named places win; until a screen names its control, its own main button or tab stands for it. */
const named = (id: string, otherwise: string) => `[data-tour="${id}"], ${otherwise}`;

/** The seven stops, in their order. */
export const tourSteps: readonly TourStep[] = [
  {
    id: 'profile_setup',
    title: 'Your dog comes first',
    description: 'A profile with name, breed and age is what everything else is made from.',
    instructions: 'Press the button to add a dog, or look at the one that is here already.',
    page: paths.profile,
    criteria: 'Your dog has a profile, or you know where to add one.',
    tips: [
      'An age in years is enough. The birthday can follow later.',
      'The weight helps most where poisons and portions are concerned.',
      'Without a photo the head is drawn for the breed.',
    ],
    interactive: true,
    control: named('profile_setup', '.hw-dogs-tab .hw-button--primary'),
  },
  {
    id: 'ai_chat',
    title: 'Ask at any hour',
    description: 'The paw opens the care assistant, from every screen.',
    instructions: 'Open it once and close it again, so that you know where it is.',
    page: paths.home,
    criteria: 'You know what the paw does.',
    tips: [
      'If something sounds like an emergency, it says so first.',
      'It knows your dogs, so there is no need to repeat breed and age.',
      'It gives general advice and is no replacement for your vet.',
    ],
    interactive: true,
    control: named('ai_chat', '.hw-paw'),
  },
  {
    id: 'exercise_plan',
    title: 'Walks and plans',
    description: 'Plans for the breed, the age and the weather, and the minutes of each day.',
    instructions: 'Look at the three tabs: plans, places, and the log of activities.',
    page: paths.exercise,
    criteria: 'You have seen where plans and walks are.',
    tips: [
      'Any walk counts, also the short one before breakfast.',
      'Older dogs need shorter rounds, more often.',
      'The goal on the home screen fills as you log.',
    ],
    control: named('exercise_plan', '[role="tab"][data-tab="plans"]'),
  },
  {
    id: 'locations_discover',
    title: 'Find places to go',
    description: 'Parks, trails and cafes where dogs are welcome.',
    instructions: 'This is the Find Places tab. A heart keeps a place among your favorites.',
    page: `${paths.exercise}?tab=places`,
    criteria: 'You know where places are found.',
    tips: [
      'Places are sorted by how far away they are.',
      'If you do not share your position, your ZIP code is used.',
      'You can suggest a place that is missing.',
    ],
    control: named('locations_discover', '[role="tab"][data-tab="places"]'),
  },
  {
    id: 'calendar_appointment',
    title: 'Be at the vet on time',
    description: 'Every visit in one calendar, with a reminder the day before.',
    instructions: 'Look at the month. A visit that you book shows as a dot on its day.',
    page: paths.calendar,
    criteria: 'You know where visits are booked.',
    tips: [
      'Write down what you want to ask the vet with the visit.',
      'You can give the calendar a name of your own.',
      'Past visits stay, as a record.',
    ],
    control: named('calendar_appointment', '.hw-main .hw-button--primary'),
  },
  {
    id: 'community_explore',
    title: 'Owners who have been there',
    description: 'The community shares what worked, and what did not.',
    instructions: 'Read a post, or write the first one about your dog.',
    page: paths.community,
    criteria: 'You have looked around.',
    tips: [
      'Names are shown as a first name and one letter.',
      'If something is unkind or wrong, report it and somebody looks.',
      'For anything urgent, ask a vet and not the forum.',
    ],
    control: named('community_explore', '.hw-main .hw-button--primary'),
  },
  {
    id: 'features_overview',
    title: 'Everything from here',
    description: 'Home shows the day; the bar leads to everything else.',
    instructions: 'Look at the six entries. Emergency help is always one press away.',
    page: paths.home,
    criteria: 'You know your way around.',
    tips: [
      'Menu holds your dogs, your account and billing.',
      'Support answers questions about Houndwell itself.',
      'The bell tells what is new.',
    ],
    control: named('features_overview', '.hw-nav'),
  },
];

/** How many tips a stop shows; the rest is counted. */
export const shownTips = 2;

/** "+1 more tip"; empty where all are shown. */
export function moreTips({ tips }: Pick<TourStep, 'tips'>): string {
  const more = tips.length - shownTips;
  if (more <= 0) return '';
  return `+${more} more ${more === 1 ? 'tip' : 'tips'}`;
}
