import type { Article } from '#shared/guide/article.ts';

const readOn = '2026-11-22';

export const beingPrepared: readonly Article[] = [
  {
    id: 'emergency-plan',
    title: 'How do I prepare for an emergency at night?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Find the nearest 24-hour animal hospital today, save its number and address in your phone, and drive there once. Save the ASPCA Animal Poison Control Center too: (888) 426-4435; a fee may apply.',
    sections: [
      {
        heading: 'Ten minutes today',
        points: [
          'Call your clinic and ask where its patients go at night, on weekends and on holidays.',
          'Check that this hospital is really open 24 hours. Note a second one.',
          'Put both into your map app, on the refrigerator and into the car.',
          'Give the list to sitters, family and neighbors.',
        ],
      },
      {
        heading: 'By the door',
        points: [
          'Leash, muzzle, towel, blanket or carrier.',
          'First-aid kit.',
          "A card with your dog's weight, illnesses, medicines and vaccine dates.",
        ],
        text: 'A frightened dog in pain may bite anyone. Practice with the muzzle while life is calm.',
      },
      {
        heading: 'Who decides and who pays',
        text: 'Emergency care costs more than a regular visit, and many hospitals ask for payment or a deposit at once. Decide now how you would pay: insurance, savings or a credit card kept for this. If someone else looks after your dog, leave written permission with your clinic.',
      },
    ],
    seeVet: [
      'Call a vet now for trouble breathing, collapse, a seizure, a swollen belly with retching, heavy bleeding, being hit by a car, a possible poison, or no urine.',
      'Not sure? Call and ask. The staff help with this question every night.',
    ],
    searchWords:
      'er urgent after-hours 24/7 midnight weekend hotline helpline phone numbers aspca apcc contacts vet open now who do I call preparedness prepared',
    action: 'findPlaces',
    sources: [
      {
        title: 'Fur and Feathers Veterinary Care: Pet emergencies',
        url: 'https://furandfeathersvetcare.com/pet-emergencies',
        readOn,
      },
      {
        title: 'Pet Poison Helpline: Do you know where to go in case of emergency?',
        url: 'https://www.petpoisonhelpline.com/uncategorized/know-go-case-emergency/',
        readOn,
      },
      { title: 'The Mobile Moose: Pet emergency', url: 'http://themobilemoose.com/pet-emergency.html', readOn },
    ],
  },
  {
    id: 'disaster-kit',
    title: 'How do I prepare my dog for a fire, flood or storm?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Pack a bag with food, water, medicine, papers and a leash for 3 to 7 days, know a place outside the area that takes dogs, and leave early with your dog. Never plan to come back for them later.',
    sections: [
      {
        heading: 'The bag',
        points: [
          'Food and water for 3 to 7 days in closed containers, bowls, a can opener.',
          'Two weeks of medicine, and copies of vaccine and medical records in a waterproof bag.',
          'Leash, harness, collar with tag, and a crate with your name on it.',
          'First-aid kit, poop bags, towels, dish soap.',
          'A photo of you with your dog, which helps to prove that you belong together.',
          'Blanket, toy and a long leash.',
        ],
        text: 'Swap food, water and medicine every 2 months.',
      },
      {
        heading: 'The plan',
        points: [
          'Many public shelters do not admit pets. List hotels, friends and kennels along two routes.',
          'Choose a neighbor who can take your dog out if you are not home. Exchange keys.',
          'Check that the microchip and tag show a number that you will have with you.',
          'Put a sticker at the door that says how many pets live inside.',
        ],
      },
      {
        heading: 'Practice',
        text: 'Feed in the crate now and then, so your dog goes in by choice. Twice a year, load dog and bag into the car and time it. When a warning comes, bring your dog inside and put the leash on first.',
      },
    ],
    seeVet: [
      'Call a vet now after smoke, burns, floodwater with weakness or vomiting, or an injury.',
      'Ask your vet for a spare supply of daily medicine.',
    ],
    searchWords:
      'evacuation evacuate hurricane wildfire earthquake tornado emergency kit go bag grab checklist supplies blackout power outage preparedness pack',
    sources: [
      { title: 'Cambria CSD: Pets in an emergency', url: 'https://www.cambriacsd.org/pets', readOn },
      {
        title: 'Western Mass Ready: Preparing your pets for emergencies',
        url: 'http://westernmassready.org/get-prepared/make-a-plan/pets/',
        readOn,
      },
      {
        title: 'Island County, after the ASPCA: Preparing your pet',
        url: 'https://islandcountywa.gov/482/Preparing-your-pet',
        readOn,
      },
      {
        title: 'City of Marysville: Pet preparedness',
        url: 'https://www.marysvillewa.gov/1411/Pet-preparedness',
        readOn,
      },
    ],
  },
  {
    id: 'poison-proof-home',
    title: 'How do I make my home safe from poisons?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Go through the home room by room at nose height and lock away medicine, cleaners, sugar-free gum, chocolate, rat poison and antifreeze. Save the ASPCA Animal Poison Control Center, (888) 426-4435, in your phone; a fee may apply.',
    sections: [
      {
        heading: 'Kitchen and living room',
        points: [
          'Chocolate, grapes, raisins, onions, garlic, macadamia nuts, coffee, alcohol, raw yeast dough, and anything with xylitol.',
          'A trash can that closes.',
          'Ashtrays, nicotine gum and patches, batteries, remotes.',
          'Houseplants: look each one up. Hang up purses and backpacks.',
        ],
      },
      {
        heading: 'Bathroom, bedroom and laundry',
        points: [
          'Medicine behind a closed door, never in a plastic bag or on a nightstand. Pet medicine too: chewables taste good.',
          'Drain and toilet cleaners, bleach, detergent pods, dryer sheets.',
          'Let cleaned floors dry before your dog comes in.',
        ],
      },
      {
        heading: 'Garage and yard',
        points: [
          'Antifreeze, oil, paint, glue.',
          'Mouse, rat, snail and ant bait, weed killer, fertilizer, bone and blood meal, compost.',
          'Azaleas, oleander and other toxic plants.',
        ],
        text: 'Ask guests to close the door to their room and to keep bags off the floor.',
      },
    ],
    seeVet: [
      "Call a vet or poison control now if your dog may have eaten any of this, even without signs. Have the package and your dog's weight at hand.",
      'Do not make your dog vomit unless they tell you to.',
    ],
    searchWords:
      'toxic poisonous poisoning dog proof puppy proof household hazards dangerous foods plants cleaners pills ate rodenticide childproof cabinets safe',
    sources: [
      {
        title: 'Dr. Ahna Brutlag, Pet Poison Helpline: Poison proof your home',
        url: 'http://vetmedicine.about.com/od/toxicology/a/Brutlag-PoisonProofHome.htm',
        readOn,
      },
      {
        title: 'Pet Poison Helpline: Pet poisons that may be lurking in your home',
        url: 'https://www.yoursun.com/sebring/pet-poisons-that-may-be-lurking-in-your-home/article_e1581cb0-24c1-11e9-be58-b3c2d92c1fc3.html',
        readOn,
      },
      {
        title: 'VRC Malvern: You can poison-proof your home for your pets',
        url: 'https://www.vrcmalvern.com/can-poison-proof-home-pets/',
        readOn,
      },
      {
        title: 'ASPCA: Do you know how to poison-proof your home?',
        url: 'http://actionagainstpoisoning.com/daysmeetingdemoconf/poisonproof/poisonproof.html',
        readOn,
      },
    ],
  },
  {
    id: 'travel-health-certificate',
    title: 'Does my dog need a health certificate to travel?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Often yes: many states and airlines ask for a certificate of veterinary inspection, usually from an exam within 10 days before the trip, and every foreign country has its own rules. Ask the airline and the place you are going to as soon as you plan.',
    sections: [
      {
        heading: 'Within the US',
        points: [
          'Each state has its own rules. Some want a certificate, some only proof of rabies vaccine.',
          'Airlines can ask for more than the state does. Most want an exam no more than 10 days before the flight.',
          'For many certificates, the vet must be accredited by the US Department of Agriculture (USDA). Ask when you book.',
        ],
      },
      {
        heading: 'To another country',
        points: [
          'Start months ahead. Some places want a microchip, a rabies blood test, parasite treatment or quarantine.',
          'The certificate may need an endorsement by APHIS, the USDA agency for animal health.',
          'Check the rules for coming back into the US too.',
          'Look at aphis.usda.gov/pet-travel first.',
        ],
      },
      {
        heading: 'At the exam',
        points: [
          'Bring vaccine records, the microchip number, flight dates and addresses.',
          'Ask whether your dog is fit to fly. Dogs with flat faces, old dogs and ill dogs are at more risk.',
          'Carry the originals with you, and photos on your phone.',
        ],
      },
    ],
    seeVet: ['Your dog is ill, very young, very old or pregnant. Ask before you book.'],
    searchWords:
      'cvi travel papers fly flying airplane plane state lines abroad international import passport paperwork trip vacation rabies airline cargo cabin',
    action: 'bookVisit',
    sources: [
      {
        title: 'Levittown Veterinary: Health and travel certificates',
        url: 'http://www.levittownvet.com/health-travel-certificates/',
        readOn,
      },
      {
        title: 'Animal Hospital of Bayside: Health certificate',
        url: 'https://www.animalhospitalbayside.com/health-certificate.html',
        readOn,
      },
      {
        title: 'USDA APHIS: Pet travel information for accredited veterinarians',
        url: 'https://www.aphis.usda.gov/aphis/pet-travel/pet-travel-accredited-vets',
        readOn,
      },
      {
        title: 'Animal Health Center: Traveling with your pet',
        url: 'https://emergencyvet.org/services/usda-health-services',
        readOn,
      },
    ],
  },
  {
    id: 'sitter-instructions',
    title: 'What should I leave for my dog sitter?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Leave one page with your contacts, a backup person, the vet and the night hospital, the daily routine, and all medicines, plus written permission to have your dog treated up to an amount that you name. Tell your clinic before you go.',
    sections: [
      {
        heading: 'The page',
        points: [
          'Your numbers, your hotel and your travel times.',
          'A second person who may decide for you.',
          'Clinic by day, hospital by night, poison control, with addresses.',
          'Meals: which food, how much, when, and what is forbidden.',
          'Walks: leash rules, other dogs, hiding places, words that your dog knows.',
          'Illnesses, allergies, medicines with amount and times.',
          'Fears: storms, doorbell, strangers.',
        ],
      },
      {
        heading: 'Permission for treatment',
        text: 'A sitter who is unsure loses time. Sign a short form at your clinic that names the sitter, allows treatment, and sets a limit in dollars before you must be asked. Leave a copy at home and in the car.',
      },
      {
        heading: 'Before you leave',
        points: [
          'Walk through one feeding and one walk together.',
          'Check the tag, the chip entry, the fence and the gates.',
          'Pack enough food and medicine for 3 more days than planned.',
        ],
      },
    ],
    seeVet: [
      'Tell the sitter to call a vet now for trouble breathing, collapse, a seizure, a swollen belly, poison or no urine, and to call you on the way.',
    ],
    searchWords:
      'petsitter pet sitter sitting boarding kennel vacation away trip babysitter authorization consent form dog walker instructions list note neighbor',
    sources: [
      {
        title: 'SAGE Veterinary Centers: Give your pet sitter everything they need',
        url: 'https://www.sagecenters.com/blog/tips-for-pet-sitter/',
        readOn,
      },
      {
        title: 'Cornelius Veterinary: Instructions for petsitters',
        url: 'https://corneliusvet.com/instructions-for-petsitters/',
        readOn,
      },
      { title: 'Articleton: Instructions for a pet sitter', url: 'https://articleton.com/?p=3263', readOn },
    ],
  },
];
