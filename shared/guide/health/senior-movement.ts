import type { Article } from '#shared/guide/article.ts';

const readOn = '2026-11-22';

export const seniorMovement: readonly Article[] = [
  {
    id: 'arthritis',
    title: 'Is my old dog slowing down or in pain from arthritis?',
    category: 'health',
    lifeStages: ['senior'],
    answer:
      "Stiffness after rest, trouble with stairs or jumping, and less wish to play are common signs of arthritis, and they are signs of pain and not just of age. See your vet: it can't be cured, but it can be eased well.",
    sections: [
      {
        heading: 'Signs',
        points: [
          'Stiff in the morning, better after some steps.',
          'Hesitates before the car, the sofa or the stairs.',
          'Takes long to lie down or get up.',
          'Lags behind on walks, or limps now and then.',
          'Licks one joint, or dislikes being touched there.',
          'Grumpy or withdrawn.',
        ],
        text: 'About 1 in 5 adult dogs has arthritis. Large and heavy dogs and old injuries are affected more.',
      },
      {
        heading: 'What helps',
        points: [
          'A healthy weight. It is the first and most important step.',
          'Several short walks on soft ground instead of one long walk.',
          'Swimming, if your vet agrees.',
          'Medicine from your vet, taken as written, with blood tests as asked.',
        ],
      },
      {
        heading: 'Help your vet see it',
        text: 'Film your dog getting up, on the stairs and walking away from you. Dogs often look better in the clinic. Note which days are bad and what came before.',
      },
    ],
    seeVet: [
      'Signs for more than 2 weeks, or a limp for more than a day.',
      'Call a vet now if your dog cannot get up, drags a leg or cries.',
      'Never give pain medicine made for people. It can be deadly.',
    ],
    searchWords:
      'arthritic osteoarthritis joints stiff hips elbows sore limping creaky slow old age stairs jumping pain relief degenerative dysplasia back legs',
    action: 'logWalk',
    sources: [
      {
        title: 'VCA: Does my dog have arthritis?',
        url: 'http://www.vcahospitals.com/main/news/pet-news/does-my-dog-have-arthritis/489',
        readOn,
      },
      {
        title: 'Pet Doctor: Arthritis in pets',
        url: 'https://petdoctorx.com/site/blog/2023/04/05/arthritis-in-pets',
        readOn,
      },
      {
        title: 'Ark Animal Hospital: Osteoarthritis',
        url: 'http://arkanimalhospitalpr.com/veterinary-topics/osteoarthritis/',
        readOn,
      },
    ],
  },
  {
    id: 'senior-balance',
    title: 'My old dog suddenly tilts their head and falls over. What is it?',
    category: 'health',
    lifeStages: ['senior'],
    answer:
      'A sudden head tilt, loss of balance and eyes that flick from side to side are often a disturbance of the balance system, which many old dogs recover from. A vet must see your dog now, because a brain problem, an ear infection or a tumor can look the same.',
    sections: [
      {
        heading: 'What it looks like',
        points: [
          'Head to one side, leaning, circling or falling.',
          'Eyes that jerk back and forth.',
          'Nausea, drooling, vomiting, no appetite.',
          'Trouble getting up.',
        ],
        text: 'It starts within minutes or hours and frightens owners and dogs. It is unpleasant, as seasickness is, but not painful.',
      },
      {
        heading: 'What to expect',
        text: 'If the vet finds no other cause, it is called idiopathic vestibular disease. Most dogs are clearly better within about 3 days and back to normal in 1 to 3 weeks. A slight head tilt may stay. No improvement after 3 days is a reason for more tests.',
      },
      {
        heading: 'Care at home after the visit',
        points: [
          'A padded place on the floor, with stairs blocked.',
          'Support with a towel or harness on the way outside.',
          'Water and food held close, in small amounts, as your vet advises.',
          'Light, calm and few changes.',
        ],
      },
    ],
    seeVet: [
      'Call a vet now for any sudden loss of balance, head tilt or jerking eyes, especially with weakness, confusion or a seizure.',
      'No better after 3 days, or worse at any time.',
    ],
    searchWords:
      'vestibular old dog syndrome dizzy wobbly stroke stumbling drunk nystagmus vertigo rolling tipping over leaning off balance ear unsteady',

    sources: [
      {
        title: 'OVS Hospital: Searching for balance',
        url: 'https://ovshosp.com/2016/10/16/searching-for-balance-managing-canine-idiopathic-vestibular-disease/',
        readOn,
      },
      { title: 'The Bark, Dr. Shea Cox: Old dog vestibular disease', url: 'http://thebark.com/comment/33876', readOn },
      {
        title: 'Canine Megaesophagus, after Dr. Wendy Brooks: Geriatric vestibular syndrome',
        url: 'https://canine-megaesophagus.com/geriatric-vestibular-syndrome-gvs/more-information-on-gvs/',
        readOn,
      },
      {
        title: 'Idiopathic or old dog vestibular disease',
        url: 'https://welshcorgi-news.ch/Gesundheit/Vestibular_eng.html',
        readOn,
      },
    ],
  },
  {
    id: 'senior-cough',
    title: 'My old dog coughs at night. Is it the heart?',
    category: 'health',
    lifeStages: ['senior'],
    answer:
      'It can be: a dry cough at night or when lying down, with less stamina, can be a sign of heart disease in an old dog. Count the breaths while your dog sleeps, and see your vet in the next days, or now if breathing is fast or hard.',
    sections: [
      {
        heading: 'Count breaths in sleep',
        points: [
          'Wait until your dog is asleep and cool. Twitching or dreaming does not count.',
          'In and out is one breath. Count for 15 seconds and multiply by 4.',
          'Write it down on 3 evenings, so you know what is normal.',
        ],
        text: 'Calm, sleeping dogs usually breathe fewer than about 30 times a minute. Counts that climb from night to night matter more than one number.',
      },
      {
        heading: 'Other signs to note',
        points: [
          'Tires sooner on walks.',
          'A swollen belly, or less appetite.',
          'Fainting or wobbling.',
          'A voice that has changed, or noisy breathing.',
        ],
      },
      {
        heading: 'What the vet does',
        text: 'Many old dogs have a heart murmur, and many old dogs cough, but one is not always the cause of the other. The vet listens, takes X-rays and may suggest an ultrasound. Bring a video of the cough. Heart medicine helps many dogs for a long time.',
      },
    ],
    seeVet: [
      'Call a vet now if your dog breathes more than 40 times a minute asleep, struggles for air, has blue or pale gums, or collapses.',
      'A cough for more than a few days, or at night.',
      'Your dog has a murmur and the count in sleep goes up.',
    ],
    searchWords:
      'heart failure murmur congestive chf hacking coughing resting respiratory rate panting breathing fast elderly lungs trachea mitral valve fluid',
    action: 'bookVisit',
    sources: [
      {
        title: 'CARE Charlotte: Coughing dogs and heart disease',
        url: 'https://carecharlotte.com/blog/coughing-dogs-heart-disease/',
        readOn,
      },
      { title: 'Tufts University HeartSmart: Coughing', url: 'https://heartsmart.vet.tufts.edu/coughing/', readOn },
      {
        title: 'Veterinary Information Network: Coughing and heart murmurs in older dogs',
        url: 'https://vin.com/vetzinsight/default.aspx?catId=5860&id=7618755&pid=756',
        readOn,
      },
      {
        title: 'Arizona Jewish Post, Dr. Janet Bailey: Heart or lung disease, or simple allergies',
        url: 'https://azjewishpost.com/2017/dogs-winter-cough-could-be-heart-or-lung-disease-or-simple-allergies/',
        readOn,
      },
      {
        title: 'Hello Dog: Coughing, a sign of potential problems with the heart',
        url: 'https://hellodog.hk/health/coughing-sign-potential-problems-dogs-heart/',
        readOn,
      },
    ],
  },
];
