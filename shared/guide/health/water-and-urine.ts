import type { Article } from '#shared/guide/article.ts';

const readOn = '2026-11-22';

export const waterAndUrine: readonly Article[] = [
  {
    id: 'drinking-more',
    title: 'Why is my dog drinking so much water?',
    category: 'health',
    lifeStages: ['adult', 'senior'],
    answer:
      "Heat, play and salty or dry food make any dog thirsty. If your dog drinks more than usual for several days without such a reason, see your vet, because it can be an early sign of kidney disease, diabetes, Cushing's disease or, in females who are not spayed, an infected uterus.",
    sections: [
      {
        heading: 'Measure it',
        points: [
          'Fill the bowl from a measuring cup in the morning, and note what is left after 24 hours.',
          'Do this for 2 or 3 days. Count all dogs who use the bowl.',
          'Bring the numbers, and a fresh urine sample if you can.',
        ],
      },
      {
        heading: 'Never take the water away',
        text: 'Most thirsty dogs lose too much water in the urine and drink to keep up. Without water they dry out fast, and night accidents are not a reason to remove it. Give an extra trip outside late in the evening.',
      },
      {
        heading: 'What else to note',
        points: [
          'Appetite, weight and energy.',
          'A pot belly, panting or thin coat.',
          'Medicines. Some, such as steroids, cause thirst.',
          'The date of the last heat.',
        ],
        text: 'Blood and urine tests usually show the way. Most causes can be managed better when they are found early.',
      },
    ],
    seeVet: [
      'Call a vet now if your dog also vomits, is weak, will not eat, or is an unspayed female a few weeks after a heat.',
      'More thirst for longer than 2 or 3 days, even without other signs.',
      'Accidents in the house in a dog who was clean.',
    ],
    searchWords:
      'thirsty thirst excessive water bowl empty polydipsia peeing a lot urinating more cushings kidneys sugar diabetic dehydrated gulping night',
    action: 'bookVisit',
    sources: [
      {
        title: 'Dr. Jeff Nichol: Excessive drinking is a critically important symptom',
        url: 'https://drjeffnichol.com/excessive-drinking-is-a-critically-important-symptom/',
        readOn,
      },
      { title: 'Pet Your Dog: Increased thirst', url: 'https://petyourdog.com/symptoms/increased-thirst/', readOn },
      {
        title: 'Ridgewood Veterinary Hospital: The importance of senior wellness check-ups',
        url: 'http://www.ridgewoodvet.com/blog/2014/08/15/the-importance-of-senior-wellness-147952',
        readOn,
      },
      {
        title: 'Cuteness: Excessive thirst in dogs',
        url: 'https://www.cuteness.com/article/excessive-thirst-dogs',
        readOn,
      },
    ],
  },
  {
    id: 'blood-in-urine',
    title: 'My dog pees often or has blood in the urine. What is it?',
    category: 'health',
    lifeStages: ['adult', 'senior'],
    answer:
      'Pink or bloody urine, straining and many small puddles can be signs of a bladder infection or bladder stones, and a vet should see your dog within 24 hours. If your dog strains and little or nothing comes out, call a vet now.',
    sections: [
      {
        heading: 'What you may see',
        points: [
          'Asking to go out again and again, with only drops.',
          'Accidents in a dog who was clean.',
          'Cloudy, red or strong-smelling urine. Snow or a white towel shows the color.',
          'Licking the genitals more.',
          'Crying while urinating.',
        ],
      },
      {
        heading: 'Possible reasons',
        text: 'Infections are common, especially in females and in dogs with diabetes. Stones can cause infections, and the other way around. In males the prostate can be involved. Less often it is an injury or a tumor.',
      },
      {
        heading: 'Help your vet',
        points: [
          'Catch a fresh sample in a clean, shallow container. Keep it cool, never frozen.',
          'Write down when it started, how often and how much.',
          'Take a video of the straining.',
          'Give all of the medicine, even when the signs are gone.',
        ],
      },
    ],
    seeVet: [
      'Call a vet now if your dog strains and no urine comes, cries in pain, vomits, is weak or has a hard belly. A blocked bladder is an emergency.',
      'Blood or straining of any kind: within 24 hours.',
    ],
    searchWords:
      'uti urinary tract infection bladder peeing blood pee red pink wee frequent urination squatting stones crystals cystitis hematuria accidents dribble',
    action: 'bookVisit',
    sources: [
      {
        title: 'Animal Emergency and Referral Center of Minnesota: Why is my dog peeing blood?',
        url: 'https://aercmn.com/why-is-my-dog-peeing-blood/',
        readOn,
      },
      {
        title: 'Elite Veterinary Care: Urinary tract infections in dogs',
        url: 'https://www.eliteveterinarycare.com/blog/uti-in-dogs',
        readOn,
      },
      { title: 'doggo.health: Peeing blood', url: 'https://doggo.health/symptoms/peeing-blood.html', readOn },
    ],
  },
];
