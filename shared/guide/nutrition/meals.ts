import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/nutrition/sources.ts';

/** Articles about how much and how often to feed. */
export const meals: readonly Article[] = [
  {
    id: 'meals-per-day',
    title: 'How often should I feed my dog?',
    category: 'nutrition',
    lifeStages: ['adult', 'senior'],
    answer:
      'Two measured meals a day, morning and evening, suit most adult dogs. Leaving food out all day makes it hard ' +
      'to see how much your dog eats and easy to overfeed.',
    sections: [
      {
        heading: 'Why set times help',
        points: [
          'You notice at once when your dog leaves a meal, which is often the first sign of illness.',
          'In homes with several pets, meals at set times prevent conflict.',
          'Two smaller meals are easier on the stomach than one large one. Large amounts eaten fast are a worry in ' +
            'deep-chested dogs.',
        ],
      },
      {
        heading: 'How to do it',
        text:
          'Put the bowl down for about 20 minutes in a quiet place, then pick it up. Measure each meal with a real ' +
          'measuring cup or a kitchen scale. Fresh water stays out all the time.',
      },
      {
        heading: 'When to do it differently',
        points: [
          'Puppies need more meals. The number goes down as they grow.',
          'Some older or ill dogs do better on more, smaller meals. Ask your vet.',
          "If your dog takes medicine with food, such as insulin, follow your vet's times exactly.",
        ],
      },
    ],
    seeVet: [
      'Your dog skips all food for a day, or skips one meal and seems ill.',
      'Retching without bringing anything up, or a swollen belly: call a vet now.',
    ],
    searchWords:
      'breakfast dinner schedule twice feeding frequency routine hours free-feeding graze grazing many free choice',
    sources: [sources.nicholPuppies, sources.akcSeveralPets, sources.vetsPicky, sources.countrysideBloat],
  },
  {
    id: 'how-much-to-feed',
    title: 'How much should I feed my dog?',
    category: 'nutrition',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "Start with the amount on the label for your dog's weight, measure it, and let your dog's shape decide from " +
      'there. At a good weight you feel the ribs under a thin layer and see a waist from above and a tuck from the ' +
      'side.',
    sections: [
      {
        heading: 'Why the label is only a start',
        text:
          "It's written for an average dog. Two dogs of the same weight can need quite different amounts, depending on " +
          'age, activity, and metabolism. Following the bag without checking the dog is a common way to end up with an ' +
          'overweight one.',
      },
      {
        heading: 'Measure well',
        points: [
          "A kitchen scale is the most exact. A measuring cup is fine. A mug isn't.",
          'Count everything: treats, chews, toppers, and what falls from the table.',
          'Have one person in charge, or write meals down, so nobody feeds twice.',
        ],
      },
      {
        heading: 'Check every two weeks',
        points: [
          'Ribs easy to feel, not sharp; a waist from above: keep going.',
          'Ribs hard to find: a little less.',
          'Ribs, spine, or hips stick out: a little more, and ask your vet.',
        ],
      },
      {
        heading: 'Why it matters',
        text:
          'In a study published in 2002, dogs kept lean lived about two years longer than dogs that ate without limits, ' +
          'and got chronic disease later.',
      },
    ],
    seeVet: ['Weight that changes while the amount of food stays the same.'],
    searchWords:
      'cups portion portions serving size calories overfeeding underfeeding scoop chart quantity pounds guide',
    action: 'bookVisit',
    sources: [sources.vcaTenThings, sources.lynbrookFeeding, sources.fallsFeeding],
  },
  {
    id: 'treats-ten-percent',
    title: 'How many treats can my dog have?',
    category: 'nutrition',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "Keep everything that isn't complete dog food to 10% of the day's calories or less. For a dog that eats 500 " +
      "calories a day, that's 50 calories for treats, chews, toppers, and table food together.",
    sections: [
      {
        heading: 'Why 10%',
        text:
          "Treats aren't balanced. Past that share, they push out the nutrients in the main food, and the extra " +
          'calories add weight.',
      },
      {
        heading: 'What counts',
        points: [
          'Biscuits, training treats, and dental chews.',
          "Bully sticks, pig ears, and other chews. Their labels don't have to state calories, but they carry plenty.",
          'Food that hides a pill, flavored supplements, and fish oil.',
          'Anything from your plate, and peanut butter, which must be free of xylitol (birch sugar).',
        ],
      },
      {
        heading: 'Light choices',
        text:
          'A medium strawberry has about 4 calories, a quarter cup of chopped apple about 15, and half a cup of boiled ' +
          "green beans about 22. Many dogs also work happily for pieces of their own kibble, taken out of the day's " +
          'meals.',
      },
      {
        heading: 'Easy habits',
        points: [
          'Break treats into pea-size bits. Dogs count the moments more than the size.',
          "Look for calories on the label. If they aren't there, pick another treat.",
          'On training days, feed a little less at dinner.',
        ],
      },
    ],
    seeVet: [
      'Your dog gains weight, or has an illness such as pancreatitis or kidney trouble: ask which treats are safe.',
    ],
    searchWords: 'snacks cookies rewards rule scraps too reward jerky kcal goodies sharing people',
    sources: [sources.davisTreats, sources.petplaceTreats, sources.newDayFoods],
  },
  {
    id: 'fast-eaters',
    title: 'My dog eats too fast. What can I do?',
    category: 'nutrition',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Slow the meal down: use a slow-feeder bowl, spread the food over a baking sheet or muffin pan, or feed two ' +
      'or three smaller meals. Gulping can cause vomiting and swallowed air, and is one of the risks for bloat, an ' +
      'emergency.',
    sections: [
      {
        heading: 'Ways to slow a meal',
        points: [
          'A bowl with ridges or a maze that your dog has to lick around.',
          'A muffin pan with a few pieces of kibble in each cup.',
          'A food puzzle or a ball that drops kibble as it rolls.',
          'A quiet room, away from other pets. Competition makes dogs gulp.',
        ],
      },
      {
        heading: 'After the meal',
        text:
          'Keep things calm, without running or rough play. This matters most for large dogs with deep chests, but ' +
          'bloat can strike a dog of any size.',
      },
      {
        heading: "When it's new",
        text:
          'A dog that suddenly wolfs food may be hungrier than before. Check that the amount is right, and mention it ' +
          'to your vet. If your dog is large and deep-chested, they may also talk with you about surgery that fixes the ' +
          'stomach in place.',
      },
    ],
    seeVet: [
      'Retching with nothing coming up, a tight or swollen belly, restlessness, or heavy drooling: call a vet now.',
      'Choking, or trouble breathing: call a vet now.',
      'Vomiting after most meals.',
    ],
    searchWords: 'inhaling wolfing gobbling bowls scarfing gdv torsion gulps quickly hoover swallowing',
    sources: [sources.azFastEaters, sources.tlcFastEaters],
  },
  {
    id: 'feeding-several-dogs',
    title: 'How do I feed several dogs in one home?',
    category: 'nutrition',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Give each dog its own bowl and its own space, feed at set times, watch, and pick up what is left. Dogs that ' +
      "don't have to compete eat slower and guard less.",
    sections: [
      {
        heading: 'Set up',
        points: [
          'Feed in separate rooms or crates, behind baby gates, or in far corners of one room.',
          "Measure each dog's portion. A puppy, an adult, and a senior rarely need the same food or amount.",
          "Don't let one dog walk up to another that is eating, and don't let anyone finish a neighbor's bowl.",
          'Keep children away from eating dogs too.',
        ],
      },
      {
        heading: 'From free feeding to meals',
        text:
          'Offer the food for 10 to 20 minutes, then lift the bowls. Ask your vet about amounts and times before you ' +
          'change, and ask first if one of them has a medical reason to have food out.',
      },
      {
        heading: 'If one growls',
        text:
          "Growling over food is a message: more space, please. Don't punish it. Add distance and barriers, and feed " +
          'behind a closed door. If there are bites, or it gets worse, ask your vet for a behavior professional who ' +
          'works with rewards.',
      },
    ],
    seeVet: [
      'One dog eats less, eats more, or loses weight. Separate bowls make this easy to see.',
      'A bite wound, even a small one.',
    ],
    searchWords: 'multiple two pets household guarding aggression stealing cat share fighting mealtime multi',
    sources: [sources.akcSeveralPets, sources.healthyPawsSeveral],
  },
  {
    id: 'meals-and-exercise',
    title: 'How long should my dog wait between food and exercise?',
    category: 'nutrition',
    lifeStages: ['adult', 'senior'],
    answer:
      'Keep the time around a meal calm, and leave about two hours between a full meal and running or rough play. ' +
      'An easy walk to the potty spot is fine. This matters most for large dogs with deep chests, which are at ' +
      'higher risk of bloat.',
    sections: [
      {
        heading: 'Why',
        text:
          'In bloat, the stomach fills with gas and can twist. Trapped gas and cut-off blood flow make it deadly within ' +
          'hours. Eating a lot very fast and then exercising is thought to be one trigger, and most cases start within ' +
          "about two hours of a meal. The exact cause isn't known, so no rule prevents every case.",
      },
      {
        heading: 'Simple rules',
        points: [
          'Hard exercise first, food later. Wait until the breathing is calm again.',
          'Two or more smaller meals, not one big one.',
          'Slow down a dog that gulps.',
          'Small drinks during exercise instead of a full bowl at the end.',
        ],
      },
      {
        heading: 'Dogs most at risk',
        text:
          'Great Danes, Weimaraners, Saint Bernards, setters, Dobermans, and standard poodles are often named. If your ' +
          'dog is built like them, ask your vet whether surgery that holds the stomach in place makes sense.',
      },
    ],
    seeVet: [
      'Retching with nothing coming up, a swollen or painful belly, pacing, drooling, or pale gums: call a vet now, ' +
        'even at night.',
    ],
    searchWords: 'before after walking torsion gdv dinner breakfast run feeding fed',
    sources: [sources.countrysideBloat, sources.theVetBloat, sources.tlcFastEaters],
  },
];
