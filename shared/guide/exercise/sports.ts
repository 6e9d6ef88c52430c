import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/exercise/sources.ts';

/** Articles about sports and gear. */
export const sportsAndGear: readonly Article[] = [
  {
    id: 'running-with-dog',
    title: 'How do I start running with my dog?',
    category: 'exercise',
    lifeStages: ['adult'],
    answer:
      'Wait until your dog is fully grown, see your vet, and start with walking and short jogs of no more than a ' +
      'mile. Add a little each week, run on soft ground in cool weather, and stop when your dog lags.',
    sections: [
      {
        heading: 'Is your dog a runner?',
        text:
          'Most healthy, lean adults with normal muzzles can jog. Flat-faced dogs, overweight dogs, and dogs with ' +
          "heart, lung, or joint trouble shouldn't. Dogs are mature at about a year, large ones later.",
      },
      {
        heading: 'A first month',
        points: [
          'Week 1: 20 minutes of walking with a few one-minute jogs, three times.',
          'Weeks 2 to 4: a bit more jogging each time, never a big jump.',
          'Five minutes of walking at each end.',
          "A rest day between runs. Your fitness from the gym isn't your dog's.",
        ],
      },
      {
        heading: 'Gear and ground',
        points: [
          'A harness and a leash on your waist or in your hand, no retractable cord.',
          'Grass or dirt. Pavement wears joints and pads.',
          "Water in small amounts every few minutes when it's warm.",
          'Lights at dawn and dusk.',
        ],
      },
      {
        heading: 'During and after',
        text:
          'Your dog should move beside or ahead of you. A dog behind you is asking to stop, and gave earlier hints. Let ' +
          "it sniff and potty. Leave it home when it's hot or humid. Afterward check the pads, offer small drinks, and " +
          'wait before feeding.',
      },
    ],
    seeVet: [
      'Limping, or stiffness the next day.',
      "Panting that won't settle, wobbling, or collapse: call a vet now.",
    ],
    searchWords: 'marathon miles 5k canicross couch cardio pace treadmill partner joggers endurance sprint',
    action: 'logWalk',
    sources: [sources.minnesotaRunning, sources.tribuneRunning, sources.fenceRunning],
  },
  {
    id: 'agility-beginners',
    title: 'How can my dog start agility?',
    category: 'exercise',
    lifeStages: ['adult', 'senior'],
    answer:
      'Join a class that uses rewards, after a vet check and once your dog is fully grown for full-height jumps. ' +
      'Any breed or mix can learn tunnels, low poles, and a table, and you never have to compete.',
    sections: [
      {
        heading: 'What you need',
        points: [
          'A sound, lean dog. Ask your vet to check joints, heart, and eyes.',
          'A dog that can work off leash: "come", "wait", and interest in you.',
          'Treats, a toy, and shoes with grip.',
        ],
      },
      {
        heading: 'Age and height',
        text:
          'Jumps and weave poles load growing joints. Puppies can learn tunnels, poles on the ground, and walking on a ' +
          'low plank. Small dogs are grown a little after 6 months, giants at about 18. Trials have a minimum age, ' +
          'often 15 months or so, and lower jumps for small and older dogs.',
      },
      {
        heading: 'Choosing a class',
        points: [
          'Few dogs, non-slip ground, and obstacles that can be set low.',
          'Rewards, no force. A worried dog may watch as long as it likes.',
          'Warm-up and cool-down are part of the lesson.',
        ],
      },
      {
        heading: 'When to ease off',
        text: 'Older dogs can go on with low poles and slow turns. Dogs with arthritis do better with nose work.',
      },
    ],
    seeVet: [
      'Refusing jumps, knocking bars, or slowing down: it can be a sign of pain.',
      "Limping, or a yelp on landing. A leg that can't bear weight: call a vet now.",
    ],
    searchWords: 'course obstacle sport hurdles weaves competition trial train equipment training dogsport starting',
    sources: [sources.austinAgility, sources.bearAgility, sources.vcaPuppies, sources.brunkeWarmUp],
  },
  {
    id: 'harness-and-leash',
    title: 'Which harness and leash should I use?',
    category: 'exercise',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'For everyday walks, a well-fitted harness and a plain six-foot leash. A clip at the chest gives more control ' +
      'over a dog that pulls, a clip at the back suits calm walkers, and retractable leashes are best left in the ' +
      'store.',
    sections: [
      {
        heading: 'Collar or harness?',
        text:
          'Keep the collar for ID tags. A harness keeps pressure off the neck, which matters most for small dogs, ' +
          'flat-faced dogs, and dogs with throat trouble. No gear teaches walking nicely. Rewarding your dog for a ' +
          'loose leash does.',
      },
      {
        heading: 'Check the fit',
        points: [
          'Two fingers fit flat under each strap.',
          'The front strap sits on the breastbone, not on the throat or across the shoulders.',
          'The belly strap stays clear of the armpits.',
          "Your dog trots with a free stride and can't back out.",
          'Check often in puppies, after haircuts, and over a winter coat. Look for rubbed hair.',
        ],
      },
      {
        heading: 'Leashes',
        points: [
          'Six feet, flat, with a solid clip: streets and crowds.',
          'A long line on a harness: open fields. Not near roads.',
          'Retractable: thin cords can cut and burn, the handle can slip, and a dog 20 feet away can reach a car. If ' +
            'you use one, lock it at six feet around people.',
        ],
      },
      {
        heading: 'What to avoid',
        text: 'Choke, prong, and shock collars work by pain or fear. Ask a reward-based trainer instead.',
      },
    ],
    seeVet: [
      'Coughing or gagging on walks, rubbed or sore skin, or a new change of gait.',
      'Trouble breathing, or a neck injury after a hard jerk: call a vet now.',
    ],
    searchWords: 'lead pulling retractible extendable front-clip back-clip vest easy halter nylon chokes',
    sources: [
      sources.vetstreetHarness,
      sources.arielHarness,
      sources.gearHarness,
      sources.bowmanLeash,
      sources.doggoneLeash,
    ],
  },
];
