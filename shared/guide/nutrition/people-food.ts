import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/nutrition/sources.ts';

/** Articles about raw, homemade, and people food. */
export const peopleFood: readonly Article[] = [
  {
    id: 'raw-feeding',
    title: 'Is raw food safe for my dog?',
    category: 'nutrition',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'The AVMA and the FDA advise against it. Raw meat, eggs, and milk can carry germs such as Salmonella and ' +
      'Listeria that make dogs and people sick, and a dog can shed them while it looks healthy.',
    sections: [
      {
        heading: 'The risks',
        points: [
          'Salmonella, Campylobacter, E. coli, Listeria, and others have been found in raw meat, eggs, and milk.',
          'A healthy dog can pass germs on with licks and stool.',
          'Young children, older people, pregnant women, and people with weak immune systems are at the greatest risk.',
          "Raw diets can be incomplete, and their claimed benefits haven't been proved.",
        ],
      },
      {
        heading: 'If your household still feeds raw',
        points: [
          'Talk with your vet, and tell them before any visit or surgery.',
          "Keep raw food frozen, thaw it in the refrigerator away from people's food, and throw leftovers out.",
          'Wash hands, bowls, and surfaces with hot soapy water for at least 20 seconds.',
          "Don't let your dog lick faces after a meal, and pick up stool at once.",
        ],
      },
      {
        heading: 'Cooked is the safer choice',
        text: 'A complete cooked, canned, or dry food gives the same nutrients without these germs.',
      },
    ],
    seeVet: [
      'Vomiting, diarrhea (above all with blood), fever, or low energy after raw food.',
      'Signs of illness in a person who handled it: call your doctor.',
    ],
    searchWords: 'barf bones uncooked prey diet freeze-dried bacteria carnivore natural ecoli butcher',
    sources: [sources.avmaRaw, sources.fdaRaw, sources.belvoirRaw],
  },
  {
    id: 'homemade-food',
    title: 'Can I cook for my dog?',
    category: 'nutrition',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Yes, but only with a recipe that a board-certified veterinary nutritionist made for your dog. When UC Davis ' +
      'checked 200 recipes from books and websites, almost all lacked at least one essential nutrient.',
    sections: [
      {
        heading: 'What the study found',
        points: [
          'Only a handful met the needs of a dog, and most recipes were short of more than one thing.',
          'Nine of the 200 met the AAFCO minimums for adult dogs. Eight of those nine came from vets.',
          'Many were vague about the steps or the size of dog they were for.',
          'Among the missing nutrients were vitamin E, choline, zinc, copper, and calcium.',
        ],
      },
      {
        heading: 'Why it matters',
        text: "Gaps don't show at once. Over time they can harm the bones and muscles, the liver, and the immune system.",
      },
      {
        heading: 'How to do it right',
        points: [
          "Ask your vet for a referral to a nutritionist. They'll want health records and weight.",
          'Follow the recipe by weight. Leaving out the supplement or swapping an ingredient unbalances it.',
          'See your vet regularly, with weight checks.',
        ],
      },
      {
        heading: 'A simpler middle way',
        text:
          'Feed a complete food and keep home-cooked extras to 10% of the calories. Leave out onions, garlic, grapes, ' +
          'raisins, and xylitol.',
      },
    ],
    seeVet: ['Weight loss, a dull coat, weakness, or lameness on a homemade diet.'],
    searchWords: 'cooking rice chicken own making fresh human-grade stew boiled ground turkey',
    action: 'bookVisit',
    sources: [
      sources.davisHomemade,
      sources.davisRecipes,
      sources.foxRecipes,
      sources.aahaHomemade,
      sources.davisTreats,
    ],
  },
  {
    id: 'fruits-vegetables',
    title: 'Which fruits and vegetables can my dog eat?',
    category: 'nutrition',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Small pieces of apple without seeds, blueberries, strawberries, banana, seedless watermelon, carrots, green ' +
      'beans, and cooked squash are fine for most dogs. Never give grapes, raisins, currants, onions, or garlic.',
    sections: [
      {
        heading: 'Good choices',
        points: [
          'Fruit: apple, pear, and peach without core, seeds, or pit; blueberries, strawberries, and raspberries; ' +
            'banana; melon without rind or seeds; orange without peel.',
          'Vegetables: carrots, green beans, zucchini, cooked butternut squash, and spinach, all plain.',
        ],
      },
      {
        heading: 'How to serve them',
        points: [
          "Cut into pieces that your dog can't choke on. Halve round berries for tiny dogs.",
          'No butter, oil, salt, or spices.',
          'Count them into the 10% for treats. Banana and melon bring more sugar.',
          'Try one new food at a time, so you know what caused a soft stool.',
        ],
      },
      {
        heading: 'Ask first',
        text: "Dogs with diabetes shouldn't get sugary fruit. Dogs on a diet for kidneys or allergies may not be allowed any.",
      },
      {
        heading: 'If your dog ate a forbidden one',
        text:
          "Note what, how much, and when, and open Emergency help. For grapes and raisins, don't wait for " + 'signs.',
      },
    ],
    seeVet: [
      'Grapes, raisins, currants, onions, or garlic eaten in any form: call a vet now.',
      'A swallowed pit or core, then vomiting, a sore belly, or no stool: call a vet now.',
    ],
    searchWords: 'veggies bananas apples carrot broccoli cucumber human snack safe peas pumpkin veg',
    sources: [sources.davisTreats, sources.floridaFruit, sources.chagrinFoods],
  },
  {
    id: 'foods-to-avoid',
    title: 'Which foods are dangerous for dogs?',
    category: 'nutrition',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Keep dogs away from chocolate, xylitol, grapes and raisins, onions and garlic, alcohol, coffee, macadamia ' +
      'nuts, and raw yeast dough. If your dog ate any of these, open Emergency help and call a vet ' +
      'now, even without signs.',
    sections: [
      {
        heading: 'The list for the fridge door',
        points: [
          'Chocolate, coffee, tea, and anything with caffeine. Dark and baking chocolate are the worst.',
          'Xylitol, also called birch sugar: sugar-free gum, candy, baked goods, some peanut butter.',
          'Grapes, raisins, and currants.',
          'Onions, garlic, and chives: raw, cooked, or powdered.',
          'Macadamia nuts.',
          'Alcohol and raw yeast dough.',
        ],
      },
      {
        heading: 'What to have ready for the call',
        text:
          "What your dog ate, how much, when, and your dog's weight. Keep the package. The ASPCA Animal Poison Control " +
          'Center answers at (888) 426-4435, day and night; a fee may apply.',
      },
      {
        heading: 'What not to do',
        text:
          "Don't make your dog vomit and don't give home remedies unless a vet tells you to. Don't wait to see what " +
          'happens: some poisons show signs only after the damage is done.',
      },
      {
        heading: 'Make mistakes unlikely',
        text:
          'Use a trash can with a lid, keep bags off the floor, and tell guests and children the list. Fatty scraps, ' +
          'very salty food, and cooked bones stay off the menu too.',
      },
    ],
    seeVet: [
      'Any of these foods eaten: call a vet now.',
      'Vomiting, trembling, weakness, wobbling, or a seizure: call a vet now.',
    ],
    searchWords: 'toxic poisonous bad people human forbidden allowed harmful chocolat deadly',
    sources: [sources.newDayFoods, sources.chedokeFoods],
  },
  {
    id: 'bones-and-chews',
    title: 'Are bones and chews safe for dogs?',
    category: 'nutrition',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "Don't give bones, cooked or raw, or smoked bone treats. They break teeth, splinter, and get stuck. Choose a " +
      "chew that you can dent with your fingernail, in a size your dog can't swallow, and stay in the room.",
    sections: [
      {
        heading: 'What bones can do',
        text:
          'The FDA has reports of choking, cuts in the mouth, blockages, bleeding, and deaths from bones and from bone ' +
          'treats sold in stores. Cooked poultry bones break into sharp pieces. Raw bones can carry germs.',
      },
      {
        heading: 'Too hard for teeth',
        text:
          'Antlers, hooves, bones, hard nylon, dried yak chews, and ice are common causes of broken teeth. Rocks and ' +
          'sticks too.',
      },
      {
        heading: 'Better choices',
        points: [
          'Durable rubber toys, empty or stuffed with food.',
          'Chews that bend or dent.',
          "Rawhide only with someone watching: take it away when it's small enough to gulp.",
          'Tennis balls for fetch, not for chewing. The fuzz wears teeth down.',
        ],
      },
      {
        heading: 'At home',
        text:
          'Empty the trash after a roast, and check the ground near picnic tables on walks. Count the calories of ' +
          'edible chews.',
      },
    ],
    seeVet: [
      'Choking, or pawing at the mouth with trouble breathing: call a vet now.',
      'Vomiting, a sore belly, straining, or blood in the stool after a bone or chew: call a vet now.',
      'A broken tooth, bleeding gums, or chewing on one side.',
    ],
    searchWords: 'bully stick antler turkey chicken swallowed ham rib marrow gnaw toy puppy',
    sources: [sources.fdaBones, sources.eatingWellBones, sources.tuftsChewing, sources.shastaChewing],
  },
];
