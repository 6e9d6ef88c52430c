import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/general/sources.ts';

export const newDog: readonly Article[] = [
  {
    id: 'bringing-puppy-home',
    title: 'What should I do when I bring a puppy home?',
    category: 'general',
    lifeStages: ['puppy'],
    answer:
      'Keep the first days small: one or two safe rooms, one potty spot, the food they already know, and a first vet visit as soon as you can get one. Take some days off if possible, and save the visitors for later.',
    sections: [
      {
        heading: 'Before the day',
        points: [
          'Agree on rules and words: who feeds, who gets up at night, couch or no couch, and that "off" means the same to everybody.',
          "Puppy-proof the rooms you'll use, and set up crate, bowls, and gate.",
          'Choose a vet, ask about emergencies after hours, and book the first visit.',
          'Buy a bag of the food your puppy eats now.',
        ],
      },
      {
        heading: 'The first hours',
        points: [
          'Ride home in a crate or carrier. Bring a towel.',
          'Go to the potty spot before you go in, wait, and praise.',
          'Let your puppy explore one room at their own speed, then sleep.',
          'Children sit on the floor, and the puppy comes to them.',
        ],
      },
      {
        heading: 'The first week',
        text: 'Feed 3 or 4 times a day, take trips outside around the clock, and protect naps. Let your puppy be alone for a minute here and there, so that it becomes normal. Expect some broken nights. Write down what and how much your puppy eats, pees, and poops for the vet.',
      },
    ],
    seeVet: [
      'A first exam within days, with all papers from the breeder or shelter',
      'Vomiting, diarrhea, refusing food, or a limp, sleepy puppy: call a vet now',
    ],
    searchWords:
      'new 8 weeks old pup arrival checklist getting tips settle pups newcomer prepare preparation adopt breeder',
    action: 'bookVisit',
    sources: [sources.petfinderPuppy, sources.sunsetPuppy, sources.hsecPuppy],
  },
  {
    id: 'puppy-shopping-list',
    title: 'What do I need to buy for a new puppy?',
    category: 'general',
    lifeStages: ['puppy'],
    answer:
      'For the first day you need bowls, the food your puppy already eats, a collar with an ID tag, a 4- to 6-foot leash, a crate or bed, a gate, chew toys, and cleaner for accidents. The rest can wait until you know your dog.',
    sections: [
      {
        heading: 'Day one',
        points: [
          '2 bowls, sturdy and easy to wash: steel or ceramic',
          'A small bag of the current puppy food. Change later and slowly',
          'Flat collar: two fingers should fit under it. ID tag with your phone number. Or a harness',
          'Leash of 4 to 6 feet. Leave retractable ones for later',
          'Crate with a divider, or a bed, and a gate or pen',
          '3 or 4 chew toys of different textures, too big to swallow',
          'Poop bags, old towels, odor remover',
        ],
      },
      {
        heading: 'In the first weeks',
        points: [
          'Soft brush, dog nail clippers, dog toothbrush',
          'Small soft treats for training',
          'A food puzzle or a hollow rubber toy',
          'A travel crate or harness for the car',
        ],
      },
      {
        heading: "Don't buy yet",
        text: 'Puppies outgrow collars, harnesses, and coats quickly, and they chew beds. Hold off on expensive ones, and on supplements or medicines of any kind until your vet recommends them.',
      },
      {
        heading: "Save where it's safe",
        text: 'Blankets, towels, and a borrowed crate do well. Put the savings aside for vet visits and a puppy class.',
      },
    ],
    searchWords:
      'supplies checklist shopping essentials gear equipment size starter kit pet store necessary must have stuff',
    sources: [sources.petfinderPuppy, sources.beeDogsPuppy, sources.hsusNewHome, sources.hsecPuppy],
  },
  {
    id: 'puppy-proofing',
    title: 'How do I puppy-proof my home?',
    category: 'general',
    lifeStages: ['puppy'],
    answer:
      'Get down on the floor in each room, and move, cover, or lock away whatever can be chewed, swallowed, or pulled down. Cords, medicine, cleaners, small objects, plants, and trash come first, and a gate keeps your puppy out of the rest.',
    sections: [
      {
        heading: 'Room by room',
        points: [
          'Kitchen: trash behind a door, child locks on cleaners, no hanging pan handles or tablecloths.',
          'Living room: cords tied up or covered, remotes and knitting out of reach, a screen before the fire, loops of blinds cut or tied up.',
          'Bathroom: medicine in a closed cabinet, toilet lid down, no reachable razors.',
          'Bedrooms: socks, underwear, and hair ties in a closed hamper. Many blockages start there.',
          'Stairs and balcony: gates.',
          'Laundry and garage: doors closed, antifreeze and pest bait out of reach, machines checked before you start them.',
        ],
      },
      {
        heading: 'Yard',
        points: [
          'Walk the fence at puppy height and close gaps.',
          'Remove toxic plants, mushrooms, bait, and fertilizer.',
          'Fence off pools and ponds.',
        ],
      },
      {
        heading: 'Then keep it up',
        text: "Guests' bags, children's toys, and cat litter are the usual gaps. Look again every few weeks: a taller puppy reaches new things. And no home is safe enough to replace eyes. When nobody can watch, use a pen or crate.",
      },
    ],
    seeVet: [
      'Chewed a cord, or swallowed an object, medicine, or cleaner: call a vet now',
      'Drooling, retching, or a painful belly after chewing something: call a vet now',
    ],
    searchWords:
      'puppyproof house hazards dangerous wires baby poisonous household cleaning products puppyproofing danger unsafe choking electrocution secure',
    sources: [sources.bnwProofing, sources.cnibProofing, sources.cityDogsProofing],
  },
  {
    id: 'adopting-adult-dog',
    title: 'How do I help an adopted adult dog settle in?',
    category: 'general',
    lifeStages: ['adult'],
    answer:
      "Be home for the first few days, show your dog the potty spot and one quiet place of their own, and start the routine you mean to keep. Assume that they aren't house trained, and see your vet within days.",
    sections: [
      {
        heading: 'Before they arrive',
        points: [
          'Ask the shelter about food, medicine, other dogs, cats, children, and being alone.',
          "Get a leash, a collar that can't slip, an ID tag, bowls, a bed, and some of their food.",
          'Agree on rules: furniture, bedroom, who walks when.',
          "Check that your other pets' vaccines are current.",
        ],
      },
      {
        heading: 'The first day',
        points: [
          'A walk around the block, then the yard, then the house, all on the leash.',
          'Meet other dogs outdoors on neutral ground.',
          'Show the bed, leave a chew there, and let them rest.',
          'Early to bed. Some whining is normal for a few nights.',
        ],
      },
      {
        heading: 'The first weeks',
        text: "Keep meals, walks, and bedtime at the same hours. Practice leaving for minutes before you leave for hours. Hold off on dog parks, parties, and long car trips until your dog looks for you when something is strange. Dogs can need days or months to feel at home, and it isn't a sign that you chose the wrong one.",
      },
    ],
    seeVet: [
      'A first exam within days, to check health, vaccines, and parasites',
      'Coughing, diarrhea, or not eating: shelters share germs despite good care',
      'Behavior that frightens you',
    ],
    searchWords: 'rescue rehome adoption new older tips foster pound bring second hand',
    action: 'bookVisit',
    sources: [sources.hsusNewHome, sources.shelterFirstDays, sources.mcahsAdoption],
  },
  {
    id: 'adopting-senior-dog',
    title: 'Should I adopt a senior dog?',
    category: 'general',
    lifeStages: ['senior'],
    answer:
      'A senior is often calm, past the chewing, and exactly what you see, and many bond quickly. Plan for more vet care: checkups about twice a year, blood and urine tests, and money set aside for age-related problems.',
    sections: [
      {
        heading: 'What speaks for it',
        points: [
          'Size, coat, and character are known.',
          'Many are house trained and know daily life with people.',
          'They still learn, often with better attention than a puppy.',
          "They're often the last in the shelter to find a home.",
        ],
      },
      {
        heading: 'What to ask',
        points: [
          'Why did the dog come to the shelter? Many older dogs lose their home through no fault of their own.',
          'Which illnesses, medicines, and teeth problems are known? Is there a full history?',
          'Stairs, car rides, being alone, accidents at night?',
          'Cats, children, other dogs?',
        ],
      },
      {
        heading: 'Get the home ready',
        text: 'Rugs on smooth floors, a thick bed on the ground floor, gates at stairs, and a short way outside. Start with short walks, and let your dog set the pace.',
      },
      {
        heading: 'Honest with yourself',
        text: "You may have fewer years, and the costs can rise. Ask a vet to look at the dog before or soon after adoption, so that you know what you're taking on.",
      },
    ],
    seeVet: [
      'A full exam with blood and urine tests in the first weeks',
      'Weight loss, coughing, much drinking, or trouble getting up',
    ],
    searchWords:
      'old elderly rescue golden pros cons worth grey muzzle retire aged geriatric foster second-hand retired elder',
    action: 'bookVisit',
    sources: [sources.anasaziSenior, sources.ottawaSenior, sources.universitySenior],
  },
  {
    id: 'cost-of-a-dog',
    title: 'How much does a dog cost per year?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Published estimates for the basics run from about $700 to $1,100 a year, and well over $2,500 once sitters, training, and emergencies count. They are several years old, so treat them as a minimum and ask locally. The first year and the last ones usually cost the most.',
    sections: [
      {
        heading: 'What to count',
        points: [
          'Food: in one table about $210 a year for a small dog and $400 for a large one',
          'Vet: checkups, vaccines, parasite prevention, teeth',
          'Insurance or a savings account for emergencies',
          'License, leash, bed, toys, poop bags',
          'Grooming, above all for coats that need clipping',
          'Training, walker, daycare, sitter, boarding',
          'Rent: pet deposit or pet fee',
        ],
      },
      {
        heading: 'First-year extras',
        text: 'Adoption fee or price, spay or neuter, microchip, the series of puppy vaccines, crate, gate, and a class.',
      },
      {
        heading: 'Where to save, and where not',
        points: [
          'Measure food: a lean dog eats less and stays healthier.',
          'Brush, bathe, and trim nails at home if your dog allows it.',
          'Ask about low-cost clinics and about payment plans before you need them.',
          "Don't skip checkups or parasite prevention. Treating the illness costs more.",
        ],
      },
      {
        heading: 'A simple plan',
        text: 'Put a fixed sum aside each month, and call 2 clinics in your area for the price of a checkup and of an emergency visit. Then you know your own numbers.',
      },
    ],
    searchWords: 'money expensive expenses budget afford monthly bill owning fees cheap low income',
    sources: [sources.weRescueCost, sources.fiveNineCost, sources.foxCost],
  },
];
