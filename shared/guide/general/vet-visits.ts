import type { Article } from '#shared/guide/article.ts';

const readOn = '2026-11-22';

export const vetVisits: readonly Article[] = [
  {
    id: 'choosing-a-vet',
    title: 'How do I choose a vet?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Look for a clinic close to home that answers your questions, says clearly who helps at night, and lets you visit before you need it. Ask friends and your shelter for names, then call two or three and compare.',
    sections: [
      {
        heading: 'Ask on the phone',
        points: [
          'Is the clinic accredited by the American Animal Hospital Association (AAHA)? Accreditation is voluntary and covers over 900 standards. Good clinics can be without it.',
          'What are the hours, and how soon can a sick dog be seen?',
          'Where do patients go at night and on weekends?',
          'Do you give written estimates, and how can I pay?',
          'How do you help dogs who are afraid?',
        ],
      },
      {
        heading: 'Visit before you need it',
        points: [
          'Is it clean, and does it smell clean?',
          'Are the staff patient with dogs and people?',
          'Do they explain in words that you understand?',
          'How long is the drive? In an emergency, minutes count.',
        ],
        text: 'Call ahead and ask for a short tour.',
      },
      {
        heading: 'When it does not fit',
        text: 'You may change clinics or ask for a second opinion at any time. Ask the old clinic to send the records to the new one before your first visit.',
      },
    ],
    seeVet: ['Book a first checkup while your dog is well. The clinic then has a record when something happens.'],
    searchWords:
      'find veterinarian near me good animal hospital pick switch new town moving recommend doctor reviews certified fear free affordable cost',
    action: 'findPlaces',
    sources: [
      {
        title: 'Dr. Elisa Mazzaferro, AAHA: Selecting a veterinary hospital',
        url: 'https://monkeysee.com/selecting-a-veterinary-hospital/',
        readOn,
      },
      {
        title: 'Martha Stewart: Questions to ask when choosing a new veterinarian',
        url: 'https://www.marthastewart.com/1539831/questions-ask-when-choosing-new-veterinarian',
        readOn,
      },
      {
        title: 'Sarasota Dog Wizard: Choosing the right veterinarian',
        url: 'http://www.sarasotadogwizard.com/health-care/choosing-the-right-veterinarian/',
        readOn,
      },
    ],
  },
  {
    id: 'vet-visit-prep',
    title: 'What should I bring to a vet visit, and what should I ask?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "Bring your dog's records, every medicine or its label, a fresh stool sample if the clinic wants one, treats, and a short written list of questions. Before you leave, repeat the plan in your own words and ask what would be a reason to call.",
    sections: [
      {
        heading: 'Pack the evening before',
        points: [
          'Records, test results or X-rays from other clinics.',
          'Medicines and supplements with amounts and times.',
          'A phone video of the cough, the limp or the odd behavior. It often does not happen in the clinic.',
          'A stool sample in a bag, and a urine sample if the clinic asks for one.',
          'Leash, collar with tag, treats, a towel, and a muzzle if your dog has ever snapped.',
        ],
      },
      {
        heading: 'Questions worth asking',
        points: [
          'What do you think it is, and what else could it be?',
          'What does each test tell us, and what happens if we wait?',
          'Is there another treatment, and what does each one cost?',
          'When should my dog be better, and by how much?',
          'Which side effects should I watch for?',
        ],
      },
      {
        heading: 'Before you leave',
        points: [
          'Ask for the plan in writing, with doses on the label.',
          "Say so if you can't carry out a part of it. There is often another way.",
          'Book the follow-up, and add the visit to your records the same day.',
        ],
      },
    ],
    seeVet: [
      'If it gets worse before the appointment, call and say so. Call a vet now for trouble breathing, collapse or heavy bleeding.',
    ],
    searchWords:
      'appointment prepare checklist checkup paperwork exam list second opinion estimate follow up veterinarian doctor first annual yearly options diagnosis',
    action: 'bookVisit',
    sources: [
      {
        title: "Nelson Animal Hospital: How to fully prepare for your pet's appointment",
        url: 'https://nelsonanimal.com/2020/01/10/how-to-fully-prepare-for-your-pets-appointment/',
        readOn,
      },
      {
        title: "Petrofile: Preparing for your pet's physical",
        url: 'https://petrofile.com/blog/health/vet-visit-checklist-preparing-for-your-pets-physical',
        readOn,
      },
      { title: 'SDM veterinary clinic: A productive appointment', url: 'https://sdmvc.blogspot.com/2012/07', readOn },
      {
        title: 'Veterinary visit checklist: Before you leave the office',
        url: 'https://europafb.blogspot.com/2016/08/veterinary-visit-checklist-part-2.html',
        readOn,
      },
    ],
  },
  {
    id: 'calm-vet-visits',
    title: 'My dog is afraid of the vet. What can I do?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Go to the clinic on days when nothing happens: sit in the parking lot, walk in, eat treats, step on the scale, and leave. Many such visits teach your dog that the place is mostly good, and the few unpleasant ones count less.',
    sections: [
      {
        heading: 'At home',
        points: [
          'Touch ears, paws, mouth and tail for a second, then give a treat.',
          'Practice standing on a mat, and take the mat along.',
          'Make the car a good place with short rides to fun places.',
        ],
      },
      {
        heading: 'Practice visits',
        points: [
          'Ask the clinic for a quiet time, often mid-morning.',
          'Start in the parking lot if your dog is tense. Reward, and drive home.',
          'Next time to the door, then the lobby, then the scale. Keep the leash loose.',
          'Let staff toss treats and wait until your dog comes to them.',
          'Leave while your dog still wants to stay.',
        ],
      },
      {
        heading: 'On the day',
        points: [
          'Bring the very best food, such as squeeze cheese, unless the vet wants an empty stomach.',
          'Wait in the car and have them call you in.',
          'Tell the team what scares your dog, so they take more time.',
          'There is no shame in a muzzle that your dog knows and likes.',
        ],
        text: 'For strong fear, ask about medicine to give before the visit, well ahead of time.',
      },
    ],
    seeVet: ['A calm dog who suddenly growls or snaps when touched may be in pain.'],
    searchWords:
      'scared anxious nervous fear shaking hates vet stress aggressive growls panic fear free happy visit desensitize clinic trembling reactive',
    action: 'bookVisit',
    sources: [
      {
        title: 'UC Davis: Tips to make your animals more comfortable at the vet',
        url: 'https://climatechange.ucdavis.edu/magazine/tips-to-make-your-animals-more-comfortable-at-the-vet',
        readOn,
      },
      {
        title: 'Wigglebutt Library: Happy vet visits',
        url: 'https://www.wigglebuttlibrary.com/content-library/happy-vet-visits',
        readOn,
      },
      {
        title: "Bay Woof: Boost your dog's emotional bank account",
        url: 'https://www.baywoof.org/featured-article/boost-your-dogs-emotional-bank-account-for-fear-free-vet-visits',
        readOn,
      },
    ],
  },
  {
    id: 'pet-insurance',
    title: 'How does pet insurance work?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'You pay the vet, send the bill to the insurer and get part of it back. How much depends on the deductible, the share they pay and the limits, and most plans leave out illnesses that your dog already had.',
    sections: [
      {
        heading: 'The words in the policy',
        points: [
          'Premium: what you pay each month or year. It can rise with age or after claims.',
          'Deductible: what you pay yourself first, per year or per illness.',
          'Reimbursement: the share of the rest that comes back to you.',
          'Limit: the most they pay per illness or per year.',
          'Waiting period: the first days without cover, often 14 or 15 days for illness and fewer for accidents.',
          'Exclusions: what is never covered. Pre-existing conditions are the most common.',
        ],
      },
      {
        heading: 'Ask before you sign',
        points: [
          'How do you define a pre-existing condition?',
          'Can I go to any vet, emergency hospital and specialist?',
          'Are dental care, exams and checkups included or extra?',
          'How fast do you pay, and what do you need from me?',
        ],
      },
      {
        heading: 'Is it right for you?',
        text: 'There is no formula. Insurance helps most with large, sudden bills. Some people save a fixed amount each month in its place. Compare two or three plans in writing, and ask your vet what they see. A young, healthy dog has the fewest exclusions.',
      },
    ],
    searchWords:
      'coverage claim claims premium monthly cost worth it plan provider reimburse vet bills wellness plan policy money afford insure payout copay',
    sources: [
      {
        title: 'NAPHIA: AVMA guidelines on pet health insurance for pet owners',
        url: 'https://naphia.org/buy-pet-insurance/avma-guidelines-on-pet-health-insurance-for-pet-owners/',
        readOn,
      },
      {
        title: 'AVMA: Pet health insurance',
        url: 'https://www.avma.org/resources-tools/avma-policies/pet-health-insurance',
        readOn,
      },
      {
        title: 'Compare Pet Insurance Plans: What are waiting periods?',
        url: 'https://comparepetinsuranceplans.com/guides/what-are-waiting-periods',
        readOn,
      },
      {
        title: 'ABC Veterinary Hospital Concord: Do you need pet insurance?',
        url: 'https://www.abcvetconcord.com/patient-education/keep-them-healthy/do-you-need-pet-insurance/',
        readOn,
      },
    ],
  },
];
