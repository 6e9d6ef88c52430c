import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/nutrition/sources.ts';

/** Articles about labels and kinds of dog food. */
export const labels: readonly Article[] = [
  {
    id: 'read-food-label',
    title: 'How do I read a dog food label?',
    category: 'nutrition',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Start with three things on the back: the nutritional adequacy statement, which says whether the food is ' +
      'complete and for which life stage, the calories per cup or can, and the name of the maker. The picture and ' +
      'the words on the front tell you much less.',
    sections: [
      {
        heading: 'What it has to show',
        points: [
          'The name of the product and the net weight.',
          'The name and place of the company behind it.',
          'Ingredients, listed from most to least by weight.',
          'The guaranteed analysis: minimum protein and fat, maximum fiber and moisture.',
          'Feeding directions and calories.',
        ],
      },
      {
        heading: 'What the name tells you',
        text:
          'Wording matters. A food called "chicken dinner" must contain at least 25% chicken. A food "with chicken" ' +
          'needs only 3%.',
      },
      {
        heading: 'How to use it',
        points: [
          'Look for "complete and balanced" for your dog\'s life stage before anything else.',
          'Treat the feeding directions as a starting point. Age, activity, and neutering change what a dog needs.',
          'Compare foods by calories, not by cups, because a cup of one food can hold far more energy than a cup of ' +
            'another.',
          "Keep the bag. The lot number and the date matter if there's a recall.",
        ],
      },
    ],
    searchWords: 'kibble package packaging nutrition facts marketing by-product filler brand choose choosing',
    sources: [
      sources.labelProceedings,
      sources.labelParts,
      sources.labelNames,
      sources.groveLabels,
      sources.fdaStorage,
    ],
  },
  {
    id: 'aafco-statement',
    title: 'What does the AAFCO statement mean?',
    category: 'nutrition',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'It is the sentence on the label that says whether a food is complete and balanced, and for which life stage. ' +
      "Choose a food whose statement names your dog's stage, and don't feed one that says \"intermittent or " +
      'supplemental feeding only" as the main meal unless your vet asked for it.',
    sections: [
      {
        heading: 'Three versions you may see',
        points: [
          '"Formulated to meet" the AAFCO nutrient profiles: the recipe was calculated or analyzed.',
          '"Animal feeding tests": dogs ate the food in a trial that followed AAFCO\'s procedures.',
          '"Intermittent or supplemental feeding only": not a complete diet, so it can\'t be the whole meal plan.',
        ],
      },
      {
        heading: 'Life stages',
        text:
          'The stages are growth, gestation and lactation, adult maintenance, and all life stages. A food for all life ' +
          'stages has to meet the needs of every one of them. There\'s no AAFCO profile for seniors, so "senior" on the ' +
          'front is up to the maker.',
      },
      {
        heading: 'One line for big puppies',
        text:
          'Puppy food also says whether it includes or excludes the growth of large dogs, which means 70 lbs or more as ' +
          'an adult. Read that line closely: "including" and "except for" look alike.',
      },
      {
        heading: "What AAFCO isn't",
        text: "AAFCO writes model rules. It doesn't test, approve, or certify foods. The FDA and the states regulate them.",
      },
    ],
    searchWords: 'affco afco association control officials nutritional adequacy certified approved bag legit approval',
    sources: [sources.lifeStageLabels, sources.groveLabels, sources.vetstreetSeniors],
  },
  {
    id: 'food-storage',
    title: 'How should I store dog food?',
    category: 'nutrition',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Keep dry food in its original bag, closed, in a cool dry place below 80°F, and put leftover canned food in ' +
      'the refrigerator at 40°F or below. Wash the bowls and the scoop every day.',
    sections: [
      {
        heading: 'Dry food and treats',
        points: [
          'Keep the bag. It carries the lot number, the product name, and the "best by" date, which you need if there\'s ' +
            'a recall or a problem.',
          'If you like a bin, put the whole bag inside it. The lid should fit snugly.',
          "If you do pour food into a bin, tape the bag's details to the outside, and wash and dry the bin before each " +
            'new bag. Old fat clings to the walls.',
          'Heat and moisture break nutrients down, so a garage in summer is a poor place.',
        ],
      },
      {
        heading: 'Canned and fresh food',
        text:
          "Store unopened cans below 80°F too. Once a can is open, cover what's left and refrigerate it right away, or " +
          'throw it out.',
      },
      {
        heading: 'Out of reach',
        text:
          "A dog that gets into the bag can eat far too much, and eating another pet's special diet can cause vomiting, " +
          'diarrhea, or worse. Use a cupboard with a door or a bin with a tight lid.',
      },
    ],
    seeVet: [
      'Vomiting, a swollen belly, or retching after your dog broke into the food: call a vet now.',
      'Vomiting or diarrhea after a new bag. Keep the bag and tell your vet.',
    ],
    searchWords: 'container airtight pantry fridge leftovers mold moldy stale rancid expired expiration spoiled kibble',
    sources: [sources.fdaStorage, sources.aerowoodStorage, sources.greshamStorage],
  },
  {
    id: 'grain-free-food',
    title: 'Is grain-free food good for dogs?',
    category: 'nutrition',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Most dogs have no need for it. Since 2018 the FDA and heart specialists have studied a possible link between ' +
      'some diets, many of them grain-free and rich in peas or lentils, and a heart disease called DCM. The cause ' +
      "isn't settled, so ask your vet before you choose one.",
    sections: [
      {
        heading: 'What is known',
        points: [
          "DCM means that the heart muscle becomes weak and the heart grows larger. It turned up in breeds that don't " +
            'usually get it.',
          'Many of these dogs ate foods with a lot of peas, lentils, other legumes, or potatoes.',
          "Low taurine doesn't explain most cases. Some dogs, such as golden retrievers and cocker spaniels, did have " +
            'low levels.',
          'No one has proved which ingredient or recipe is to blame.',
        ],
      },
      {
        heading: 'What heart specialists suggest',
        text:
          'Unless your dog has a medical reason, such as a food allergy that your vet has found, feed a diet that ' +
          "includes grain. Grains aren't mere filler: they bring protein, vitamins, and minerals.",
      },
      {
        heading: 'If your dog eats grain-free food now',
        text: 'Talk to your vet. They can look at the label, help you switch slowly, and check the heart if it seems wise.',
      },
    ],
    seeVet: [
      'Fainting, collapse, or trouble breathing: call a vet now.',
      'A cough, weakness, less stamina, or a smaller appetite.',
    ],
    searchWords: 'gluten corn wheat boutique exotic pulses chickpeas cardiomyopathy legume sweet cardiac enlarged',
    action: 'bookVisit',
    sources: [sources.cvcaGrainFree, sources.willoughbyHeart, sources.granvilleHeart],
  },
  {
    id: 'switching-foods',
    title: 'How do I switch my dog to a new food?',
    category: 'nutrition',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Mix the new food into the old over 7 to 10 days, starting with about 25% new. A sudden change can upset the ' +
      'stomach, so slow down if the stool turns soft.',
    sections: [
      {
        heading: 'A week at a glance',
        points: [
          'Days 1 and 2: 75% old food, 25% new.',
          'Days 3 and 4: half and half.',
          'Days 5 and 6: 25% old, 75% new.',
          'Day 7: only the new food.',
        ],
      },
      {
        heading: 'If your dog is sensitive',
        text:
          'Stretch each step to three days, so that the change takes about ten. Stay at a step until the stool is ' +
          "normal, then move on. Buy the new food before the old runs out, so you aren't forced to rush.",
      },
      {
        heading: 'Check the amount',
        text:
          'Foods differ in calories. Read the new label before you fill the same scoop, or your dog may slowly gain or ' +
          'lose weight.',
      },
      {
        heading: 'When not to do it alone',
        text:
          'If your dog eats a diet that your vet prescribed, ask first. The same holds for puppies with tummy trouble ' +
          'and for dogs with an illness.',
      },
    ],
    seeVet: [
      'Vomiting again and again, a swollen belly, or blood in the stool: call a vet now.',
      'Your dog refuses food for 24 hours. For a small puppy, call sooner.',
      'Soft stool that lasts after you slowed the change.',
    ],
    searchWords: 'changing transition transitioning brand kibble diarrhea gradually swap introduce poop loose',
    sources: [sources.delValleSwitch, sources.ringSwitch],
  },
];
