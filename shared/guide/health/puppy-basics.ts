import type { Article } from '#shared/guide/article.ts';

const readOn = '2026-11-22';

export const puppyBasics: readonly Article[] = [
  {
    id: 'puppy-first-vet-visit',
    title: "What happens at my puppy's first vet visit?",
    category: 'health',
    lifeStages: ['puppy'],
    answer:
      'Book the first visit within a few days of bringing your puppy home. The vet weighs and examines your puppy from nose to tail, checks a stool sample for worms, plans the vaccines and answers your questions.',
    sections: [
      {
        heading: 'What to bring',
        points: [
          'Every paper from the breeder or shelter: vaccines, deworming, and a health guarantee that needs a signature.',
          'A fresh stool sample, about a tablespoon, in a bag.',
          'The name of the food, and how much and how often you feed it.',
          'A written list of your questions and of anything odd that you have seen.',
        ],
      },
      {
        heading: 'On the way and in the waiting room',
        text: "Use a carrier and don't feed your puppy for at least an hour before the drive, because many get carsick. Keep your puppy in the carrier or on your lap at the clinic. The floor and other dogs are a risk until the vaccines are done. Bring a towel and treats.",
      },
      {
        heading: 'What the vet checks',
        points: [
          'Weight, temperature, pulse and breathing.',
          'Heart and lungs, eyes, ears, mouth, skin and belly.',
          'In males, whether both testicles have come down.',
        ],
      },
    ],
    seeVet: [
      "Don't wait for the appointment if your puppy will not eat, vomits, has diarrhea or is weak. Call a vet now.",
      'Other pets at home: ask when they may meet, and keep them apart until then.',
    ],
    searchWords:
      'new puppy checkup check-up wellness exam vet appointment first time veterinarian clinic how soon fecal paperwork adoption pup doctor',
    action: 'bookVisit',
    sources: [
      {
        title: "Vetstreet: Your puppy's regular checkup",
        url: 'https://www.vetstreet.com/our-pet-experts/your-puppys-regular-checkup',
        readOn,
      },
      {
        title: "Dummies: Your puppy's first veterinary exam",
        url: 'https://www.dummies.com/pets/dogs/your-puppys-first-veterinary-exam/',
        readOn,
      },
      {
        title: 'Pointing Dog Journal, Dr. David Erlewein: Pup to the vet',
        url: 'http://pointingdogjournal.com/pup-to-the-vet/',
        readOn,
      },
    ],
  },
  {
    id: 'puppy-worms',
    title: 'Does my puppy have worms?',
    category: 'health',
    lifeStages: ['puppy'],
    answer:
      'Quite likely: puppies can catch worms from their mother before birth or through her milk. That is why deworming starts at 2 weeks of age and is repeated every 2 weeks at first, and why your vet tests the stool more than once in the first year.',
    sections: [
      {
        heading: 'What you may see',
        points: [
          'A round, tight belly on a thin puppy.',
          'Soft stool or diarrhea.',
          'A dull coat or slow weight gain.',
          'Long, spaghetti-like worms, or bits that look like grains of rice, near the tail or in the stool.',
        ],
        text: 'Many puppies with worms show nothing at all.',
      },
      {
        heading: 'The usual plan',
        text: 'Parasite experts advise deworming every 2 weeks up to about 3 months of age, then monthly up to 6 months. Many monthly heartworm preventives also work against some worms. Your vet chooses the product by weight, because a dose for another dog can be wrong for yours.',
      },
      {
        heading: 'Protect your family',
        points: [
          'Pick up stool right away and wash your hands.',
          'Keep children from playing barefoot or with dirt where dogs go.',
          'Bring a fresh stool sample to each puppy visit.',
        ],
      },
    ],
    seeVet: [
      'You see worms, or the stool is loose for more than a day.',
      'Call a vet now if your puppy has pale gums, is weak, keeps vomiting or has bloody stool.',
    ],
    searchWords:
      'deworm dewormer worming roundworms hookworms tapeworm parasites pot belly potbelly rice fecal test puppy poop giardia itchy bottom wormer',
    action: 'bookVisit',
    sources: [
      {
        title: 'Lake Ontario Veterinary: Internal parasites',
        url: 'https://www.lakeontariovet.com/internal-parasites',
        readOn,
      },
      {
        title: 'Countryside Animal Hospital: Intestinal parasites, deworming and fecal testing',
        url: 'https://www.countrysideanimalhospitaldeland.com/blog/intestinal_parasites.html',
        readOn,
      },
      {
        title: 'Worming schedule, after the AAVP and the CDC',
        url: 'http://shamrockcavaliers.com/puppycare/worming.html',
        readOn,
      },
      {
        title: 'Madison Essentials: Avoiding parasites with your pets',
        url: 'https://madisonessentials.com/Article/2016-08/Parasites-Pets',
        readOn,
      },
    ],
  },
  {
    id: 'puppy-baby-teeth',
    title: "My puppy's baby teeth don't fall out. Is that a problem?",
    category: 'health',
    lifeStages: ['puppy'],
    answer:
      'It can be: a baby tooth that stays makes the adult tooth grow in crooked, so have your vet look when you see two teeth in one spot. Baby teeth normally go between about 4 and 6 months of age.',
    sections: [
      {
        heading: 'What is normal',
        points: [
          'All 28 baby teeth are there by about 8 weeks.',
          'Teething starts at 3½ to 4 months and is over by about 6 months.',
          'More chewing and a baby tooth on the floor now and then.',
        ],
        text: 'By 8 months you should see all adult teeth.',
      },
      {
        heading: 'Check for stuck teeth',
        text: 'Once a week, lift the lips on both sides and look for doubles, especially at the long canine teeth. Stuck baby teeth are more common in small dogs and dogs with short noses. They crowd the adult teeth, trap food and can hurt the gums or the tongue. Taken out early, they may still let the adult tooth move into place.',
      },
      {
        heading: 'Help through teething',
        points: [
          'Offer chew toys that give a little when you press them.',
          'Swap the toy for whatever your puppy took, and praise.',
          'Start touching the mouth and teeth gently, with treats, so brushing is easy later.',
        ],
      },
    ],
    seeVet: [
      'Two teeth sit in one place, or a baby tooth is still there at 7 months.',
      'A tooth is broken, or your puppy drools, bleeds more than a little or stops eating.',
    ],
    searchWords:
      'teething milk teeth deciduous retained losing tooth biting chewing sharp lost swallowed double canines gums bleeding adult teeth age pup',
    action: 'bookVisit',
    sources: [
      {
        title: 'VCA: Why does my puppy still have baby teeth?',
        url: 'https://vcahospitals.com/pediatric/puppy/health-wellness/why-does-puppy-still-have-baby-teeth',
        readOn,
      },
      {
        title: 'Bartels-Busack Pet Hospital: Retained deciduous teeth',
        url: 'https://bartelsbusackpethospital.com/articles/retained-deciduous-teeth',
        readOn,
      },
    ],
  },
  {
    id: 'puppy-handling',
    title: 'How do I get my puppy used to being examined?',
    category: 'health',
    lifeStages: ['puppy'],
    answer:
      'Touch one part of the body for a second, give a tiny treat, and stop while your puppy still enjoys it. A few minutes on most days teach a puppy that hands on paws, ears and mouth mean good things, and vet visits and nail trims become easier for life.',
    sections: [
      {
        heading: 'The touch game',
        points: [
          'Sit somewhere quiet with 10 pea-sized treats.',
          'Say "touch," touch an ear for a second, then give the treat.',
          'Do the same with the other ear, a paw, the lips, the tail and the belly.',
          'Over several days, hold a little longer: lift the ear, lift the lip, hold a paw, press a toe.',
        ],
      },
      {
        heading: 'Add what the clinic does',
        points: [
          'Stand your puppy on a table with a non-slip mat, and keep a hand on them.',
          'Lift each eyelid gently. Run your hands over the whole body.',
          'Ask a friend to do the same, so a stranger is nothing new.',
          'Stop by the clinic for a treat and a weigh-in when nothing has to be done.',
        ],
      },
      {
        heading: 'If your puppy pulls away',
        text: 'You went too fast. Go back to a shorter or lighter touch and reward that. Never hold a struggling puppy down: it teaches them that hands are to be feared.',
      },
    ],
    seeVet: [
      'Your puppy cries or snaps when you touch one certain spot. It may hurt.',
      'An ear smells, an eye is red, or you find a lump or a wound.',
    ],
    searchWords:
      'handling desensitize grooming nail trim nails paws hates touched vet exam squirm mouthing ear cleaning socialization cooperative care restraint wiggly',
    action: 'bookVisit',
    sources: [
      {
        title: 'NP Vet: Puppy handling techniques',
        url: 'https://npvet.co.nz/pets/animal-info-pets/dog-articles/puppy-handling-techniques',
        readOn,
      },
      {
        title: 'Molasses Creek Dog Training: Teach your dog to love the veterinarian',
        url: 'https://molassescreekdogtraining.com/teach-your-dog-to-love-the-veterinarian',
        readOn,
      },
      {
        title: 'Naples News, Canine Corner: Prepare your puppy for handling',
        url: 'http://www.naplesnews.com/community/collier-citizen/canine-corner-prepare-your-puppy-for-handling',
        readOn,
      },
    ],
  },
  {
    id: 'puppy-low-blood-sugar',
    title: 'Why is my tiny puppy suddenly weak or wobbly?',
    category: 'health',
    lifeStages: ['puppy'],
    answer:
      'In very small puppies, weakness, wobbling or trembling can be a sign of low blood sugar, which gets dangerous fast. Offer food if your puppy is awake and can swallow, and call a vet now.',
    sections: [
      {
        heading: 'Who is at risk',
        text: 'Toy-size puppies carry little reserve, especially under 3 months of age. A skipped meal, cold, stress, worms, diarrhea or too much play can be enough. The first days in a new home bring several of these at once.',
      },
      {
        heading: 'What it looks like',
        points: [
          'Very sleepy or hard to wake.',
          'Staggering or weak legs.',
          'Trembling or twitching.',
          'Later, seizures or no response.',
        ],
        text: 'Other illnesses look the same, so only a vet can tell what it is.',
      },
      {
        heading: 'Prevent it',
        points: [
          'Feed a very small puppy 4 or 5 small meals a day, or as often as your vet says.',
          'Count the meals and note how much was eaten.',
          'Keep your puppy warm and dry, and plan naps between play.',
          'Ask your vet at the first visit what to do if a meal is refused.',
        ],
      },
    ],
    seeVet: [
      'Call a vet now if your puppy is weak, wobbly, trembling or hard to wake. Never put food into the mouth of a puppy who cannot swallow.',
      'A small puppy refuses a meal, vomits or has diarrhea.',
    ],
    searchWords:
      'hypoglycemia sugar crash toy breed teacup chihuahua yorkie shaking limp collapse not eating glucose faint lethargic shivering drunk',

    sources: [
      {
        title: 'Kingsbrook Animal Hospital: Just a spoonful of sugar',
        url: 'https://kingsbrookvet.com/blog/just-a-spoonful-of-sugar/',
        readOn,
      },
      {
        title: 'Trupanion Breed Guide: Hypoglycemia',
        url: 'http://breedguide.trupanion.com/healthconcerns/hypoglycemia',
        readOn,
      },
      {
        title: 'Curly Top Poodles: Hypoglycemia in toy puppies',
        url: 'https://www.curlytoppoodles.com/hypoglycemia',
        readOn,
      },
    ],
  },
];
