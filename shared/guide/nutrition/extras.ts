import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/nutrition/sources.ts';

/** Articles about supplements, chews, water, and eating odd things. */
export const extras: readonly Article[] = [
  {
    id: 'supplements',
    title: 'Does my dog need vitamins or supplements?',
    category: 'nutrition',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Not if your dog is healthy and eats a complete and balanced food. Extra vitamins and minerals can do harm, ' +
      'so ask your vet before you add anything.',
    sections: [
      {
        heading: "Why more isn't better",
        text:
          'A complete food already holds what dogs need. The body stores vitamins A and D, so extra builds up. Too much ' +
          'calcium can harm growing bones, and too much vitamin D the kidneys.',
      },
      {
        heading: "What the label can't promise",
        text:
          "Supplements for pets aren't checked the way medicines are. Nobody has to prove that a product works or even " +
          'holds what the label says. What is safe for people may not be safe for dogs.',
      },
      {
        heading: 'When they can help',
        text:
          'Vets do use some: omega-3 fatty acids, probiotics, and joint products, for a certain problem and at a ' +
          'certain dose. Homemade diets need supplements too, as part of the recipe.',
      },
      {
        heading: 'Questions for your vet',
        points: [
          'What is it for, and how will we know it works?',
          "Does it mix with my dog's medicines and food?",
          'Which product and which amount, and for how long?',
          'When do we stop before surgery?',
          'Where do I keep it? Flavored chews taste like treats, and a dog may eat the whole jar.',
        ],
      },
    ],
    seeVet: [
      'Your dog ate a bottle of supplements, or any vitamins for people: call a vet now.',
      'Vomiting, more thirst, or weakness after a new supplement.',
    ],
    searchWords: 'multivitamin probiotic glucosamine pills powder immune turmeric cbd chewables zinc herbs',
    action: 'bookVisit',
    sources: [sources.freemanSupplements, sources.vcaSupplements, sources.guelphSupplements, sources.hubSupplements],
  },
  {
    id: 'fish-oil',
    title: 'Is fish oil good for dogs?',
    category: 'nutrition',
    lifeStages: ['adult', 'senior'],
    answer:
      'It can help some dogs, above all those with allergic skin or sore joints, but the right amount depends on ' +
      'your dog, so get it from your vet. Too much causes loose stool and adds calories.',
    sections: [
      {
        heading: 'What it may do',
        text:
          'Fish oil brings omega-3 fatty acids, EPA and DHA, which calm inflammation. Vets use it as part of the plan ' +
          'for itchy skin, arthritis, and some heart and kidney problems. The evidence is best for allergic skin. It ' +
          "takes weeks to months to work, and it doesn't replace treatment.",
      },
      {
        heading: 'Before you start',
        points: [
          'Tell your vet about every medicine, planned surgery, and past illness. Fish oil can slow clotting, and a dog ' +
            'that has had pancreatitis may not tolerate the fat.',
          "Ask for a product and an amount. Labels for people don't fit dogs.",
          "Don't swap in cod liver oil. It is rich in vitamin A, which can build up.",
          'Check the food first. Some already have added omega-3.',
        ],
      },
      {
        heading: 'Giving it',
        text:
          'Give it with food and start as your vet says. Keep the bottle closed and cool. Count the calories: a ' +
          'teaspoon has about 40.',
      },
    ],
    seeVet: ['Vomiting, diarrhea, or a sore belly.', 'Bruises, nosebleeds, or bleeding gums: call a vet now.'],
    searchWords: 'omega3 salmon coat shiny supplement capsules krill dry flaky shedding fishy',
    action: 'bookVisit',
    sources: [
      sources.bloorFishOil,
      sources.xvetFishOil,
      sources.petscareFishOil,
      sources.hubSupplements,
      sources.petplaceTreats,
    ],
  },
  {
    id: 'dental-chews',
    title: 'Do dental chews really clean teeth?',
    category: 'nutrition',
    lifeStages: ['adult', 'senior'],
    answer:
      'Some do reduce plaque or tartar. Look for the seal of the Veterinary Oral Health Council (VOHC), pick the ' +
      "size for your dog's weight, and make sure you can dent the chew with a fingernail. They help with brushing " +
      "and dental visits but don't replace them.",
    sections: [
      {
        heading: 'How to choose',
        points: [
          'The VOHC seal means that veterinary dentists looked at tests of the product.',
          'Soft enough to dent. Chews that are rock hard break teeth.',
          'A shape that makes your dog chew. A chew swallowed in two bites does nothing.',
          'Calories on the label. A large one can have more than 150.',
        ],
      },
      {
        heading: 'How to give them',
        text:
          "Stay with your dog. Take away the last piece before it's small enough to gulp. Give as many as the label " +
          'says and no more, and count them into the 10% for treats.',
      },
      {
        heading: 'Who should skip them',
        text:
          'Dogs that gulp, dogs with sore or missing teeth, dogs on a special diet, and young puppies, unless your vet ' +
          'agrees.',
      },
      {
        heading: 'What still matters most',
        text:
          'Most dental disease hides under the gum line, where no chew reaches. Daily brushing with toothpaste for ' +
          'dogs, and checks by your vet, do the main work.',
      },
    ],
    seeVet: [
      'Choking or repeated gagging: call a vet now.',
      'Bad breath, red or bleeding gums, a loose tooth, or chewing on one side.',
    ],
    searchWords: 'hygiene smelly cleaner dentistry mouth sticks bones rawhide stick brush bone dentist',
    sources: [sources.dentalChews, sources.tuftsChewing, sources.latahTreats],
  },
  {
    id: 'eating-grass',
    title: 'Why does my dog eat grass?',
    category: 'nutrition',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Mostly because dogs do: in surveys by vets at UC Davis, about 8 in 10 healthy dogs had eaten grass or other ' +
      'plants, and few seemed ill before. Keep them off treated lawns, and see your vet if your dog vomits often.',
    sections: [
      {
        heading: 'What the surveys found',
        points: [
          '68% of owners said their dogs ate plants daily or weekly.',
          'Only 8% of dogs looked ill before, and 22% vomited after.',
          'Younger dogs ate plants more often, and were less likely to vomit.',
          'In most cases the vets saw normal behavior that had nothing to do with illness. It may be an old habit from ' +
            'wild ancestors.',
        ],
      },
      {
        heading: 'When grass is a problem',
        points: [
          'Lawns treated with weed killer, insect killer, or fertilizer.',
          'Slug bait, mushrooms, and toxic plants nearby.',
          'Ground where many dogs go, because of worms. Keep up with parasite control.',
          'Frantic grazing, or grazing followed by vomiting again and again.',
        ],
      },
      {
        heading: "If you'd like to stop it",
        text:
          'Keep walks interesting, carry treats, and call your dog away cheerfully. Plain green beans at home give some ' +
          'dogs the crunch they want.',
      },
    ],
    seeVet: [
      'Your dog ate treated grass, mushrooms, or an unknown plant: call a vet now.',
      'Vomiting more than once or twice, blood, a sore belly, or no appetite.',
      'A new and constant urge to eat grass.',
    ],
    searchWords: 'lawn weeds chewing upset tummy nausea throw throwing eats munching grassy',
    sources: [sources.hartGrass, sources.bigCountryGrass],
  },
  {
    id: 'eating-poop',
    title: 'Why does my dog eat poop, and how do I stop it?',
    category: 'nutrition',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "It's common, above all in puppies, and usually a habit, but hunger, worms, and digestive disease can be " +
      'behind it. Have your vet check a stool sample, pick up at once, and walk your dog on a leash past ' +
      'temptations.',
    sections: [
      {
        heading: 'Why dogs do it',
        points: [
          'Puppies explore with their mouths, and mothers clean up after their litters.',
          'Boredom, stress, or a way to get attention.',
          'Hunger, on too little food or with a disease that keeps food from being absorbed.',
          'Fear of being punished for an accident.',
        ],
      },
      {
        heading: 'What works',
        points: [
          'Clean the yard daily, and right after your dog goes.',
          'Keep the leash on. Just after your dog finishes, call it to you and reward.',
          'Teach "leave it" with treats.',
          'Block the litter box with a gate.',
          'Add walks, play, and food puzzles.',
          'Stay calm. A chase or a shout can turn it into a game.',
        ],
      },
      {
        heading: "What doesn't",
        text:
          "Never push a nose into stool and don't scold. It teaches fear and hiding. Additives that promise a bad taste " +
          'have a poor record.',
      },
      { heading: 'Health', text: 'Keep up vaccines and parasite control, since stool spreads worms.' },
    ],
    seeVet: [
      'It starts suddenly in an adult, or comes with weight loss, diarrhea, or a poor coat.',
      'Your dog ate the stool of an animal on medicine, or a diaper: call your vet.',
    ],
    searchWords: 'feces coprophagia coprophagy poo eats dung eating cat own turds crap shit stools gross',
    sources: [sources.petsAhoyFeces, sources.elginFeces, sources.surveyFeces],
  },
  {
    id: 'water-intake',
    title: 'How much water should a dog drink?',
    category: 'nutrition',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'A healthy dog drinks about half an ounce to one ounce for each pound of body weight a day, so 25 to 50 ' +
      'ounces (3 to 6 cups) for a 50 lb dog. Leave fresh water out all the time, and call your vet if the amount ' +
      'changes clearly.',
    sections: [
      {
        heading: 'What changes the amount',
        points: [
          'Heat, exercise, and nursing raise it. Puppies need more for their size.',
          'Dry food raises it, and wet food lowers it: canned food is 70 to 80% water.',
          'Some medicines and many illnesses raise it.',
        ],
      },
      {
        heading: 'Make drinking easy',
        points: [
          'Wash and refill bowls every day. Put more than one around the house.',
          'Carry water on walks, and offer small drinks often.',
          'Add water to meals for dogs that drink little.',
          "Don't let your dog drink from stagnant ponds or the toilet.",
        ],
      },
      {
        heading: 'A quick check',
        text:
          'Lift the skin over the shoulders and let go. It should snap back at once, and the gums should feel wet. Slow ' +
          'skin and sticky gums can mean dehydration. In old, overweight, or wrinkly dogs, the skin test is less ' +
          'reliable.',
      },
      {
        heading: 'Too much at once',
        text: 'Gulping a lot of water, as in long games with a hose or a lake, can be dangerous as well. Take breaks.',
      },
    ],
    seeVet: [
      "Weakness, sunken eyes, or vomiting so that water won't stay down: call a vet now.",
      'Wobbling, bloating, or vomiting after swallowing much water: call a vet now.',
      'Drinking much more or less than usual for a day or two.',
    ],
    searchWords: 'hydration dehydrated thirsty fluid bowl thirst enough hydrated daily gallon liters',
    sources: [sources.vcaWater, sources.cebolleroWater, sources.harringtonsWater],
  },
];
