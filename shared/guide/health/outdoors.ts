import type { Article } from '#shared/guide/article.ts';

const readOn = '2026-11-22';

export const outdoors: readonly Article[] = [
  {
    id: 'foxtails',
    title: 'How do I protect my dog from foxtails?',
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Keep your dog out of tall, dry grass and check paws, ears, eyes, nose and coat after every walk. The barbed seeds only move forward and do not dissolve, so one that you cannot see or pull out easily needs a vet.',
    sections: [
      {
        heading: 'Where they go and what you notice',
        points: [
          'Paws: licking, swelling between the toes, limping.',
          'Ears: head shaking, tilting, scratching.',
          'Eyes: sudden squinting, redness, discharge.',
          'Nose: violent sneezing, pawing, sometimes blood.',
          'Genitals: licking that does not stop.',
        ],
      },
      {
        heading: 'The 2-minute check',
        points: [
          'Part the fur and feel along the belly, armpits and groin.',
          'Spread each toe.',
          'Look into the ear opening and along the eyelids. Do not poke.',
          'Pull a loose seed from the coat with tweezers. Leave anything that is stuck.',
        ],
      },
      {
        heading: 'Prevention',
        points: [
          'Walk on mowed or paved paths from late spring to fall.',
          'Keep the fur between the toes and around the ears short.',
          'Pull foxtails from the yard while they are green.',
        ],
      },
    ],
    seeVet: [
      'Call a vet now for a foxtail in an eye, sneezing that will not stop, or trouble breathing.',
      'Head shaking or a swollen spot between the toes after a walk in grass. Go the same day: the seed moves on.',
    ],
    searchWords:
      'grass seed awn foxtail burr barbed sticker weed hiking field paw swelling abscess sneezing blood spear cheatgrass summer stuck toe',
    sources: [
      { title: 'Ripon veterinary clinic: Foxtails', url: 'https://riponvet.com/foxtails/', readOn },
      { title: 'Pawsitive Paws San Diego: Foxtails', url: 'http://www.pawsitivepawssandiego.com/foxtails/', readOn },
      {
        title: 'The dangers of foxtails',
        url: 'https://ultimatebarkcontrol.com/blogs/news/the-dangers-of-foxtails',
        readOn,
      },
    ],
  },
  {
    id: 'skunk-spray',
    title: 'A skunk sprayed my dog. What do I do?',
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Keep your dog outside, rinse the eyes with plenty of clean water, and look for bites and scratches before you think about the smell. Spray can injure the eyes, and skunks can carry rabies, so a wound or a red eye needs a vet.',
    sections: [
      {
        heading: 'First the dog',
        points: [
          'Put on gloves and old clothes, and a leash on your dog.',
          'Flush the eyes with water, and wipe the face with a damp cloth.',
          'Part the fur and check face, neck and legs for wounds.',
          'Look up the date of the last rabies vaccine.',
        ],
      },
      {
        heading: 'Then the smell',
        points: [
          'Rinse soon, so the oil does not dry in the coat.',
          'Use a shampoo made for skunk odor, follow the label and keep it out of eyes, nose and mouth.',
          'Wash again the next day. Some smell can stay for weeks.',
          'Tomato juice does not work well.',
        ],
        text: 'Ask your clinic before you mix anything at home. Some recipes bleach the coat and hurt the eyes, and a closed bottle of the mix can burst.',
      },
      {
        heading: 'Next time',
        text: 'Skunks stamp, hiss and turn before they spray. Keep your dog on a leash after dark, and bring food and open trash inside. Stay away from a skunk that attacks, circles or seems lost, and call animal control.',
      },
    ],
    seeVet: [
      'Call a vet now after a bite or scratch, or if your dog squints, cannot open an eye, vomits again and again, is weak or has pale gums.',
      'Eyes still red after rinsing, or your dog stops eating.',
      'The rabies vaccine is overdue.',
    ],
    searchWords:
      'skunked stink stinky smell remove shampoo bath baking soda peroxide tomato sprayed face odor deodorize musk night yard wildlife',
    sources: [
      {
        title: 'North Jersey, Dr. Reena Shah: When a pet is sprayed by a skunk',
        url: 'https://www.northjersey.com/story/life/pets/2016/06/18/pet-q-and-a-when-a-pet-is-sprayed-by-a-skunk/94825128/',
        readOn,
      },
      { title: 'iVET360: Skunks', url: 'https://social.ivet360.com/news/skunks/', readOn },
      {
        title: 'HowStuffWorks: How to treat a dog that has been sprayed by a skunk',
        url: 'https://animals.howstuffworks.com/pets/how-to-give-first-aid-to-your-dog22.htm',
        readOn,
      },
      {
        title: 'Best Friends Norwalk: Skunks and dogs',
        url: 'http://bestfriendsnorwalk.blogspot.com/2010/06/wild-animal-wednesday-skunks-and-dogs.html',
        readOn,
      },
    ],
  },
];
