import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/exercise/sources.ts';

/** Articles about heat, cold, and water on walks. */
export const weatherWalks: readonly Article[] = [
  {
    id: 'hot-weather-walks',
    title: 'Is it too hot to walk my dog?',
    category: 'exercise',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "Put your bare palm or the back of your hand on the pavement: if you can't hold it there for 7 to 10 seconds, " +
      "it's too hot for paws. On hot days walk early in the morning or late in the evening, on grass, with water, " +
      'and skip the run.',
    sections: [
      {
        heading: 'Pavement',
        text:
          "Dark surfaces get far hotter than the air. One dog's paws were blistered when the street measured 160°F on a " +
          "108°F day, and another's after a one-mile walk at about 80°F. Grass, dirt, and shade are safer. Boots help " +
          'if your dog accepts them.',
      },
      {
        heading: 'The rest of the body',
        text:
          'Dogs cool themselves mainly by panting, which works poorly in humid air. Flat-faced, overweight, older, ' +
          'thick-coated, and very young dogs overheat first. A lively dog may not stop on its own.',
      },
      {
        heading: 'A summer plan',
        points: [
          'Walk at dawn and after dark. Feel the ground even then.',
          'Shorter loops with shade.',
          'Small drinks often.',
          'Indoor games instead of fetch.',
          'Never leave your dog in a parked car, not even with the windows open.',
        ],
      },
      {
        heading: 'If your dog gets too hot',
        text:
          'Stop, get into shade or air conditioning, wet the coat with cool water, move air over it, and call a vet ' +
          'now. Drive with the air conditioning on.',
      },
    ],
    seeVet: [
      "Heavy panting that doesn't ease, drooling, bright red gums, wobbling, vomiting, or collapse: call a vet now.",
      'Limping, or red, blistered, or peeling pads.',
    ],
    searchWords: 'heat heatstroke asphalt sidewalk burn burned burnt temperature degrees feet sun concrete',
    action: 'logWalk',
    sources: [
      sources.arizonaPavement,
      sources.angellPavement,
      sources.shurlingPavement,
      sources.ontarioHeat,
      sources.moreheadHeat,
    ],
  },
  {
    id: 'cold-weather-walks',
    title: 'Is it too cold to walk my dog?',
    category: 'exercise',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Let your dog tell you: go home when it shivers, lifts its paws, or slows down. Below freezing, keep walks ' +
      'short for small, short-haired, very young, and old dogs. Below about 20°F, the risk of frostbite rises for ' +
      'every dog.',
    sections: [
      {
        heading: 'Dress for it',
        points: [
          'A coat for short-haired, small, thin, young, or old dogs. Thick-coated breeds rarely need one.',
          'Boots if your dog accepts them, or paw balm.',
          'Trim the hair between the toes, where ice balls form.',
        ],
      },
      {
        heading: 'Salt and antifreeze',
        points: [
          'Road salt dries and stings the pads, and licking it can upset the stomach. Wipe or rinse paws and belly with ' +
            'lukewarm water after each walk.',
          "Don't let your dog drink from puddles. Even a little antifreeze is a severe poison.",
          'Use a deicer made to be safe around pets at home.',
        ],
      },
      {
        heading: 'Ice and dark',
        text:
          'Stay off frozen ponds, keep your dog on a leash near ice, and wear lights. Older dogs slip easily, so choose ' +
          'cleared, level ground.',
      },
      {
        heading: 'Frostbite',
        text:
          'Ears, tail, and paws freeze first. The skin turns pale or bluish and cold. Warm it gently with lukewarm, ' +
          'never hot, towels, and call your vet.',
      },
    ],
    seeVet: [
      'Strong shivering that stops, weakness, stumbling, or a dog that is cold and sleepy: call a vet now.',
      'Antifreeze licked or drunk, even a little: call a vet now.',
      'Pale, gray, or blistered skin, or cracked pads.',
    ],
    searchWords: 'winter snow jacket sweater booties frost hypothermia temperature degrees chilly',
    action: 'logWalk',
    sources: [sources.neovetCold, sources.peoriaCold],
  },
  {
    id: 'flat-faced-exercise',
    title: 'How do I exercise a flat-faced dog safely?',
    category: 'exercise',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "Short, slow walks in cool hours, on a harness, with breaks, and none at all when it's hot or humid. " +
      "Flat-faced dogs can't pant well enough to cool down, so even a mild day can be too much.",
    sections: [
      {
        heading: 'Who is meant',
        text:
          'Pugs, French and English bulldogs, Boston terriers, Shih Tzus, and others with short muzzles. Their airways ' +
          'are narrow, and some have trouble breathing even at rest.',
      },
      {
        heading: 'Make it safe',
        points: [
          'Early morning or late evening. Trouble can begin at about 70°F.',
          'A harness instead of a collar, so nothing presses on the throat.',
          'Several short outings, with stops in the shade before your dog needs them.',
          'Water with you.',
          'No chasing games in the sun. Play indoors with sniffing, training, and food puzzles.',
          'Keep your dog lean. Extra weight makes breathing harder.',
        ],
      },
      {
        heading: "Know your dog's normal",
        text:
          'Listen when your dog is calm. Loud snoring sounds while awake, gagging after a short walk, poor sleep, or ' +
          'stopping often aren\'t "just the breed". Your vet can check the airways, and surgery helps some dogs.',
      },
      {
        heading: 'When to stop',
        text: 'Louder breathing, a tongue hanging far out, or wanting to lie down: stop, shade, water, and wait.',
      },
    ],
    seeVet: [
      'Blue, gray, or dark red tongue or gums, gasping, foamy drool, or collapse: call a vet now.',
      'Noisy breathing at rest, or a dog that tires on short walks.',
    ],
    searchWords: 'frenchie pug bulldog brachycephalic snub nose boas smushed breathe tzu squished',
    action: 'logWalk',
    sources: [sources.batterseaFlatFaces, sources.groupFlatFaces, sources.brandonFlatFaces, sources.arielHarness],
  },
  {
    id: 'water-on-walks',
    title: 'How much water should I bring on a walk?',
    category: 'exercise',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Bring some on any walk longer than half an hour or on a warm day, and offer small drinks every 15 to 20 ' +
      'minutes. A dog at rest needs up to an ounce for each pound of body weight a day, and heat and exercise add ' +
      'to that.',
    sections: [
      {
        heading: 'What to carry',
        points: [
          'A bottle for you and one for your dog, plus a folding bowl.',
          'For a long hike, more than you think. You can always pour it out.',
          'Your own water at dog parks. Shared bowls spread illness.',
        ],
      },
      {
        heading: 'How to offer it',
        text:
          'Small amounts, often. A dog that gulps a whole bowl after a hard run may bring it up again, and a very full ' +
          "stomach isn't good for deep-chested dogs. Rest first in the shade, then drink. If your dog won't drink, try " +
          'a quieter place, then turn back.',
      },
      {
        heading: 'What not to drink',
        text: 'Puddles, ponds, and slow streams can hold parasites, algae, or antifreeze. Salt water makes dogs ill.',
      },
      {
        heading: 'Check your dog',
        points: [
          'Gums should be wet and slippery. Dry, sticky gums mean your dog needs water and rest.',
          'Lift the skin over the shoulders: it should snap back at once.',
          'Thick, ropy saliva is a warning.',
        ],
      },
    ],
    seeVet: [
      "Sunken eyes, weakness, trembling, or vomiting so that water won't stay down: call a vet now.",
      'Wobbling, bloating, or vomiting after swallowing a lot of water: call a vet now.',
    ],
    searchWords: 'dehydration dehydrated hydration thirsty thirst ounces portable carrying drinking pack hydrated',
    action: 'logWalk',
    sources: [
      sources.bigDogsWater,
      sources.tribuneRunning,
      sources.maecWater,
      sources.wellnessWater,
      sources.akcDogParks,
    ],
  },
];
