import { hardThemes } from '#functions/exercise/outdoor-hard-themes.ts';
import { moderateThemes } from '#functions/exercise/outdoor-moderate-themes.ts';
import { activity, type ThemeLibrary } from '#functions/exercise/plan-theme.ts';

/** Plans for a walk. Our own words, with common advice of reward-based trainers. */
export const outdoorThemes: ThemeLibrary = {
  warmUps: [
    activity(
      'Sniff and settle',
      'easy',
      1,
      'Leave the house on a loose leash. Let {name} sniff and relieve themselves before you ask for anything.',
    ),
    activity('Easy start', 'easy', 1, 'Walk slowly on level ground and let {name} choose the side. Speed comes later.'),
    activity(
      'Loosen up',
      'easy',
      1,
      'Stroll with slow turns to the left and to the right. Look for even steps and a loose, swinging tail.',
    ),
    activity(
      'First block',
      'easy',
      1,
      "Walk the first block at {name}'s pace. Say their name now and then, and praise every glance at you.",
    ),
  ],
  coolDowns: [
    activity('Stroll home', 'easy', 1, 'Slow down until {name} breathes calmly. Offer water at the door.'),
    activity(
      'Wind down',
      'easy',
      1,
      'Walk slowly on a loose leash and let {name} sniff. Check paws and ears before you go inside.',
    ),
    activity(
      'Last slow stretch',
      'easy',
      1,
      'Take the last stretch at half the pace. At home, offer water and a quiet place to lie down.',
    ),
    activity(
      'Calm finish',
      'easy',
      1,
      'Stand still for a moment, then stroll. {name} should pant less and less before you reach the door.',
    ),
  ],
  themes: {
    easy: [
      {
        planName: 'Sniff-and-stroll',
        description:
          'A slow walk that is all about scent. Ten minutes of sniffing tire {name} more than you would think.',
        activities: [
          activity(
            'Follow the nose',
            'easy',
            3,
            'Let {name} choose the way wherever it is safe. Stop whenever they stop, and move on when they look up.',
          ),
          activity(
            'Search the grass',
            'easy',
            2,
            'Drop five small treats into short grass and let {name} find them. Take them from the daily food.',
          ),
          activity('Slow loop', 'easy', 2, 'Walk on without any hurry. Every tree and lamppost may be read once.'),
        ],
      },
      {
        planName: 'New-corner walk',
        description: 'A short walk on a way that you seldom take. New smells are exercise for the head.',
        activities: [
          activity(
            'Turn the other way',
            'easy',
            3,
            "Start in the direction you don't usually take. Give {name} time at every corner.",
          ),
          activity(
            'Look and listen',
            'easy',
            2,
            'Stop where something is going on and stand at a distance. Feed a treat whenever {name} looks and stays calm.',
          ),
          activity(
            'Gentle way on',
            'easy',
            2,
            'Walk on slowly with a loose leash. If it tightens, stand still until {name} turns to you.',
          ),
        ],
      },
      {
        planName: 'Park bench break',
        description:
          'Two easy strolls with a rest between them. {name} practices doing nothing, which is harder than walking.',
        activities: [
          activity('Stroll to a bench', 'easy', 3, 'Walk at an easy pace to a bench or another quiet place.'),
          activity(
            'Watch the world',
            'easy',
            2,
            'Sit down and let {name} lie beside you. Drop a treat whenever they settle.',
          ),
          activity(
            'Stroll on',
            'easy',
            2,
            'Get up slowly and walk a little farther. Let {name} decide where to sniff.',
          ),
        ],
      },
      {
        planName: 'Figure-eight stroll',
        description: 'Slow curves around trees or cones. Good for balance, and gentle on joints.',
        activities: [
          activity(
            'Wide curves',
            'easy',
            2,
            'Walk a large figure eight around two trees. Keep the turns wide and slow.',
          ),
          activity('Free sniffing', 'easy', 2, 'Say "free" and let {name} explore at the length of the leash.'),
          activity(
            'Small curves',
            'easy',
            2,
            'Walk the figure eight once more, a little smaller. Stop when {name} loses interest.',
          ),
        ],
      },
      {
        planName: 'Three-surface walk',
        description: 'Grass, pavement, and bark mulch: different ground wakes up paws and balance.',
        activities: [
          activity('Soft ground', 'easy', 2, 'Walk on grass or earth first. Let {name} find their own pace.'),
          activity(
            'Change the ground',
            'easy',
            3,
            'Lead {name} over two other surfaces, slowly and in a straight line. Praise every careful step.',
          ),
          activity('Back on grass', 'easy', 2, 'Return to soft ground and let {name} sniff as much as they like.'),
        ],
      },
    ],
    steady: moderateThemes,
    brisk: hardThemes,
  },
};
