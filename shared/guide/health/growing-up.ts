import type { Article } from '#shared/guide/article.ts';

const readOn = '2026-11-22';

export const growingUp: readonly Article[] = [
  {
    id: 'puppy-diarrhea',
    title: 'My puppy has diarrhea. Should I worry?',
    category: 'health',
    lifeStages: ['puppy'],
    answer:
      'Take diarrhea in a puppy more seriously than in an adult dog, because puppies dry out fast. One soft stool in a bright puppy who eats and drinks can be watched for a short time; blood, vomiting, weakness or a refused meal needs a vet now.',
    sections: [
      {
        heading: 'Common reasons',
        points: [
          'A new home, new food or too many treats.',
          'Worms and other parasites, which most puppies meet at some point.',
          'Something eaten outdoors or out of the trash.',
          'Viruses such as parvo, especially before the vaccines are complete.',
        ],
      },
      {
        heading: 'What to do first',
        points: [
          'Write down how often, how much, the color, and what your puppy ate in the last 2 days.',
          'Keep fresh water where your puppy can reach it.',
          'Save a fresh stool sample in a bag for the vet. Never freeze it.',
          'Call your vet before you change the food. Never give medicine made for people.',
        ],
      },
      {
        heading: 'Why the vet asks for stool',
        text: 'Many causes look and even smell alike. A sample under the microscope shows parasites, and a quick test can show parvo. That decides the treatment.',
      },
    ],
    seeVet: [
      'Call a vet now for blood, black stool, vomiting, weakness, a swollen or painful belly, or if your puppy will not eat.',
      'Your puppy goes many times a day, or it lasts longer than a day.',
      'Your puppy is very small, very young or not fully vaccinated.',
    ],
    searchWords:
      'runny poop loose stool runs soft poo diarrhoea diarhea watery mucus upset stomach tummy pup dehydrated squirts pooping a lot',
    action: 'bookVisit',
    sources: [
      {
        title: 'VetInfo: When to take a puppy with diarrhea to the vet',
        url: 'https://www.vetinfo.com/puppy-diarrhea-vet.html',
        readOn,
      },
      {
        title: "Leo's Pet Care: When to take a dog with diarrhea to the vet",
        url: 'https://leospetcare.com/services/pet-parent-library/blog/when-take-dog-diarrhea-vet/',
        readOn,
      },
    ],
  },
  {
    id: 'hernia-and-testicles',
    title: 'What is the bump on the belly button, and where are the testicles?',
    category: 'health',
    lifeStages: ['puppy'],
    answer:
      "A soft bump at a puppy's belly button is often an umbilical hernia, and testicles that have not come down by about 12 weeks probably will not. Neither is an emergency in a well puppy, and a vet can often fix both during the spay or neuter.",
    sections: [
      {
        heading: 'The bump',
        text: 'The gap where the umbilical cord went in did not close fully, so a little fat bulges under the skin. Small ones rarely cause trouble. A larger gap can let a piece of bowel slip in and get trapped, so your vet should judge the size.',
      },
      {
        heading: 'The testicles',
        points: [
          'They start inside the belly and move down as the puppy grows.',
          'Both are usually in place by 6 to 10 weeks.',
          'A missing one is called a retained testicle. It runs in families, so these dogs should not be bred.',
        ],
      },
      {
        heading: 'What you can do',
        points: [
          'Ask about both at the first visit.',
          'Look at the bump once a week. Note whether it stays soft and whether it grows.',
          'Tell the clinic again when you book the spay or neuter.',
        ],
      },
    ],
    seeVet: [
      'Call a vet now if the bump turns hard, hot, dark or painful, or your puppy vomits or will not eat.',
      'The bump grows, or you can feel only one testicle.',
    ],
    searchWords:
      'umbilical hernia outie navel lump tummy cryptorchid cryptorchidism undescended retained monorchid one ball missing dropped groin inguinal',
    action: 'bookVisit',
    sources: [
      {
        title: 'Alma Vets: Umbilical hernia and undescended testicles',
        url: 'https://almavets.co.uk/u.htm',
        readOn,
      },
    ],
  },
  {
    id: 'car-sickness',
    title: 'Why does my dog get carsick?',
    category: 'health',
    lifeStages: ['puppy', 'adult'],
    answer:
      "Motion upsets the balance system in the ear, and in puppies it is still maturing, so most outgrow carsickness. Until then, short and pleasant rides, a cool car and a secure place help, and your vet can prescribe something if they don't.",
    sections: [
      {
        heading: 'Signs',
        points: [
          'Drooling, lip licking and swallowing.',
          'Restlessness or whining.',
          'Vomiting that ends when the car stops.',
        ],
        text: 'Some dogs who were sick as puppies stay afraid of the car long after the nausea is gone.',
      },
      {
        heading: 'Make the car a good place again',
        points: [
          'Sit in the parked car with your dog for a few minutes a day with a meal, a chew or a game.',
          'When your dog wants to get in, drive down the block to a park and take a walk.',
          'Add distance slowly. Go back a step if your dog drools.',
        ],
      },
      {
        heading: 'On the ride',
        points: [
          'Use a crate or a harness on a surface that does not slip, facing forward if you can.',
          'Open the windows a few inches and keep it cool.',
          'Most do better on an empty stomach, a few after a small meal. A very small puppy should not skip meals: ask your vet.',
          'Choose smooth, straight roads and stop for breaks.',
        ],
      },
    ],
    seeVet: [
      'Your dog vomits outside the car too, or an adult dog suddenly starts getting sick.',
      'Training and short rides have not helped. Ask about medicine, and give none that your vet has not chosen.',
    ],
    searchWords:
      'motion sickness car sick travel sick throwing up vomit nausea drooling trip road trip driving vehicle ride dramamine anxiety queasy',
    sources: [
      {
        title: 'Texas Veterinary Medical Foundation: Motion sickness in dogs',
        url: 'https://www.tvmf.org/articles/motion-sickness-in-dogs/',
        readOn,
      },
      {
        title: 'Humane Society of Huron Valley: Dog gone car sickness',
        url: 'https://www.hshv.org/dog-gone-car-sickness/',
        readOn,
      },
    ],
  },
  {
    id: 'spay-neuter-age',
    title: 'When should my dog be spayed or neutered?',
    category: 'health',
    lifeStages: ['puppy', 'adult'],
    answer:
      'It depends on adult size. Dogs who stay under 45 lbs are usually spayed or neutered at 5 to 6 months, males over 45 lbs after growth ends at 9 to 15 months, and for females over 45 lbs you and your vet choose a time between 5 and 15 months.',
    sections: [
      {
        heading: 'Why size matters',
        text: 'Sex hormones help bones and joints finish growing. In large dogs, an early operation may raise the risk of some joint problems and cancers, so many vets wait. Small dogs show less of this effect.',
      },
      {
        heading: 'What speaks for it',
        points: [
          'No unplanned litters.',
          'Females: no uterus infection later, and less mammary cancer when it is done before the first heat.',
          'Males: no testicular cancer, fewer prostate problems, often less roaming and marking.',
        ],
      },
      {
        heading: 'What to weigh with your vet',
        points: [
          'Expected adult size, breed mix and family history.',
          'Risk of an accidental mating in your home or neighborhood.',
          'The quiet days that your dog needs at home afterward.',
          'Behavior. The operation does not replace training.',
        ],
      },
    ],
    seeVet: [
      'Your female may have mated, or you see discharge weeks after a heat.',
      'You want a date. Ask at the 4-month visit, so there is time to plan.',
    ],
    searchWords:
      'fixed desex desexed castrate castration sterilize spaying neutering age months too early snip ovariohysterectomy intact altered operation best time',
    action: 'bookVisit',
    sources: [
      {
        title: 'Animal Care Clinic Branson: Spay and neuter of dogs, after the AAHA',
        url: 'https://www.animalcareclinicbranson.com/spay-neuter-dogs/',
        readOn,
      },
      {
        title: 'Haskell Valley Veterinary Clinic: The best time to spay or neuter a pet',
        url: 'https://haskellvalleyvet.com/a-pet-owners-guide-to-the-best-time-to-spay-or-neuter-a-pet/',
        readOn,
      },
      {
        title: 'American Kennel Club, Dr. Jerry Klein: When is the right age?',
        url: 'https://www.arcamax.com/homeandleisure/pets/catsanddogs/s-2591790',
        readOn,
      },
    ],
  },
  {
    id: 'heat-cycle',
    title: 'How do I know my dog is in heat, and how long does it last?',
    category: 'health',
    lifeStages: ['puppy', 'adult'],
    answer:
      'A swollen vulva and drops of blood are the first signs of heat, which lasts about 3 weeks and comes back about every 6 months. Keep your dog on a leash and away from intact males for the whole time, because she can get pregnant in her first heat.',
    sections: [
      {
        heading: 'What to expect',
        points: [
          'The first heat often comes at 6 or 7 months, later in some dogs.',
          'More urinating, licking and clinging or restlessness.',
          'Males take an interest during all 3 weeks, even if she accepts them only around the middle week.',
        ],
      },
      {
        heading: 'Keep her safe',
        points: [
          'Stay with her outdoors, even in a fenced yard. Males climb and dig.',
          'Walk on a leash in quiet places. A dog who always comes may not listen now.',
          'Skip dog parks and daycare.',
          'Washable dog diapers protect the furniture. Change them often.',
        ],
      },
      {
        heading: 'After the heat',
        text: 'The uterus can get infected in the weeks after a heat. This is called pyometra, and it can kill. Signs most often show 1 to 8 weeks after the heat ends. Spaying prevents it. Many vets wait with a routine spay until the heat is over.',
      },
    ],
    seeVet: [
      'Call a vet now if, in the weeks after a heat, she drinks more, is tired, will not eat, vomits, has a swollen belly or has discharge that smells.',
      'Bleeding is heavy or lasts longer than 3 weeks.',
      'She may have mated. Ask soon about your options.',
    ],
    searchWords:
      'season estrus period bleeding menstruation first heat cycle bitch pyometra swollen private parts males following pregnant panties diapers spotting how often',
    action: 'bookVisit',
    sources: [
      { title: 'Tauranga SPCA: Dogs on heat', url: 'https://taurangaspca.co.nz/dogs-on-heat/', readOn },
      { title: 'Oasis Animal Hospital: Pyometra', url: 'https://oasisah.com/post/pyometra-1', readOn },
      {
        title: 'Best Friends veterinary blog: Pyometra',
        url: 'https://bestfriendshappenings.blogspot.com/2011/07',
        readOn,
      },
      {
        title: 'Canine to Five: Keeping an intact dog',
        url: 'https://www.caninetofive.com/dont-delay-spay-or-neuter-today/',
        readOn,
      },
    ],
  },
];
