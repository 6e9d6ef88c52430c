import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/general/sources.ts';

export const homeLife: readonly Article[] = [
  {
    id: 'multi-dog-home',
    title: 'How do I keep the peace with several dogs?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "Give every dog their own bowl, bed, and time with you, and don't let them compete. Feed in separate places, pick up the bowls after 5 to 10 minutes, and act on the first stiff look instead of the first fight.",
    sections: [
      {
        heading: 'Meals',
        points: [
          "Fixed times, 2 or 3 a day, instead of a bowl that's always full.",
          'Separate rooms, gates, or crates for dogs that hurry, stare, or hunch over the bowl.',
          "Bowls up and out of sight after 5 to 10 minutes. Nobody finishes another dog's meal.",
          'Chews only behind closed gates.',
        ],
      },
      {
        heading: 'The rest of the day',
        points: [
          'More beds than dogs, and more than one water bowl.',
          'A walk, a game, or a training session alone with you for each dog, every few days.',
          'Calm at doors, stairs, and hallways: send them through one by one.',
          'A place to be alone, above all for an old dog with a puppy around.',
        ],
      },
      {
        heading: 'When tension builds',
        text: 'Freezing, staring, blocking the way, or one dog that always leaves are early signs. Call them apart in a friendly voice and look for the cause: food, toys, space, your lap. Old friends can begin to fight when one becomes weak, ill, or nearly deaf.',
      },
      {
        heading: 'If they fight',
        text: 'Keep your hands away from the heads. Make a noise, use water, or push a chair between them. Then separate them fully, overnight too, until you have advice.',
      },
    ],
    seeVet: [
      'Any wound after a fight, even a small hole: call a vet now',
      'New fights between dogs that got along: have both checked for pain or illness',
    ],
    searchWords: 'two multiple fighting siblings jealous stealing bully second pack littermates household squabble',
    action: 'bookVisit',
    sources: [sources.horwitzFeeding, sources.akcFeeding, sources.familyFights],
  },
  {
    id: 'daily-routine',
    title: "What's a good daily routine for a dog?",
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Keep 4 things at about the same time each day: potty breaks, meals, walks, and bedtime. A predictable day helps with house training, digestion, weight, and worry, and it makes changes in health easier to notice.',
    sections: [
      {
        heading: "An adult dog's day",
        points: [
          'Morning: potty, walk with time to sniff, breakfast',
          'Midday: potty break, a short game or training',
          'Late afternoon: the longer walk or play',
          'Evening: dinner, quiet time together',
          'Last thing: potty, bed',
        ],
      },
      {
        heading: 'Adjust it',
        points: [
          'Puppies: outside after every nap, meal, and game, 3 or 4 meals, and many naps.',
          'Seniors: shorter walks more often, a late potty break, and the same paths through the home.',
          'Work days: if nobody can be home at midday, ask a walker, a neighbor, or a sitter.',
        ],
      },
      {
        heading: 'Fixed, but not to the minute',
        text: 'A window of half an hour is fine, and keeps your dog from demanding dinner on the minute. Keep the order of things even when the hours shift. Before a change, such as a new job or the end of vacation, move times by a few minutes a day.',
      },
      {
        heading: 'Dogs with medicine',
        text: 'For diabetes, seizures, or thyroid problems, times for food and medicine matter. Write them down for everyone at home, and ask your vet what to do after a missed dose.',
      },
    ],
    seeVet: ['Appetite, thirst, energy, or bathroom habits that change for more than a day or two'],
    searchWords:
      'schedule feeding full alone during structure habit planner timetable timing regular everyday hourly structured job office weekday',
    action: 'logWalk',
    sources: [sources.fieldstoneRoutine, sources.arielRoutine],
  },
  {
    id: 'dog-sleep',
    title: 'How much sleep does a dog need?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Most adult dogs sleep about 12 to 14 hours a day, puppies and seniors more. What matters most is change: a dog that suddenly sleeps a lot more or less than usual should see a vet.',
    sections: [
      {
        heading: 'By age',
        points: [
          'Puppies: sleep, eat, a wild quarter of an hour, sleep again. They can drop off in the middle of a game, and growing bodies need it.',
          'Adults: most of the night and several naps. A busy day means a longer one.',
          'Seniors: more naps, and often lighter nights.',
        ],
      },
      {
        heading: 'Sleep well',
        points: [
          'A bed out of drafts and foot traffic, big enough to stretch out on.',
          "A thick, supportive bed on a floor that isn't slippery for old joints.",
          'Nobody wakes or hugs a sleeping dog. Teach this to children first.',
          'Walks, play, and sniffing by day make for quieter nights.',
          'A regular bedtime with a last potty break.',
        ],
      },
      {
        heading: 'Twitching and barking in sleep',
        text: 'Small movements, soft woofs, and paddling feet are common in dreams. Let your dog sleep, and call their name softly if you need to wake them.',
      },
      {
        heading: 'When sleep changes',
        text: 'Sleeping more can be a sign of pain, or of heart, kidney, thyroid, or sugar trouble. Restless nights in an old dog can be a sign of pain or of cognitive dysfunction.',
      },
    ],
    seeVet: [
      'A sudden change in how much, when, or where your dog sleeps',
      'Stiff, rhythmic jerking, drooling, or peeing during sleep, or confusion afterward: call a vet now',
      'Too weak or tired to get up: call a vet now',
    ],
    searchWords:
      'all lethargic dreaming snoring rest insomnia lazy sleepy asleep sleeps napping lethargy dream snore restless',
    sources: [sources.usaTodaySleep, sources.obozSleep],
  },
];
