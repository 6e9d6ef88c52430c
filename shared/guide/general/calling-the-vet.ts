import type { Article } from '#shared/guide/article.ts';

const readOn = '2026-11-22';

/** Getting ready for a call or a visit. */
export const callingTheVet: readonly Article[] = [
  {
    id: 'what-to-tell-your-vet',
    title: 'What should I tell my vet when I call?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Say what you see, when it started, and whether it is getting better or worse. Have notes on appetite, drinking, bathroom habits, and energy ready, and a list of anything your dog takes.',
    sections: [
      {
        heading: 'Before you call',
        text: 'Write it down first. Worried people forget half of it on the phone.',
        points: [
          'The main problem in one sentence, such as which leg they favor',
          'The day and time you first noticed it, and what came next',
          'What changed lately: food, treats, places, other animals, plants, or chemicals',
          'Anything you already tried at home, and whether it helped',
        ],
      },
      {
        heading: 'What the clinic will ask',
        points: [
          'Is your dog eating and drinking as usual?',
          'Are they peeing and pooping normally?',
          'Any vomiting, coughing, or sneezing?',
          'How are their energy and mood?',
          'Past illnesses, and any medicine or supplement with its name from the label',
        ],
      },
      {
        heading: 'Bring the right person',
        text: 'The one who spends the most time with your dog should talk to the vet. A photo or a short video of what you saw can help when it comes and goes.',
      },
    ],
    seeVet: [
      'Trouble breathing, collapse, a seizure, or heavy bleeding: call a vet now and give the details on the way',
      'Signs that last more than a day or two, even mild ones',
    ],
    searchWords:
      'prepare appointment phone call clinic veterinarian symptoms history questions list checklist describe information checkup ready',
    action: 'bookVisit',
    sources: [
      {
        title: 'The Honest Kitchen: What information does your veterinarian need?',
        url: 'https://www.thehonestkitchen.com/blog/what-information-does-your-veterinarian-need/',
        readOn,
      },
      {
        title: 'Doc4Pets: Providing your vet with a good history',
        url: 'https://www.doc4pets.com/providing-vet-good-history/',
        readOn,
      },
    ],
  },
];
