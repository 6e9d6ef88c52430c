import { activity, type PlanTheme } from '#functions/exercise/plan-theme.ts';

/** Workouts for healthy adult dogs. */
export const hardThemes: readonly PlanTheme[] = [
  {
    planName: 'Jog-and-walk intervals',
    description: 'Short stretches of jogging with walks between them. Stop jogging when {name} falls behind.',
    activities: [
      activity('Brisk walk', 'steady', 2, 'Walk fast until {name} trots evenly.'),
      activity(
        'Jog and walk',
        'brisk',
        4,
        'Jog for one minute on soft ground, then walk for two. Repeat as long as {name} keeps up gladly.',
      ),
      activity('Steady walk', 'steady', 2, 'Walk at a normal pace and let {name} drink if they want to.'),
    ],
  },
  {
    planName: 'Hill repeats',
    description: 'Up briskly, down slowly. A gentle hill is enough.',
    activities: [
      activity('Walk to a hill', 'steady', 2, 'Walk at a good pace to a slope with grass or earth.'),
      activity(
        'Up and down',
        'brisk',
        3,
        'Walk up as fast as you can, and come down slowly. Three to six times, with a break whenever {name} wants one.',
      ),
      activity('Level ground', 'steady', 2, 'Walk on level ground until {name} breathes calmly.'),
    ],
  },
  {
    planName: 'Fetch and fitness',
    description: 'A lively game of fetch, with breaks that are part of the plan.',
    activities: [
      activity('Brisk walk', 'steady', 2, 'Walk fast to a safe, fenced place with soft ground.'),
      activity(
        'Fetch in rounds',
        'brisk',
        3,
        'Throw low and not too far, six times. Rest for two minutes, and offer water. Then another round.',
      ),
      activity(
        'Find the ball',
        'steady',
        2,
        'Hide the ball in tall grass and let {name} search. The nose works while the legs recover.',
      ),
    ],
  },
  {
    planName: 'Long-leash adventure',
    description: 'A fast walk on trails or fields, with a long leash and many calls back to you.',
    activities: [
      activity(
        'Fast walk',
        'brisk',
        3,
        'Walk as fast as you can on an even path. {name} may trot ahead on the long leash.',
      ),
      activity(
        'Chase the call',
        'brisk',
        2,
        'Call {name} and run a few steps away from them. Reward every arrival. Eight times at most.',
      ),
      activity('Explore', 'steady', 2, 'Let {name} choose the way for a while, at a good pace.'),
    ],
  },
  {
    planName: 'Power walk with stations',
    description: 'A fast walk with a small task at every bench. More fun than it sounds.',
    activities: [
      activity('Power walk', 'brisk', 3, 'Walk fast, with long steps and few stops.'),
      activity(
        'Stations',
        'steady',
        3,
        'At each bench or tree, ask for one thing: a sit, a down, a spin, two paws up on the edge. Then walk fast to the next.',
      ),
      activity('Steady stretch', 'steady', 2, 'Walk at an even pace, and let {name} sniff at the end of it.'),
    ],
  },
];
