import type { Article } from '#shared/guide/article.ts';

const readOn = '2026-11-22';

const vcaDental = {
  title: 'VCA: Five signs your dog may need a dental cleaning',
  url: 'https://vcahospitals.com/shop/promotions/holiday/five-signs-your-dog-may-need-a-dental-cleaning',
  readOn,
};

export const mouthAndWeight: readonly Article[] = [
  {
    id: 'brushing-teeth',
    title: "How do I brush my dog's teeth?",
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Use a soft brush and toothpaste made for dogs, brush the outer sides of the teeth at the gum line for about 30 seconds per side, and aim for once a day. Build up over a couple of weeks, and stop each time while your dog is still relaxed.',
    sections: [
      {
        heading: 'Week by week',
        points: [
          'Stroke the cheeks, then let your dog lick dog toothpaste from your finger.',
          'Lift the lip and wipe a few teeth with a soft cloth around your finger.',
          'Put paste on the brush and brush one or two teeth in small circles.',
          'Add teeth each day. Reach the big ones at the back, where tartar builds up first.',
        ],
        text: 'Praise and reward after every step. A puppy learns fastest, but a dog of any age can learn it.',
      },
      {
        heading: 'Why it pays',
        text: 'Soft plaque turns into hard tartar, which no brush removes. Most dogs have some gum disease by 3 years of age. It hurts, and dogs rarely show it.',
      },
      {
        heading: 'Safety',
        points: [
          'Never use toothpaste for people. Dogs swallow it, and some ingredients can harm them.',
          'Daily is best. A few times a week still helps.',
          'Have a vet look at the mouth before you start with an adult dog. Brushing sore gums hurts.',
        ],
      },
    ],
    seeVet: [
      'Gums are red, swollen or bleed.',
      'A tooth is loose, broken or brown, or the breath smells bad.',
      'Your dog drops food, chews on one side or pulls away from your hand.',
    ],
    searchWords:
      "toothbrush tooth brushing dental care clean teeth toothpaste plaque finger brush dental chew hygiene won't let me how often start",
    sources: [
      {
        title: "St. James Animal Hospital: How to brush your dog's teeth",
        url: 'https://www.stjamesanimalhospital.com/brush-my-pets-teeth.pml',
        readOn,
      },
      {
        title: "Emerald Animal Hospital: How to brush your dog's teeth",
        url: 'http://emeraldanimalhospital.com/how-to-brush-your-dogs-eeth',
        readOn,
      },
      vcaDental,
    ],
  },
  {
    id: 'bad-breath',
    title: "Why does my dog's breath smell bad?",
    category: 'health',
    lifeStages: ['adult', 'senior'],
    answer:
      'Bad breath is not normal in dogs, and the most common reason is disease of the gums and teeth. Lift the lip: if you see yellow or brown tartar or red gums, book a dental exam.',
    sections: [
      {
        heading: 'What the smell can mean',
        points: [
          'Plaque and tartar that inflame the gums.',
          'An infected or broken tooth, or something stuck in the mouth.',
          'Less often, illness elsewhere: kidney disease and diabetes can change the breath.',
        ],
      },
      {
        heading: 'What a cleaning involves',
        text: 'Under anesthesia, the vet cleans above and, more important, below the gum line, checks each tooth and often takes X-rays. Brushing at home cannot remove tartar that is already there, and scraping the visible part leaves the disease under the gum. Caught early, gum inflammation can heal.',
      },
      {
        heading: 'Until the visit',
        points: [
          'Look once: color of the gums, tartar, loose teeth. Take a photo.',
          'Watch how your dog eats: one side, dropping food, slower than before.',
          "Don't cover the smell with mints or sprays.",
          'Start brushing after the cleaning, when nothing hurts.',
        ],
      },
    ],
    seeVet: [
      'Call a vet now if the face swells or your dog cannot open the mouth or swallow.',
      'Bad breath with more drinking, weight loss or vomiting.',
      'Your dog stops eating, drools or paws at the mouth.',
    ],
    searchWords:
      'stinky halitosis smelly fishy rotten stench doggy dental gingivitis periodontal periodontitis abscess decay teeth cleaning cost loose tooth death breath',
    action: 'bookVisit',
    sources: [
      vcaDental,
      {
        title: 'Rochester Pet: Ask the experts about bad breath',
        url: 'https://rochesterpet.com/ask-the-experts/',
        readOn,
      },
      {
        title: "Capital Gazette, Ask a Vet: Time to clean the dog's teeth",
        url: 'https://www.capitalgazette.com/cg2-arc-3db45ad9-e097-5543-996e-44867618daa6-20130118-story.html',
        readOn,
      },
    ],
  },
  {
    id: 'body-condition',
    title: 'Is my dog overweight?',
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Feel the ribs, look from above and look from the side. At a good weight you feel the ribs with light pressure under a thin layer of fat, see a waist from above, and see the belly tuck up behind the ribs.',
    sections: [
      {
        heading: 'The three checks',
        points: [
          'Hands: run your fingers along the ribs. Hard to find means too heavy; sharp edges mean too thin.',
          'From above: a waist behind the ribs, like an hourglass.',
          'From the side: the belly rises toward the back legs.',
        ],
        text: 'Your vet scores this at each visit, often from 1 to 5, where 3 is ideal. Ask for the number.',
      },
      {
        heading: 'Why it matters',
        text: 'About 6 in 10 dogs in the US weigh too much. Extra fat makes breathing harder, adds to the risk of overheating and loads sore joints and backs.',
      },
      {
        heading: 'If your dog needs to lose weight',
        points: [
          'Ask your vet for a target weight and a daily amount. Some illnesses cause weight gain.',
          'Measure every meal, and have one person keep the list of treats.',
          'A safe pace is about 1 to 2% of body weight a week.',
          'Replace some treats with play, a walk, or a piece of carrot or green bean.',
          'Weigh every 2 weeks on the same scale.',
        ],
      },
    ],
    seeVet: [
      'Weight changes and you did not change the food.',
      'The belly grows while the back gets thin, or your dog is tired and drinks more.',
      'Ribs or hips stick out.',
    ],
    searchWords:
      'fat obese chubby skinny thin underweight weigh scale diet lose weight bcs score ideal healthy weight ribs showing how much should plump',
    action: 'logWalk',
    sources: [
      {
        title: 'Animaltalk with Dr. Vanessa McClure: Overweight dog',
        url: 'https://animaltalk.co.za/q-a-overweight-dog/',
        readOn,
      },
      {
        title: 'Cornerstone Veterinary: Is my pet overweight?',
        url: 'https://cornerstonevet.info/is-my-pet-overweight/',
        readOn,
      },
      {
        title: 'Animal Health News and Views: Obesity in dogs',
        url: 'https://animalhealthnewsandviews.com/?p=6276',
        readOn,
      },
    ],
  },
  {
    id: 'giving-pills',
    title: 'How do I give my dog a pill?',
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Hide the pill in something small, soft and smelly, give one bite without a pill first, then the bite with it, then a third one right away. Ask the clinic before you crush, split or give it with food, because some medicines must not be.',
    sections: [
      {
        heading: 'The three-bite trick',
        points: [
          'Make three small balls of wet food or a soft treat. Only the second holds the pill.',
          'Give the first plain, so your dog expects more of the same.',
          'Give the second while the third is already in sight.',
          'Watch for a minute: some dogs spit the pill out later.',
        ],
      },
      {
        heading: 'If your dog eats around it',
        points: [
          'Change the food, or use a treat with a pocket for pills.',
          'Wash your hands after touching the pill, so the other bites do not smell of it.',
          'Give it on a walk or while tossing treats, when your dog gulps.',
          'Ask for a chewable, a liquid or a flavored form.',
        ],
      },
      {
        heading: 'Stay safe',
        text: 'Never chase, corner or pry open the mouth of a dog who growls. Walk away and try again later. Check peanut butter for xylitol, which is poisonous to dogs. Finish the course as your vet wrote it, and never give medicine made for people or for another pet.',
      },
    ],
    seeVet: [
      'Your dog refuses or vomits the medicine. Call the clinic the same day: a missed dose can matter.',
      "Call a vet now if your dog got too much, or someone else's medicine.",
      'Your dog is sicker or has new signs after a dose.',
    ],
    searchWords:
      "tablet capsule medication medicine spits out pill pocket refuses swallow hide cheese administer antibiotics dose trick won't take meds",
    sources: [
      {
        title: 'Veterinary clinic in Cameron Park: Getting your dog to take his pill',
        url: 'https://vethealingeldoradohills.com/2016/07/15/cameron-park-ca-vet-dog-take-pill/',
        readOn,
      },
      {
        title: 'Family Pet: How can you hide a pill inside a treat?',
        url: 'https://familypet.com/how-can-you-hide-a-pill-inside-a-treat-for-your-dog-to-eat/',
        readOn,
      },
      {
        title: 'Lucky Dog U Bath: Pill poppin pooches',
        url: 'http://www.luckydogubath.ca/pill-poppin-pooches/',
        readOn,
      },
      {
        title: 'Dr. Ahna Brutlag, Pet Poison Helpline: Poison proof your home',
        url: 'http://vetmedicine.about.com/od/toxicology/a/Brutlag-PoisonProofHome.htm',
        readOn,
      },
      {
        title: 'Pampered Pets: Tips for giving your dog a pill',
        url: 'https://pamperedpetsinc.com/4-tips-for-giving-your-dog-a-pill/',
        readOn,
      },
    ],
  },
];
