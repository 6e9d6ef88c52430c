import { activity, type PlanTheme } from '#functions/exercise/plan-theme.ts';

/** Walks at a good pace, with games and a little training. */
export const moderateThemes: readonly PlanTheme[] = [
  {
    planName: 'Steady loop with fetch',
    description: 'A steady walk with a short game in the middle.',
    activities: [
      activity(
        'Steady walk',
        'steady',
        3,
        'Walk at a pace at which you can still talk. Keep {name} on one side of you.',
      ),
      activity(
        'Low fetch',
        'steady',
        2,
        'Roll a ball or throw it low on grass, about eight times. Ask for a sit before each throw.',
      ),
      activity(
        'Walk it off',
        'easy',
        1,
        'Put the ball away and walk on slowly until {name} has stopped looking for it.',
      ),
    ],
  },
  {
    planName: 'Heel and free',
    description: 'Short stretches of attention between long stretches of freedom. A workout for head and legs.',
    activities: [
      activity('Steady walk', 'steady', 2, 'Walk at a lively pace on a loose leash.'),
      activity(
        'Heel, then free',
        'steady',
        3,
        'Ask for ten steps beside you, praise, and say "free". Repeat, and let {name} sniff after each round.',
      ),
      activity(
        'Loose-leash walk',
        'steady',
        2,
        'Walk on without any task. Change direction whenever the leash tightens.',
      ),
    ],
  },
  {
    planName: 'Come-when-called walk',
    description: 'A walk with a recall game. Every "come" ends with something good.',
    activities: [
      activity('Steady walk', 'steady', 2, 'Walk at a pace that feels purposeful to both of you.'),
      activity(
        'Call and reward',
        'steady',
        2,
        'On a long leash, let {name} go ahead. Call once, walk backward, and reward them at your feet. Six times is plenty.',
      ),
      activity(
        'Explore together',
        'easy',
        2,
        'Let {name} lead on the long leash. Praise every time they check in with you on their own.',
      ),
    ],
  },
  {
    planName: 'Tree slalom',
    description: 'Weaving around trees or posts makes an ordinary walk a little game.',
    activities: [
      activity('Steady walk', 'steady', 2, 'Walk to a row of trees, posts, or parked bikes at a good pace.'),
      activity('Slalom', 'steady', 2, 'Weave around them at a walk, {name} beside you. Change sides at each end.'),
      activity(
        'Straight and steady',
        'steady',
        2,
        'Leave the trees behind and walk a long straight stretch at one pace.',
      ),
    ],
  },
  {
    planName: 'Change-of-pace walk',
    description: 'Fast, slow, fast: {name} learns to watch you, and the walk never gets dull.',
    activities: [
      activity('Find a pace', 'steady', 2, 'Walk at a lively pace until {name} moves in an even trot.'),
      activity(
        'Fast and slow',
        'steady',
        3,
        'Walk fast for twenty steps, then slow for twenty. Praise {name} for matching you.',
      ),
      activity('Sniff stop', 'easy', 1, 'Stop at a good corner and let {name} sniff until they are done.'),
    ],
  },
  {
    planName: 'Treasure walk',
    description: 'A steady walk with hidden treats. {name} searches, you do the hiding.',
    activities: [
      activity('Steady walk', 'steady', 3, 'Walk at a good pace to a quiet place with trees or benches.'),
      activity(
        'Hide and find',
        'easy',
        2,
        'Ask {name} to wait, put a treat behind a tree, and say "find it". Make it a little harder each time.',
      ),
      activity(
        'Steady way on',
        'steady',
        2,
        'Walk on at the pace of before. One or two corners for sniffing are part of it.',
      ),
    ],
  },
];
