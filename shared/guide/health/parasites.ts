import type { Article } from '#shared/guide/article.ts';

const readOn = '2026-11-22';

export const parasites: readonly Article[] = [
  {
    id: 'fleas',
    title: 'How do I get rid of fleas?',
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "Treat every dog and cat in the home with a product from your vet, and clean the house at the same time, because most of the fleas live there and not on your dog. It takes at least 3 to 4 weeks, often longer, so don't stop when you see fewer fleas.",
    sections: [
      {
        heading: 'Check with a wet paper towel',
        text: 'Comb your dog over white paper, especially at the base of the tail and the back legs. Put a drop of water on the dark specks. If they turn red, they are flea dirt, which is digested blood.',
      },
      {
        heading: 'Why fleas come back',
        text: 'A flea lays about 40 eggs a day, and they roll off into carpets and beds. The cocoons survive for months, and no spray kills them. They hatch when someone walks by.',
      },
      {
        heading: 'What to do',
        points: [
          'Ask your vet for a product that fits the weight and age of each pet. Never use a dog product on a cat.',
          'Wash bedding hot. Vacuum floors, sofas and the car every few days.',
          'Keep up prevention all year.',
          'Watch for rice-like bits near the tail: fleas carry tapeworms.',
        ],
      },
    ],
    seeVet: [
      'Call a vet now if a puppy or small dog with fleas is weak or has pale gums. Blood loss can be dangerous.',
      'The skin is raw, smells, or your dog cannot rest.',
      'You still see fleas after a month of treatment.',
    ],
    searchWords:
      'flea bites scratching itchy jumping bugs black specks pepper infestation carpet collar drops pills spot-on topical bath shampoo bedbugs',
    action: 'bookVisit',
    sources: [
      {
        title: 'Cornell Riney Canine Health Center: Fleas',
        url: 'https://www.vet.cornell.edu/departments-centers-and-institutes/riney-canine-health-center/health-info/fleas',
        readOn,
      },
      {
        title: 'Dr. Stacy of The Village Vets: The mighty flea',
        url: 'https://dogstarcharleston.com/the-mighthy-flea/',
        readOn,
      },
      {
        title: 'Doc Halligan: Flea and tick season tips',
        url: 'https://www.dochalligan.com/flea-and-tick-season-tips/',
        readOn,
      },
    ],
  },
  {
    id: 'ticks',
    title: 'How do I remove a tick?',
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Take fine-tipped tweezers or a tick tool, grip the tick as close to the skin as you can, and pull slowly and straight out without twisting or squeezing. Do it soon: ticks need time on the dog before they pass on some diseases.',
    sections: [
      {
        heading: 'Step by step',
        points: [
          'Put on gloves and part the fur.',
          'Grip at the skin, not the body of the tick.',
          'Pull with a slow, steady hand until it lets go.',
          'Drop the tick into rubbing alcohol in a closed bag, and write down the date and the place on the body.',
          'Clean the skin and the tool, and wash your hands.',
        ],
        text: "Don't use a match, nail polish or petroleum jelly.",
      },
      {
        heading: 'Where they hide',
        text: 'Run your fingers over the whole dog after every walk, including your own yard. Look in and around the ears, around the eyes, under the collar, between the toes, under the front legs, between the back legs and around the tail. Some ticks are as small as a poppy seed.',
      },
      {
        heading: 'Prevention',
        points: [
          'Ask your vet which tick product suits your dog and your area.',
          'Ask whether the Lyme vaccine makes sense where you live.',
          'Stay out of tall grass in tick season. Ticks move when it is above about 50°F.',
        ],
      },
    ],
    seeVet: [
      'A piece stays in the skin, or the spot swells.',
      'In the following weeks your dog limps, is tired, has a fever or eats less.',
      'Call a vet now if your dog collapses, cannot stand or has pale gums.',
    ],
    searchWords:
      'tick bite embedded head stuck deer tick lyme disease pull out twist tweezers hook blacklegged woods hiking pull off bug lump',
    sources: [
      {
        title: 'Columbia Valley Veterinary: How to remove ticks',
        url: 'https://columbiavalleyvet.com/education/how-to-remove-ticks',
        readOn,
      },
      {
        title: 'Press & Sun-Bulletin with Cornell University: Dogs also susceptible to Lyme',
        url: 'https://www.pressconnects.com/story/news/local/2015/05/08/dogs-also-susceptible-lyme-tick-borne-ills/26999689/',
        readOn,
      },
      {
        title: 'Legacy Veterinary: Dog tick checks',
        url: 'http://www.legacyvet.com/services/blog/dog-tick-checks',
        readOn,
      },
      {
        title: 'Limiting Lyme: Protecting your pets',
        url: 'https://www.limitinglyme.org/copy-of-risks-working-outdoors-1',
        readOn,
      },
    ],
  },
  {
    id: 'heartworm',
    title: 'Does my dog need heartworm prevention all year?',
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Yes. The American Heartworm Society advises prevention all year and a blood test every year for dogs in every state, because one mosquito bite is enough and a late or lost dose leaves a gap.',
    sections: [
      {
        heading: 'What heartworms do',
        text: 'A mosquito carries the young worms from one dog to the next. They grow up to 12 inches long in the heart and the vessels of the lungs. Early on, a dog may show nothing. Later signs can be a cough and tiring easily.',
      },
      {
        heading: 'Why test a dog on prevention',
        points: [
          'A dose can be spat out, vomited or forgotten.',
          'Treatment works best when worms are found early.',
          'Some preventives can cause a severe reaction in a dog who already has worms, so the test comes before you start or restart.',
        ],
      },
      {
        heading: 'Make it easy',
        points: [
          'Pick one day of the month and set a reminder.',
          'Watch your dog chew and swallow.',
          'Weigh your dog before you buy. The dose goes by weight, and puppies outgrow theirs.',
          'Ask when your puppy should start. Many begin at about 8 weeks.',
        ],
      },
    ],
    seeVet: [
      'You missed a dose. Call before you give the next one.',
      'Your dog coughs, tires on walks or loses weight.',
      'Call a vet now if your dog struggles to breathe, collapses or has pale gums.',
    ],
    searchWords:
      'heart worm pill monthly chewable preventive preventative mosquito mosquitoes missed dose skip winter dirofilaria test positive injection heartgard coughing',
    action: 'bookVisit',
    sources: [
      {
        title: 'Daily Puppy, Dr. Elizabeth Muirhead: Heartworm tests for dogs on prevention',
        url: 'https://dogcare.dailypuppy.com/dogs-need-tested-heartworm-even-heartgard-year-long-5196.html',
        readOn,
      },
      {
        title: 'Greenwich Veterinary: Canine heartworm disease',
        url: 'https://greenwichveterinary.com/canine-heartworm-disease/',
        readOn,
      },
      {
        title: 'Quarry Hill Veterinary: Heartworm disease',
        url: 'http://www.quarryhillvet.com/services/dog-care/heartworm-disease',
        readOn,
      },
      {
        title: 'University of Florida Health: Play it safe to avoid heartworm disease',
        url: 'https://podcasts.ufhealth.org/play-it-safe-to-avoid-heartworm-disease/',
        readOn,
      },
    ],
  },
];
