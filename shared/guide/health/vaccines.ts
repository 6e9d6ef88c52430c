import type { Article } from '#shared/guide/article.ts';

const readOn = '2026-11-22';

const coreAndNonCore = {
  title: 'Second Chance Veterinary Care: What is core and non-core, after the AAHA guidelines of 2022',
  url: 'https://secondchancevetcare.com/?p=427',
  readOn,
};
const elmwood = {
  title: 'Elmwood Veterinary Hospital: Vaccinations for puppies and dogs',
  url: 'https://www.elmwoodvethospital.com/service/dog-and-cat/vaccinations-puppies-dogs/',
  readOn,
};
const riney = {
  title: 'Cornell Riney Canine Health Center: Vaccinations',
  url: 'https://riney.vet.cornell.edu/member-benefits-health-tips/canine-vaccinations-december',
  readOn,
};

export const vaccines: readonly Article[] = [
  {
    id: 'puppy-vaccines',
    title: 'When does my puppy need vaccines?',
    category: 'health',
    lifeStages: ['puppy'],
    answer:
      'Puppies start their vaccines at 6 to 8 weeks of age and go back every 3 to 4 weeks until they are at least 16 weeks old. Your vet plans the exact dates and adds the rabies vaccine when the law where you live asks for it.',
    sections: [
      {
        heading: 'Why there are several visits',
        text: "Antibodies from the mother's first milk protect a young puppy, but they fade and are mostly gone by about 16 weeks. No one can tell on which day they run out, so the vaccines are repeated until that age. A puppy who missed the last visits is not fully protected.",
      },
      {
        heading: 'What they protect against',
        points: [
          'Every puppy: distemper, parvovirus, adenovirus (infectious hepatitis) and rabies.',
          'Depending on where and how you live: leptospirosis, Lyme disease, kennel cough and dog flu.',
        ],
      },
      {
        heading: 'What you can do now',
        points: [
          'Ask the breeder or shelter for the dates of all vaccines so far, and bring that paper to the first visit.',
          'Book the next visit before you leave the clinic.',
          'Tell your vet about plans for daycare, classes, hiking or travel. They change which vaccines make sense.',
        ],
      },
    ],
    seeVet: [
      'Call a vet now if the face swells, breathing is hard, or your puppy collapses or keeps vomiting after a vaccine.',
      'Your puppy has diarrhea, vomits or will not eat before the series is finished.',
    ],
    searchWords:
      'shots jabs vaccination schedule immunization immunisation booster needles dhpp dapp da2pp parvo first round second set weeks vacination vaccinate',
    action: 'bookVisit',
    sources: [
      riney,
      coreAndNonCore,
      {
        title: 'Surface Creek Veterinary Center: Vaccinations for your pets',
        url: 'http://www.surfacecreekveterinarycenter.com/blog/vaccinations-for-your-pets',
        readOn,
      },
    ],
  },
  {
    id: 'adult-vaccines',
    title: 'Does my adult dog still need vaccines?',
    category: 'health',
    lifeStages: ['adult', 'senior'],
    answer:
      'Yes. Adult dogs need boosters, some every year and some every 3 years, and your vet picks the rest by where you live and what your dog does. Rabies boosters follow your local law.',
    sections: [
      {
        heading: 'Core vaccines',
        text: 'Core means that nearly every dog should have it, because the disease is severe or spreads easily. Distemper, adenovirus, parvovirus and rabies are on that list. Some clinics now count leptospirosis as core too, because it can be deadly, occurs across North America and can pass to people.',
      },
      {
        heading: 'Vaccines by lifestyle',
        text: 'Non-core does not mean unimportant. It means that the risk differs from dog to dog.',
        points: [
          'Boarding, daycare, grooming or dog parks: kennel cough (Bordetella) and dog flu.',
          'Woods, tall grass or an area with many ticks: Lyme disease.',
          'Standing water or wildlife in the yard: leptospirosis.',
        ],
      },
      {
        heading: 'Keep the dates in one place',
        text: "Write down the name of each vaccine, the day it was given and the day the next one is due. Kennels and groomers ask for it. If you don't know your dog's history, tell your vet: they can make a plan from where you are.",
      },
    ],
    seeVet: [
      'A booster is overdue, or you have no record of the last one.',
      'Your dog reacted to a vaccine before. Tell the clinic when you book.',
    ],
    searchWords:
      'booster shots yearly annual jab rabies shot overdue expired titer lepto bordetella influenza how often immunization old vaccination vacines',
    action: 'bookVisit',
    sources: [
      coreAndNonCore,
      elmwood,
      {
        title: 'Veterinary Advantage: Lifestyle vaccinations',
        url: 'https://vet-advantage.com/vet-advantage/lifestyle-vaccinations/',
        readOn,
      },
      { title: 'Cottonwood Veterinary Clinic: Leptospirosis', url: 'https://cottonwoodvc.com/2025/01', readOn },
    ],
  },
  {
    id: 'after-a-vaccine',
    title: 'What is normal after a vaccine?',
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'A sore spot, a mild fever, less appetite and a sleepy day are common after a vaccine and should pass in a day or two. Swelling of the face, hives, repeated vomiting, hard breathing or collapse is an emergency: call a vet now.',
    sections: [
      {
        heading: 'Mild and common',
        text: 'These usually start within hours.',
        points: [
          'Your dog is tired, eats less or has a slight fever.',
          'The place of the injection is tender or a little swollen.',
          'After a vaccine into the nose: sneezing, a mild cough or a runny nose 2 to 5 days later.',
        ],
      },
      {
        heading: 'The small lump',
        text: 'A small, firm swelling under the skin can appear where the needle went in. It should start to shrink within a couple of weeks. If it is still there after 3 weeks, or grows, have it looked at.',
      },
      {
        heading: 'How to plan the day',
        points: [
          'Book a time after which you can stay home and watch your dog.',
          'If your dog has reacted before, say so and ask to wait at the clinic for 30 to 60 minutes.',
          'Note the vaccine and the reaction in your records.',
        ],
      },
    ],
    seeVet: [
      'Call a vet now for a swollen muzzle or eyes, hives, hard breathing, collapse, or vomiting or diarrhea that keeps on.',
      'Mild signs last longer than a day or two.',
      'A lump at the injection site grows or stays longer than 3 weeks.',
    ],
    searchWords:
      'shot reaction side effects allergic allergy injection lethargic after shots sore leg bump puffy face swollen vaccination tired jab anaphylaxis',
    sources: [
      {
        title: "Noble Hound Veterinary: What to expect after your pet's vaccination",
        url: 'https://noblehoundvet.com/client-education/what-to-expect-after-your-pets-vaccination/',
        readOn,
      },
      {
        title: 'Broadway Animal Hospital of Riverdale: After a vaccination, with the AVMA',
        url: 'https://broadwayanimalhospitalofriverdale.com/blog/what-to-expect-after-your-pet-receives-a-vaccination/',
        readOn,
      },
    ],
  },
  {
    id: 'parvo',
    title: 'How do I protect my puppy from parvo?',
    category: 'health',
    lifeStages: ['puppy'],
    answer:
      'Finish the whole vaccine series and keep your puppy away from places where many unknown dogs go until it is done. Parvo is a virus that can kill within days, so a puppy with vomiting or diarrhea, or one who stops eating, needs a vet the same day.',
    sections: [
      {
        heading: 'How it spreads',
        text: "Sick dogs shed the virus in their stool. It survives heat, cold and drying for a long time, and it travels on shoes, hands and paws. Your puppy doesn't have to meet another dog to catch it.",
      },
      {
        heading: 'Early signs',
        points: [
          'Tired and weak, often within hours.',
          'No interest in food.',
          'Vomiting.',
          'Diarrhea, often with blood, but not always.',
        ],
        text: 'A puppy may show all of these or only one.',
      },
      {
        heading: 'Protection',
        points: [
          'Keep every vaccine appointment. One early shot is not enough.',
          'Until the series is complete, skip dog parks and pet store floors, and choose only classes that check vaccines.',
          'Stay away from dogs who are ill and from places where they have been.',
        ],
      },
    ],
    seeVet: [
      'Call a vet now if your puppy vomits, has bloody or heavy diarrhea, or is weak. Say on the phone that you fear parvo, so they can keep other dogs apart.',
      'Your puppy met a dog with parvo. Signs can take 3 to 10 days.',
    ],
    searchWords:
      'parvovirus parvo virus bloody poop puppy sick contagious unvaccinated incubation disinfect bleach how long live yard cpv parvoviris',
    action: 'bookVisit',
    sources: [
      {
        title: 'Lewisburg Animal Hospital: Canine parvovirus',
        url: 'https://lewisburganimalhospital.com/?p=3693',
        readOn,
      },
      {
        title: 'Canine parvovirus, with Texas A&M veterinary medicine and the AVMA',
        url: 'http://dachworld.com/canine-parvovirus.html',
        readOn,
      },
      {
        title: 'Discover Estevan: A veterinarian on parvovirus',
        url: 'https://www.discoverestevan.com/local/veterinarian-warning-of-parvovirus-in-southeast',
        readOn,
      },
    ],
  },
];
