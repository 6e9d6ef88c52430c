import type { Article } from '#shared/guide/article.ts';

const readOn = '2026-11-22';

export const stomach: readonly Article[] = [
  {
    id: 'vomiting-once',
    title: 'My dog threw up once. Do I need the vet?',
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'An adult dog who vomits once or twice and then acts, drinks and moves as usual can be watched for 24 hours. Vomiting again and again, blood, a swollen belly, retching without result or a possible poison means: call a vet now.',
    sections: [
      {
        heading: 'Harmless reasons',
        points: [
          'Food eaten too fast, grass, or something from the trash.',
          'A sudden change of food.',
          'Stress, excitement or a car ride.',
        ],
        text: 'A new medicine can also do it. Call the clinic before you give the next dose.',
      },
      {
        heading: 'What to do while you watch',
        points: [
          'Keep fresh water where your dog can reach it.',
          'No treats, scraps or new foods. Ask your vet what and when to feed.',
          'Look at it and take a photo: food, foam, yellow bile, blood, pieces of a toy.',
          'Note the time, and what your dog could have eaten.',
          'Give no medicine made for people.',
        ],
      },
      {
        heading: 'Who should not wait',
        text: 'Puppies, very small dogs, old dogs and dogs with another illness dry out faster. Call at the first sign, even if they seem well.',
      },
    ],
    seeVet: [
      'Call a vet now if your dog retches and nothing comes up, or the belly is tight and swollen. That can be bloat.',
      'Call a vet now for blood or coffee-like grounds, pale gums, weakness, pain, or a swallowed object or poison.',
      'More than two times in a day, with diarrhea, or your dog cannot keep water down.',
    ],
    searchWords:
      'vomit vomited throwing up puke puked barf sick stomach yellow foam bile regurgitate upset tummy nausea white foam grass eating',
    sources: [
      {
        title: 'Boston Veterinary Clinic: My dog is vomiting',
        url: 'https://bostonveterinary.com/web-tails/dog-vomiting',
        readOn,
      },
      {
        title: "Pet Emergency Spokane: Is my dog's vomiting an emergency?",
        url: 'https://petemergencyspokane.com/is-my-dogs-vomiting-an-emergency/',
        readOn,
      },
      {
        title: 'Kennedy Heights Animal Hospital: Vomiting dog',
        url: 'https://kennedyheightsanimalhosp.ca/vomiting-dog-5-ways-to-know-its-time-for-an-examination/',
        readOn,
      },
      {
        title: 'Adopt a Golden Atlanta: Vomiting',
        url: 'https://adoptagoldenatlanta.com/medical-info-item/vomiting/',
        readOn,
      },
    ],
  },
  {
    id: 'diarrhea',
    title: 'My adult dog has diarrhea. What should I do?',
    category: 'health',
    lifeStages: ['adult', 'senior'],
    answer:
      'A healthy adult dog with one or two loose stools who is bright and drinks can be watched for a day. Blood, black stool, vomiting, weakness, or diarrhea for longer than 24 hours needs a vet.',
    sections: [
      {
        heading: 'Common reasons',
        points: [
          'Scraps, trash, new food or too many treats.',
          'Stress: travel, boarding, visitors.',
          'Worms and other parasites.',
          'A medicine, especially antibiotics.',
          'Infection, or disease of the pancreas, gut, liver or kidneys.',
        ],
      },
      {
        heading: 'What to do at home',
        points: [
          'Offer fresh water all the time. Dogs lose a lot of it.',
          'Stop treats, chews and scraps. Ask your vet whether to change the food.',
          'Give extra trips outside, and pick up right away.',
          'Keep a fresh sample in a bag for the clinic, even if it is watery.',
          'Give no medicine made for people.',
        ],
      },
      {
        heading: 'What the look tells',
        text: 'Bright red streaks point to the lower bowel. Black, sticky stool can be digested blood from higher up, which is more serious. Slime and straining often come from the colon. Tell your vet color, amount and how often.',
      },
    ],
    seeVet: [
      'Call a vet now for a lot of blood, black stool, repeated vomiting, weakness, a painful belly, or if your dog ate something dangerous.',
      'Longer than 24 hours, or it keeps coming back.',
      'An old dog, or one with another illness or on medicine.',
    ],
    searchWords:
      'runny poop loose stool soft poo runs diarrhoea diarhea watery mucus squirts upset stomach bowel colitis accidents bloody pooping blood',
    action: 'bookVisit',
    sources: [
      {
        title: 'Snider Veterinary Services: Diarrhea in dogs',
        url: 'https://www.sniderveterinaryservices.com/site/blog/2024/04/30/diarrhea-dogs',
        readOn,
      },
      {
        title: 'Maury County Veterinary Hospital: Diarrhea in dogs',
        url: 'https://www.maurycountyvet.com/site/blog/2024/04/30/diarrhea-dogs',
        readOn,
      },
      { title: 'When to call the vet', url: 'https://labradoodles.ie/when-to-call-the-vet/', readOn },
    ],
  },
  {
    id: 'constipation',
    title: "My dog can't poop. What should I do?",
    category: 'health',
    lifeStages: ['adult', 'senior'],
    answer:
      'If your dog strains without result, passes only hard and dry bits, or has had no stool for a day or two, call your vet. Straining can also come from diarrhea or from a blocked bladder, so watch what comes out and whether urine flows.',
    sections: [
      {
        heading: 'What you may see',
        points: [
          'Squatting for a long time with little result.',
          'Hard, dry, small stool, sometimes with blood on it.',
          'A few drops of liquid that get past the hard part. This is not diarrhea.',
          'An arched back, less appetite, crying.',
        ],
      },
      {
        heading: 'Possible reasons',
        points: [
          'Too little water, fiber or movement.',
          'Hair, bones, grass or a toy in the bowel.',
          'In males, a large prostate. In older dogs, weaker muscles.',
          'Some medicines, and illnesses such as kidney disease.',
        ],
      },
      {
        heading: 'What helps, and what does not',
        points: [
          'Fresh water in several places, and an extra walk.',
          'Ask your vet about fiber or wet food before you add anything.',
          'Never give a laxative or an enema made for people.',
          "Don't pull on a string that hangs out. It can cut the bowel.",
        ],
      },
    ],
    seeVet: [
      'Call a vet now if your dog strains and no urine comes, vomits, has a swollen or painful belly, or ate a bone or a toy.',
      'No stool for 2 days, blood, or a string at the anus.',
      'It keeps coming back.',
    ],
    searchWords:
      'constipated pooping poo crap unable to go impaction backed up bowels remedy miralax pumpkin oil bloated rabbit pellets days without pooping defecate',
    action: 'bookVisit',
    sources: [
      { title: 'Pet Your Dog: Constipation', url: 'https://petyourdog.com/symptoms/constipation/', readOn },
      {
        title: 'VetInfo: Dog constipation symptoms',
        url: 'https://www.vetinfo.com/dog-constipation-symptoms.html',
        readOn,
      },
      {
        title: 'LifeLearn Pet Health Checker: Constipation and straining',
        url: 'https://symptom-webdvm.lifelearn.com/dog/symptom/gastrointestinal/response?level=2&path=4&response=1',
        readOn,
      },
      {
        title: 'Reference, after PetMD and WebMD: Symptoms of canine constipation',
        url: 'https://www.reference.com/pets-animals/symptoms-canine-constipation-de150295b89293a6',
        readOn,
      },
    ],
  },
  {
    id: 'not-eating',
    title: "My dog won't eat. How long can I wait?",
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'An adult dog who skips one or two meals but is bright and drinks can be watched. No food for 24 hours, or any other sign of illness, is a reason to call your vet, and puppies and very small dogs should not wait that long.',
    sections: [
      {
        heading: 'Everyday reasons',
        points: [
          'Too many treats, or a visitor who fed your dog.',
          'A new or stale bag of food.',
          'Heat, stress, a move or a new pet.',
          'Holding out for something better.',
        ],
      },
      {
        heading: 'Reasons that need a vet',
        text: 'Sore teeth, nausea, a blocked bowel, fever, pain, and disease of the kidneys, liver or pancreas all take away the appetite. It is often the first thing that owners notice.',
      },
      {
        heading: 'What to do',
        points: [
          'Check the gums, the belly and the date on the bag.',
          'Offer the usual food at the usual time, and pick up what is left.',
          'Note what was eaten and drunk, stool, urine and any vomiting.',
          "Don't force food into the mouth.",
          'Measure each meal from now on, so you notice a change early.',
        ],
      },
    ],
    seeVet: [
      'Call a vet now if your dog is also weak, vomits again and again, has a swollen belly, pale gums or trouble breathing, or may have eaten something dangerous.',
      'A puppy or a very small dog misses a meal and is quieter than usual.',
      'Nothing eaten for 24 hours, or nothing drunk.',
    ],
    searchWords:
      'appetite loss off food refusing food picky fussy eater starving anorexia skipping meals kibble ignored lost interest hungry breakfast dinner',
    action: 'bookVisit',
    sources: [
      {
        title: 'Oakhurst Veterinary Hospital: When your dog is not eating',
        url: 'https://www.oakhurstvet.com/blog/when-your-dog-is-not-eating-emergency-or-not/',
        readOn,
      },
      {
        title: 'Family Pet: If my dog is not eating, how long should I wait?',
        url: 'https://familypet.com/if-my-dog-is-not-eating-how-long-should-i-wait-before-calling-my-veterinarian/',
        readOn,
      },
      {
        title: 'Life My Dog: How long a dog can go without eating before a vet',
        url: 'https://lifemydog.co.uk/tips/how-long-dog-not-eating-before-vet',
        readOn,
      },
    ],
  },
];
