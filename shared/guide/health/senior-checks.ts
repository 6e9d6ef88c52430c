import type { Article } from '#shared/guide/article.ts';

const readOn = '2026-11-22';

export const seniorChecks: readonly Article[] = [
  {
    id: 'senior-checkups',
    title: 'How often should my senior dog see the vet?',
    category: 'health',
    lifeStages: ['senior'],
    answer:
      'Every 6 months is the usual advice for older dogs, with blood and urine tests at least once a year. Dogs hide illness well, and these tests can find it before you see any sign.',
    sections: [
      {
        heading: 'When a dog counts as senior',
        text: 'It depends on size. Many clinics start at about 7 years for large dogs and at about 8 for small ones. Ask your vet when yours should change to two visits a year.',
      },
      {
        heading: 'What is checked',
        points: [
          'Weight, muscles, heart and lungs, eyes, mouth, joints, skin and lumps.',
          'Blood cells, liver and kidney values, and often the thyroid.',
          'Urine, which shows kidney trouble, diabetes and infection early.',
          'Sometimes blood pressure, X-rays or ultrasound.',
        ],
        text: 'The first results are the baseline for your dog. Small changes show up later because of them.',
      },
      {
        heading: 'What to tell your vet',
        points: [
          'More or less thirst, appetite, sleep or weight.',
          'Stiffness, slipping, trouble with stairs or the car.',
          'Bumping into things, confusion, accidents.',
          'Coughing, bad breath, new lumps.',
        ],
      },
    ],
    seeVet: [
      "Don't wait for the checkup if your dog drinks much more, loses weight, coughs, faints or stops eating.",
      'Call a vet now for collapse, trouble breathing or a swollen belly.',
    ],
    searchWords:
      'go visits geriatric aging ageing elderly wellness exam twice yearly bloodwork lab work screening panel annual check-up check up golden years',
    action: 'bookVisit',
    sources: [
      {
        title: 'VCA: Wellness testing for senior dogs',
        url: 'https://vcahospitals.com/know-your-pet/wellness-testing-for-senior-dogs',
        readOn,
      },
      {
        title: 'City Road Vets: How often does my senior pet need a health check?',
        url: 'https://www.cityroadvets.co.uk/how-often-does-my-senior-pet-need-a-health-check/',
        readOn,
      },
      {
        title: 'Doyalson Animal Hospital: What happens in a senior health check',
        url: 'https://www.doyalsonvet.com.au/2018/04/27/what-happens-in-a-senior-health-check/',
        readOn,
      },
      { title: 'Mon Vet: Blood tests for senior dogs', url: 'https://monvet.com/en/blood-test-senior-dogs/', readOn },
    ],
  },
  {
    id: 'senior-teeth',
    title: 'Is my old dog too old for a dental cleaning?',
    category: 'health',
    lifeStages: ['senior'],
    answer:
      'Age alone is not the question; your vet judges heart, kidneys and general health with an exam and blood tests first. Sore teeth and gums hurt every day, so it is worth asking, especially if the breath is bad or chewing has changed.',
    sections: [
      {
        heading: 'Signs that teeth hurt',
        points: [
          'Meals take longer, or food falls out of the mouth.',
          'Chewing on one side, or leaving hard food and chews.',
          'Bad breath, tartar, red or bleeding gums.',
          'Pulling away when you touch the face.',
        ],
        text: 'Many dogs keep eating in spite of the pain.',
      },
      {
        heading: 'What the vet does',
        points: [
          'Listens to the heart, checks blood and urine, and plans the anesthesia around the result.',
          'Cleans above and below the gum line and takes X-rays.',
          'Removes teeth that cannot be saved and only hurt.',
        ],
      },
      {
        heading: 'Why not scrape at home',
        text: 'Gum disease sits below the gum line, where no tool at home reaches. Scraping without anesthesia makes teeth look clean while the disease goes on. Brushing helps after a cleaning, when the mouth no longer hurts.',
      },
    ],
    seeVet: [
      'Call a vet now if the face swells, the mouth bleeds a lot or your dog cannot swallow.',
      'Your dog eats less, drools, or a tooth is loose or broken.',
      'Breath that changes suddenly, with more thirst or weight loss.',
    ],
    searchWords:
      'dental surgery anesthesia anaesthesia risk tooth extraction pulled rotten elderly geriatric 12 year old safe gum infection abscess stinky mouth',
    action: 'bookVisit',
    sources: [
      {
        title: 'VCA: Five signs your dog may need a dental cleaning',
        url: 'https://vcahospitals.com/shop/promotions/holiday/five-signs-your-dog-may-need-a-dental-cleaning',
        readOn,
      },
      {
        title: 'Doyalson Animal Hospital: What happens in a senior health check',
        url: 'https://www.doyalsonvet.com.au/2018/04/27/what-happens-in-a-senior-health-check/',
        readOn,
      },
      {
        title: "Capital Gazette, Ask a Vet: Time to clean the dog's teeth",
        url: 'https://www.capitalgazette.com/cg2-arc-3db45ad9-e097-5543-996e-44867618daa6-20130118-story.html',
        readOn,
      },
    ],
  },
];
