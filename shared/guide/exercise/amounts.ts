import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/exercise/sources.ts';

/** Articles about how much exercise, and coming back to it. */
export const exerciseAmounts: readonly Article[] = [
  {
    id: 'how-much-exercise',
    title: 'How much exercise does my dog need?',
    category: 'exercise',
    lifeStages: ['adult'],
    answer:
      'Most healthy adult dogs need between 30 minutes and 2 hours a day, split into two or three outings. Small ' +
      'companion breeds sit near the low end, and herding, sporting, and other working types near the high end.',
    sections: [
      {
        heading: 'A starting point by type',
        points: [
          'Toy breeds: about 30 minutes.',
          'Non-sporting breeds: about 45 minutes.',
          'Terriers and guardian or sled types: about 60 minutes.',
          'Hounds, herding, and sporting breeds: about 90 minutes, some days more.',
          'Flat-faced dogs: short and cool outings, whatever their group.',
          'Mixed breeds: go by size, shape, and what your dog tells you.',
        ],
      },
      {
        heading: 'Adjust to your dog',
        text:
          'Age, health, weight, and weather count as much as breed. Your dog has had enough when it comes home relaxed ' +
          'and is bright the next morning. Too little often shows as chewing, barking, digging, or weight gain. Too ' +
          'much shows as stiffness or lagging behind.',
      },
      {
        heading: 'Make it count',
        points: [
          'Two or three walks beat one long one.',
          'Mix walking with play, training, and time to sniff. Brain work tires dogs too.',
          'Keep weekends like weekdays. A sudden long day invites injury.',
          'Add time slowly, over weeks.',
        ],
      },
      {
        heading: 'Ask first',
        text: 'Check with your vet before a new program if your dog is overweight, older, or has heart, lung, or joint trouble.',
      },
    ],
    seeVet: ['Limping, coughing, or tiring faster than usual.', 'Collapse or trouble breathing: call a vet now.'],
    searchWords: 'walked daily energy hyper collie husky lab exercize excercise mile miles steps',
    action: 'logWalk',
    sources: [sources.vipExercise, sources.pdsaExercise, sources.birdneckExercise, sources.bayWoofWarmUp],
  },
  {
    id: 'overweight-dog-exercise',
    title: 'How do I start exercising an overweight dog?',
    category: 'exercise',
    lifeStages: ['adult', 'senior'],
    answer:
      'After a check with your vet, start with five minutes of easy walking, two or three times a day, and add a ' +
      'little each week. Aim for 30 to 45 minutes a day in total, with a dog that is happily tired and not worn ' +
      'out.',
    sections: [
      {
        heading: 'Before the first walk',
        text:
          'Ask your vet to check the heart, lungs, and joints, and to set the food. Food does most of the work, and ' +
          'walks keep the muscle.',
      },
      {
        heading: 'The first weeks',
        points: [
          'Walk on flat, slightly soft ground such as grass or dirt. Skip deep sand and hills.',
          'Go slowly. At first a single block may be plenty.',
          'Same time every day: steady beats long.',
          'If the next day brings no stiffness, add about five minutes a week.',
          'Use a harness, so the neck stays free.',
        ],
      },
      {
        heading: 'Kind to the joints',
        text:
          'Swimming with a life jacket, or an underwater treadmill at a rehab clinic, burns energy without much load. ' +
          'Leave running, jumping, and long fetch for later. As the weight drops, joints hurt less and your dog will ' +
          'want to do more.',
      },
      {
        heading: 'Watch the heat',
        text: 'Extra fat holds heat in. Walk early or late, carry water, and stay home on hot, humid days.',
      },
    ],
    seeVet: [
      'Limping, trouble getting up, or stiffness the day after.',
      'Noisy breathing, gums that turn blue or dark red, or collapse: call a vet now.',
    ],
    searchWords: 'obese chubby lazy couch potato unfit beginner heavy pounds lose diet shape',
    action: 'logWalk',
    sources: [sources.aahaOverweight, sources.careFirstOverweight, sources.elginOverweight],
  },
  {
    id: 'overexertion-signs',
    title: 'How can I tell that my dog has had too much exercise?',
    category: 'exercise',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "Stop when your dog lags, slows, lies down, or pants harder than usual and doesn't settle within minutes of " +
      'rest in the shade. Wobbling, collapse, vomiting, heavy drooling, or dark red or pale gums are an emergency: ' +
      'call a vet now.',
    sections: [
      {
        heading: 'Early signs',
        points: [
          'Falling behind, or a tail and head that drop.',
          'Wide-open panting that goes on after you stop.',
          'Looking for shade, or refusing to go on.',
          'In puppies: more nipping, jumping, and ignoring you.',
        ],
      },
      {
        heading: 'Later that day',
        points: ['Stiff or slow to get up.', 'Limping, or licking a paw. Check the pads for cuts and worn spots.'],
      },
      {
        heading: 'What to do at the first signs',
        text:
          'Stop in the shade, offer small drinks, and wait until the breathing is calm. Walk home slowly or carry your ' +
          'dog. If your dog seems hot, wet the coat with cool water, get air moving over it, and call a vet on the way.',
      },
      {
        heading: 'Why dogs overdo it',
        text:
          'Many dogs keep going as long as you ask, or as long as the ball flies. A dog dragging behind has often given ' +
          "earlier signs. Set the limit yourself: build up over weeks, rest often, and leave your dog home when it's " +
          'hot or humid.',
      },
    ],
    seeVet: [
      'Collapse, confusion, a seizure, vomiting or diarrhea with blood, or gums that are bright red, gray, or blue: ' +
        'call a vet now.',
      'Limping or stiffness the next day.',
    ],
    searchWords: 'exhausted tired overdone heatstroke fatigue exhaustion winded sore overworked overheated overheating',
    sources: [
      sources.minnesotaRunning,
      sources.tribuneRunning,
      sources.moreheadHeat,
      sources.redwoodHeat,
      sources.zenPuppies,
    ],
  },
  {
    id: 'warm-up-cool-down',
    title: 'Does my dog need a warm-up?',
    category: 'exercise',
    lifeStages: ['adult', 'senior'],
    answer:
      'Yes, before running, fetch, agility, or a long hike: walk five to ten minutes, getting brisker, then start. ' +
      'Afterward walk five to ten minutes more until the breathing is calm. It lowers the risk of strains and of ' +
      'stiffness the next day.',
    sections: [
      {
        heading: 'Why it helps',
        text:
          'Walking sends blood to the muscles and makes them and the tendons more flexible. At the end, slow walking lets ' +
          'heart and breathing come down step by step.',
      },
      {
        heading: 'A simple warm-up',
        points: [
          'Two or three minutes at an easy walk, with time to sniff and potty.',
          'Three to five minutes brisk, into a trot.',
          'A few wide circles and figure eights in both directions.',
          'Some slow sits to stands for treats.',
        ],
      },
      {
        heading: 'What to avoid',
        points: [
          'From the car straight into a sprint after a ball.',
          'From a sprint straight back into the car.',
          'Stretching cold legs. Held stretches belong after exercise, and only if a vet or rehab therapist showed you how.',
        ],
      },
      {
        heading: 'Who needs it most',
        text:
          'Dogs with arthritis, older dogs, dogs in sports, weekend athletes, and every dog on a cold day. For a dog ' +
          'with arthritis, a minute or two around the house helps before the door opens.',
      },
    ],
    seeVet: [
      'Limping during or after exercise.',
      "Stiffness that doesn't loosen within a few minutes of walking.",
      "A sudden cry, or a leg that your dog won't put down: call a vet now.",
    ],
    searchWords: 'stretch warming cooling athlete injury prevent limber trotting pulled pulling',
    action: 'logWalk',
    sources: [sources.brunkeWarmUp, sources.hassettWarmUp, sources.specialistsWarmUp],
  },
  {
    id: 'exercise-after-surgery',
    title: 'When can my dog exercise after surgery or an injury?',
    category: 'exercise',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Only when your vet says so, and only as much. Until then, keep your dog on a short leash even for potty ' +
      'trips, with no running, jumping, stairs, or rough play, because one leap can undo the repair.',
    sections: [
      {
        heading: 'The usual steps',
        points: [
          'Rest: a crate, a pen, or a small room with good footing, and leash trips to the potty spot.',
          'Short, slow walks on a short leash. Several short ones are better than one long one.',
          'Longer walks, step by step, as your vet allows. If your dog is stiff or sore after a rest, go back a step.',
          'Play, running, and stairs come last.',
        ],
      },
      {
        heading: 'Keep the mind busy',
        points: [
          'Food puzzles and stuffed toys, if chewing is allowed.',
          'Quiet tricks that need no moving: a chin rest, a paw touch, a nod.',
          'Sniffing for treats on a mat.',
          'A bed by the window or the front door, where life goes by.',
        ],
      },
      {
        heading: 'Set up the house',
        text:
          'Lay rugs on slick floors, block sofas and stairs, and use a ramp for the car. Ask what to do if your dog ' +
          "can't settle: your vet can help. Never give medicine made for people.",
      },
      {
        heading: 'Teach it ahead',
        text: 'A dog that already likes a crate and walks calmly on a leash recovers with less fuss.',
      },
    ],
    seeVet: [
      'A wound that opens, swells, oozes, or smells; sudden lameness; or pain: call your vet the same day.',
      'Collapse, pale gums, or trouble breathing: call a vet now.',
    ],
    searchWords: 'operation post-op recovery spay neuter acl ccl tplo stitches cone cage healing recovering knee',
    action: 'bookVisit',
    sources: [sources.leonValleySurgery, sources.fallonSurgery, sources.strideSurgery],
  },
];
