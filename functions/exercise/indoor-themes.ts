import { activity, type ThemeLibrary } from '#functions/exercise/plan-theme.ts';

const gentle = [
  {
    planName: 'Find-it games',
    description: 'Nose work in the living room. {name} gets tired without a step outside.',
    activities: [
      activity('Easy finds', 'easy', 2, 'Ask {name} to wait and put five treats in plain sight. Say "find it".'),
      activity(
        'Harder finds',
        'easy',
        3,
        'Hide treats behind chair legs and on the edges of rugs. Help with a pointing finger if {name} gives up.',
      ),
      activity('One room farther', 'easy', 2, 'Hide the last treats in the next room and let {name} search alone.'),
    ],
  },
  {
    planName: 'Cup game',
    description: 'Three cups, one treat: a puzzle for the kitchen floor.',
    activities: [
      activity('One cup', 'easy', 1, 'Put a treat under one cup and let {name} touch the cup. Lift it and praise.'),
      activity(
        'Three cups',
        'easy',
        3,
        'Add two empty cups. Move them slowly and let {name} choose. A wrong choice only means another try.',
      ),
      activity(
        'Paw or nose',
        'easy',
        2,
        'Reward only touches with the nose, then only with the paw. Short rounds keep it fun.',
      ),
    ],
  },
  {
    planName: 'Trick practice',
    description: 'Two small tricks in short rounds. Five good tries beat twenty tired ones.',
    activities: [
      activity(
        'Touch my hand',
        'easy',
        2,
        'Hold your open hand near {name}\'s nose. Say "yes" and give a treat at each touch.',
      ),
      activity(
        'Slow spin',
        'easy',
        2,
        "Lead {name}'s nose in a slow circle with a treat. Change direction after three circles.",
      ),
      activity(
        'Chin rest',
        'easy',
        2,
        'Reward {name} for resting the chin on your palm, first for one second, then for three.',
      ),
    ],
  },
  {
    planName: 'Box search',
    description: 'Old boxes become a scent game that {name} can play at any age.',
    activities: [
      activity(
        'Open boxes',
        'easy',
        2,
        'Put three open boxes on the floor and a treat in each. Let {name} look and eat.',
      ),
      activity(
        'One is right',
        'easy',
        3,
        'Now only one box has a treat. Mix the boxes while {name} waits in the next room.',
      ),
      activity(
        'Paper on top',
        'easy',
        2,
        'Cover the treat with crumpled paper. Stay nearby so that nobody eats the paper.',
      ),
    ],
  },
];

const lively = [
  {
    planName: 'Hide-and-seek at home',
    description: 'You hide, {name} seeks. Good for recall, and for a laugh.',
    activities: [
      activity('Easy hiding places', 'steady', 2, 'Hide behind a door and call once. Celebrate when {name} finds you.'),
      activity(
        'Harder hiding places',
        'steady',
        3,
        'Hide in other rooms while {name} waits or somebody holds them. Call once and keep still.',
      ),
      activity('Find the toy', 'easy', 2, 'Hide a toy instead of yourself and let {name} search for it.'),
    ],
  },
  {
    planName: 'Hallway fetch',
    description: 'A soft toy, a rug that does not slip, and a hallway: enough for a good game.',
    activities: [
      activity(
        'Roll and fetch',
        'steady',
        3,
        'Roll a soft toy along the carpet. Keep it low, so that nobody has to leap.',
      ),
      activity(
        'Trade',
        'easy',
        2,
        'Swap the toy for a treat, and give the toy back. {name} learns that letting go pays.',
      ),
      activity('Last rounds', 'steady', 2, 'Four more rolls, with a sit before each one.'),
    ],
  },
  {
    planName: 'Living-room course',
    description: 'Cushions, a broom on the floor, and a chair make a small course.',
    activities: [
      activity(
        'Build and show',
        'easy',
        1,
        'Lay a broom on the floor, set up a chair to walk around, and put down a flat cushion. Show {name} each one.',
      ),
      activity(
        'Walk the course',
        'steady',
        3,
        'Lead {name} through at a walk: step over, go around, stand on the cushion. Reward at every station.',
      ),
      activity('The other way', 'steady', 2, 'Walk the course backward. Slow and exact counts more than fast.'),
    ],
  },
  {
    planName: 'Tug and settle',
    description: 'Short rounds of tug with a rest after each. {name} practices both: getting going, and calming down.',
    activities: [
      activity(
        'Gentle tug',
        'steady',
        2,
        'Play tug low and from side to side, with little force. Ask for a sit after ten seconds.',
      ),
      activity('Settle', 'easy', 2, 'Sit down and wait until {name} lies down. Reward quietly.'),
      activity('Tug once more', 'steady', 2, 'Two more short rounds, then trade the toy for a treat.'),
    ],
  },
];

/** Plans for days on which it is better to stay in. They need no more than a room. */
export const indoorThemes: ThemeLibrary = {
  warmUps: [
    activity('Slow start', 'easy', 1, 'Walk through the rooms together. Let {name} stretch and take a drink.'),
    activity(
      'Loosen up',
      'easy',
      1,
      'Lead {name} in slow, wide circles to both sides, on a floor that is not slippery.',
    ),
    activity('Name game', 'easy', 1, "Say {name}'s name and reward every look. Move a little between the tries."),
  ],
  coolDowns: [
    activity('Lick and relax', 'easy', 1, 'Offer a lick mat or a chew toy in the usual resting place.'),
    activity(
      'Quiet stroking',
      'easy',
      1,
      'Sit on the floor and stroke {name} slowly, if they enjoy it. Stop when they move away.',
    ),
    activity('Mat time', 'easy', 1, 'Send {name} to their mat and reward lying down. Let them doze off.'),
  ],
  themes: { easy: gentle, steady: lively, brisk: lively },
};
