import type { Article } from '#shared/guide/article.ts';

const readOn = '2026-11-22';

export const weather: readonly Article[] = [
  {
    id: 'heatstroke-signs',
    title: 'What are the signs of heatstroke, and which dogs get it first?',
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Heavy panting that does not ease, very red gums, stumbling, vomiting and collapse are signs of heatstroke. Cool first and then drive: wet the whole body with water that is cooler than your dog, add a fan, and call a vet now.',
    sections: [
      {
        heading: 'Dogs at more risk',
        points: [
          'Flat faces.',
          'Old dogs and heavy dogs.',
          'Dark or thick coats.',
          'Heart or lung disease, or noisy breathing.',
          'Keen dogs, who run until they fall.',
        ],
      },
      {
        heading: 'Where it happens',
        points: [
          'On a run or a game of fetch, even on days that feel mild.',
          'In a parked car. At 75°F outside, the inside can pass 100°F in 20 minutes, with open windows and in the shade too.',
          'In a yard without shade, or on hot pavement.',
        ],
      },
      {
        heading: 'What to do at once',
        points: [
          'Stop, and move your dog into the shade or a cool room.',
          'A young, healthy dog: put the body into cold water and hold the head up.',
          'An old or ill dog: pour water over the body again and again, with a fan or air conditioning.',
          'Offer small sips. Do not force water.',
          'Wet towels alone do little.',
        ],
      },
      {
        heading: 'The coat',
        text: 'Brush out mats and loose hair. Most vets advise against shaving: the coat shields the skin from sun and heat.',
      },
    ],
    seeVet: [
      'Call a vet now for any of these signs, even if your dog seems better after cooling.',
      'Burned or blistered pads.',
    ],
    searchWords:
      'overheating overheated heat stroke hot weather summer exhaustion hyperthermia panting drooling car temperature sunstroke tired weak cool down shave fur',

    sources: [
      {
        title: 'Edition Dog: The Royal Veterinary College on cooling hot dogs',
        url: 'https://editiondog.com/blogs/paws-the-word/the-rvc-urges-owners-of-hot-dogs-to-cool-first-transport-second',
        readOn,
      },
      { title: 'Navajo Nation pets: Summer pet care', url: 'https://navajonationpets.com/summer-pet-care', readOn },
      {
        title: 'SafeBee with AVMA members: Should you shave your dog?',
        url: 'http://www.safebee.com/family/should-you-shave-your-dog-summer-no-way-vets-say',
        readOn,
      },
      {
        title: 'Herald Courier: For dogs with no escape from the heat',
        url: 'https://heraldcourier.com/opinion/their-view-for-dogs-with-no-escape-from-the-heat-its-a-cruel-summer/article_4503d0d5-bdd3-57d8-be4d-d1d78bbceaa8.html',
        readOn,
      },
      { title: 'Adopt a Pet: Hot dog', url: 'https://www.adoptapet.com/blog/new-cartoon-hot-dog/', readOn },
      {
        title: 'Royal Veterinary College study: Cool first, transport second',
        url: 'https://www.petwise-insurance.com/advice/cool-first-transport-second-if-your-dog-overheats/',
        readOn,
      },
    ],
  },
  {
    id: 'frostbite',
    title: 'What do frostbite and low body temperature look like?',
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Pale, gray or hard skin on the ears, tail or toes can be frostbite, and shivering, slowness and stumbling are signs that your dog is too cold inside. Go indoors, warm your dog slowly, and call a vet now.',
    sections: [
      {
        heading: 'When it can happen',
        text: 'Below freezing (32°F), and within minutes in severe cold. Wet fur and wind make it worse. Small, young, old, thin, ill and short-haired dogs cool down first.',
      },
      {
        heading: 'What you see',
        points: [
          'First: shivering, lifting paws, whining, wanting to go home.',
          'Then: slow, weak, stumbling, sleepy. Shivering may stop.',
          'Frostbite: skin pale, gray or white, cold and hard; later red, swollen or scaly.',
        ],
      },
      {
        heading: 'What to do',
        points: [
          'Bring your dog into a warm room and dry the fur.',
          'Wrap the body in blankets.',
          'Lay warm, not hot, damp cloths on frozen skin, and change them often.',
          'Drive to the vet in a warm car.',
        ],
      },
      {
        heading: 'Also in winter',
        points: [
          'Wipe paws, legs and belly after each walk. De-icers irritate pads and stomach.',
          'Keep your dog off frozen ponds.',
          'Antifreeze tastes sweet, and a little can kill. Clean up spills at once.',
        ],
      },
    ],
    seeVet: [
      'Call a vet now for weakness, stumbling, shivering that stops, collapse, frozen skin or possible antifreeze.',
      'Pads that crack or bleed, or a limp that stays.',
    ],
    searchWords:
      'hypothermia frozen freezing winter snow cold weather ice paws ears tail numb shaking trembling salt coolant ethylene glycol frostbitten',

    sources: [
      {
        title: 'Craig Daily Press, after the AVMA: Keep pets safe in cold weather',
        url: 'http://www.craigdailypress.com/news/2017/jan/05/tips-keep-pets-safe-cold-weather/',
        readOn,
      },
      {
        title: 'Ames Tribune, after the AVMA: Keeping your pet safe',
        url: 'https://www.amestrib.com/news/20190128/keeping-your-pet-safe-this-week',
        readOn,
      },
      {
        title: 'The Spec, after the American Kennel Club: Protect your pet from winter dangers',
        url: 'https://www.thespec.com/living-story/9845258-protect-your-pet-from-winter-dangers/',
        readOn,
      },
      {
        title: 'Second Opinion Magazine: Winter pet care tips',
        url: 'https://www.secondopinionmagazine.com/post/winter-pet-care-tips',
        readOn,
      },
      {
        title: 'Doggone Well: Protect your pet from harmful winter conditions',
        url: 'https://doggonewell.dog/protect-your-pet-from-harmful-winter-conditions',
        readOn,
      },
      { title: 'MacDonald Veterinary: Winter pet care', url: 'https://macdonaldvet.com/?p=3553', readOn },
    ],
  },
];
