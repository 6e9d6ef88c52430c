import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/nutrition/sources.ts';

/** Articles about weight, appetite, and allergies to food. */
export const weightAndAppetite: readonly Article[] = [
  {
    id: 'weight-loss',
    title: 'How can my overweight dog lose weight?',
    category: 'nutrition',
    lifeStages: ['adult', 'senior'],
    answer:
      'See your vet for a target, measure every meal, cut treats, and add easy walks. A safe pace for most dogs is ' +
      'about 1 to 2% of body weight a week, so a 50 lb dog loses half a pound to one pound.',
    sections: [
      {
        heading: 'How to tell',
        text:
          'You should feel the ribs under a thin layer, see a waist from above, and see the belly tuck up from the ' +
          'side. Vets score this from 1 to 9, and 4 to 5 is ideal.',
      },
      {
        heading: 'The plan',
        points: [
          'Rule out illness. A slow thyroid, among others, can cause weight gain.',
          'Let your vet set the calories. Feeding much less of a normal food can leave a dog short of nutrients, which ' +
            'is why diets made for weight loss exist.',
          'Weigh the food, and feed set meals.',
          'Swap treats for green beans or pieces of carrot, and count them.',
          'Weigh your dog every week or two, on the same scale.',
        ],
      },
      {
        heading: 'Get everyone on board',
        text:
          "One person who slips in snacks undoes the work. Put the day's treats into one jar, so all can see when it's " +
          'empty.',
      },
      {
        heading: "Why it's worth it",
        text: 'Extra weight makes breathing, heat, and sore joints harder to bear. Lean dogs live longer.',
      },
    ],
    seeVet: [
      'Fast weight gain, a pot belly, or more thirst.',
      'Heavy panting at rest, or trouble breathing: call a vet now.',
    ],
    searchWords: 'fat obese obesity chubby dieting slimming tubby slim reduce pounds kilos',
    action: 'bookVisit',
    sources: [sources.newsWeight, sources.vetchatWeight, sources.nurseWeight],
  },
  {
    id: 'gain-weight',
    title: 'My dog is too thin. How can it gain weight safely?',
    category: 'nutrition',
    lifeStages: ['adult'],
    answer:
      'Find the reason first: have your vet check for worms, sore teeth, and illness, and bring a stool sample. If ' +
      'your dog is healthy, a bit more of a complete food in more meals is the safe way up.',
    sections: [
      {
        heading: 'Is your dog too thin?',
        text:
          'Ribs, spine, and hip bones that you can see from a distance, with little fat or muscle over them, are too ' +
          'thin for most dogs. Some breeds are lean by nature. Your vet can score the body from 1 to 9.',
      },
      {
        heading: 'Common reasons',
        points: [
          "Not enough food for the size or activity, or food that isn't complete.",
          'Worms and other parasites.',
          'Pain in the mouth.',
          'Stress, as in a shelter or a new home.',
          'Diabetes and other diseases.',
        ],
      },
      {
        heading: 'What usually helps',
        points: [
          'Add a little more at a time, in three or four meals.',
          'Choose a complete food with more calories. Mix it in over a week.',
          "Skip fatty scraps. They can upset the stomach and don't build muscle.",
          'Add gentle walks, because muscle needs work.',
          'Weigh your dog every week and write it down.',
        ],
      },
      {
        heading: 'Starved dogs',
        text:
          'A dog that is skin and bones needs a vet the same day. Ask before you offer a big meal, because a starved ' +
          'body may not cope with it.',
      },
    ],
    seeVet: [
      "A very thin dog that is weak or won't eat: call a vet now.",
      'Weight loss with a normal appetite, or with vomiting or diarrhea.',
    ],
    searchWords: 'skinny underweight bony rescue bulk fatten emaciated malnourished gaining boney stray',
    action: 'bookVisit',
    sources: [sources.wagUnderweight, sources.lynbrookFeeding, sources.petvetWeightLoss],
  },
  {
    id: 'after-neutering-food',
    title: 'Should I feed less after spaying or neutering?',
    category: 'nutrition',
    lifeStages: ['puppy', 'adult'],
    answer:
      'Usually a little less. Energy needs fall after the surgery while appetite often grows, so a dog on the same ' +
      'portion tends to gain weight. Ask your vet for the new amount, then check the ribs and the scale every two ' +
      'weeks.',
    sections: [
      {
        heading: 'Why it happens',
        text:
          'Without the hormones, the body burns less at rest, and many dogs roam and move less. Estrogen also holds ' +
          'back hunger, so a spayed dog may ask for more. In young dogs, growth slows in the same months.',
      },
      {
        heading: 'What to do',
        points: [
          'Plan the change with your vet at the visit for the surgery.',
          "Measure meals from the first day. Your dog's begging isn't a guide.",
          'Weigh your dog every two weeks for four or five months, and write it down.',
          'If the weight creeps up, cut the portion slightly or ask about a food with fewer calories.',
          'A puppy stays on puppy food until it has finished growing, just in the right amount.',
        ],
      },
      {
        heading: 'Keep it moving',
        text: 'Once the wound has healed and your vet agrees, daily walks and play do the rest.',
      },
    ],
    seeVet: [
      'A wound that is red, swollen, open, or oozing.',
      "Pale gums, collapse, or a dog that's hard to wake after surgery: call a vet now.",
      'Not eating the day after surgery.',
      'Weight gain in spite of measured meals.',
    ],
    searchWords: 'spay neuter fixed castrated desexed sterilized hungry hungrier castration neutered fat obese',
    sources: [sources.allianceNeutering, sources.purinaNeutering],
  },
  {
    id: 'picky-eaters',
    title: 'My dog is a picky eater',
    category: 'nutrition',
    lifeStages: ['adult'],
    answer:
      'If your dog is bright, holds its weight, and has always been choosy, offer the same food at set times for 20 ' +
      'to 30 minutes, pick it up, and skip the toppers. If the pickiness is new, or your dog seems unwell, call ' +
      'your vet first.',
    sections: [
      {
        heading: 'Picky or ill?',
        text:
          'A dog that has always been choosy is a different case from one that changed. Sore teeth, nausea, pain, and ' +
          'many illnesses start with a smaller appetite. So does stress, such as a move or a new pet.',
      },
      {
        heading: 'How pickiness is learned',
        text: 'Each time a dog leaves a meal and gets chicken instead, waiting pays. Frequent changes of food do the same.',
      },
      {
        heading: 'A plan for healthy adults',
        points: [
          'Two meals a day, same times, in a calm place.',
          'Leave the bowl for 20 to 30 minutes, then lift it without comment.',
          'Nothing between meals. Everyone at home has to join in.',
          'Go for a walk before dinner.',
          'Check that the food is fresh and the portion isn\'t too big. Many "picky" dogs are simply full.',
        ],
      },
      {
        heading: "Who shouldn't wait",
        text:
          "This isn't for puppies, toy breeds, seniors, or dogs with an illness or on medicine such as insulin. Call " +
          'your vet instead.',
      },
    ],
    seeVet: [
      'Nothing eaten for 24 hours, or a change from the usual appetite.',
      'Not eating with vomiting, pain, weakness, or a swollen belly: call a vet now.',
    ],
    searchWords: "fussy finicky refusing stubborn hungry refuses won't eat bored kibble spoiled",
    sources: [sources.vetsPicky, sources.vetstreetPicky],
  },
  {
    id: 'food-allergies',
    title: 'Does my dog have a food allergy?',
    category: 'nutrition',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Itching all year, sore ears that come back, and an itchy rear can be signs of one, but they look just like ' +
      'other allergies. The only reliable way to find out is a strict diet trial of about eight weeks with your ' +
      'vet.',
    sections: [
      {
        heading: 'What it can look like',
        points: [
          'Itching of the face, ears, paws, or belly in every season.',
          'Ear infections and anal gland trouble again and again.',
          "In some dogs, vomiting or soft stool. Perfect stools don't rule it out.",
          'It can start with a food that your dog has eaten for years.',
        ],
      },
      {
        heading: 'How a trial works',
        points: [
          'Your vet picks one food: either proteins your dog has never had, or proteins split so small that the body ' +
            'overlooks them.',
          'For eight weeks or longer, your dog eats nothing else. One treat can spoil the result.',
          'Flavored medicine, cat food, and the litter box count as well. Ask your vet before changing any medicine.',
          'If the itch fades, the old food comes back as a test. If the itch returns, you have your answer.',
        ],
      },
      {
        heading: "What doesn't help",
        text:
          "Blood and skin tests aren't reliable for food. Changing brands at random rarely works either, because many " +
          'foods share ingredients.',
      },
    ],
    seeVet: [
      'Swelling of the face, hives, or trouble breathing: call a vet now.',
      'Broken or smelly skin, sore ears, or itching that disturbs sleep.',
    ],
    searchWords:
      'allergic scratching chicken beef hypoallergenic elimination intolerance sensitive hydrolyzed licking novel',
    action: 'bookVisit',
    sources: [sources.chappelleAllergy, sources.nelsonAllergy],
  },
];
