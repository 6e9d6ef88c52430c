import type { Article } from '#shared/guide/article.ts';

const readOn = '2026-11-22';

export const skin: readonly Article[] = [
  {
    id: 'itching',
    title: 'Why is my dog so itchy?',
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Fleas, allergies to pollen or dust, and allergies to food are the usual reasons for itching, and they look much alike. Rule out fleas first, note where and when your dog scratches, and let your vet sort out the rest.',
    sections: [
      {
        heading: 'Clues that help your vet',
        points: [
          'Lower back and base of the tail: often fleas. One or two bites are enough in a dog who is allergic to them.',
          'Paws, face, belly, worse in some seasons: often pollen, grass or dust mites.',
          'All year, with ear trouble or loose stool: food is one possibility.',
        ],
        text: 'Many dogs have more than one allergy.',
      },
      {
        heading: 'What helps now',
        points: [
          'Comb for flea dirt and keep flea prevention up all year.',
          'Wipe paws and belly with a damp cloth after walks in grass.',
          'Stop your dog from chewing one spot: distract, then give a chew.',
          'Keep a diary with photos: date, place on the body, food, weather.',
        ],
      },
      {
        heading: 'How a vet finds the cause',
        text: 'Skin samples show infection or mites. For food, the reliable test is a strict diet of 8 to 12 weeks, with no treats or scraps. Allergies can be controlled well, but they rarely go away for good.',
      },
    ],
    seeVet: [
      'Call a vet now if the face swells, hives appear or breathing is hard.',
      'The skin is raw, wet, crusted, bald or smells.',
      'Ears are red, or your dog cannot sleep for itching.',
    ],
    searchWords:
      'itch scratching licking paws chewing feet allergic allergies atopy atopic dermatitis rash red skin hair loss dandruff hives mange rubbing',
    action: 'bookVisit',
    sources: [
      {
        title: 'St. Bernard Veterinary: Fleas, seasonal allergies or food allergies?',
        url: 'https://stbernardvet.com/2023/03/',
        readOn,
      },
      {
        title: 'Pure Paws Veterinary Care: Dog allergies',
        url: 'http://manhattan.purepawsvet.com/dog-allergies/',
        readOn,
      },
      {
        title: 'Douxo: Dog skin allergies',
        url: 'https://douxo.com/ca_en/dog-skin/dog-skin-allergies-symptoms-remedies-and-relief',
        readOn,
      },
    ],
  },
  {
    id: 'hot-spots',
    title: 'What is a hot spot, and what do I do about it?',
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'A hot spot is a red, wet and painful patch that a dog makes by licking or scratching, and it can spread fast. Stop the licking and see your vet soon, because the skin needs cleaning and the cause has to be found.',
    sections: [
      {
        heading: 'How to recognize it',
        points: [
          'Bald, red, moist skin, often with yellowish fluid and a smell.',
          'Warm to the touch and sore.',
          'Often on the head, under the ears, on the chest or the hip.',
        ],
        text: 'It is most common in warm, humid weather and in dogs with thick or long coats.',
      },
      {
        heading: 'What starts it',
        text: 'Anything that itches or hurts: fleas, an insect bite, an allergy, an ear infection, mats, a wet coat, boredom or a sore joint. If that is not treated too, the next hot spot follows.',
      },
      {
        heading: 'Until you see the vet',
        points: [
          'Use a cone, so your dog cannot reach the spot.',
          'Keep it dry, and keep children and other pets from touching it.',
          'Put no cream, spray or powder on it that your vet has not chosen.',
        ],
      },
      {
        heading: 'Prevention',
        points: [
          'Brush out mats.',
          'Dry your dog well after swimming and baths.',
          'Keep flea and tick prevention going.',
        ],
      },
    ],
    seeVet: [
      'Any hot spot that grows, oozes, smells or is larger than a coin.',
      'Your dog has a fever, is tired or will not eat.',
      'Hot spots come back.',
    ],
    searchWords:
      'hotspot wet sore raw patch moist eczema oozing scab licking skin infection dermatitis pus matted fur itchy red spot',
    action: 'bookVisit',
    sources: [
      {
        title: 'Fayetteville veterinary clinic: Hot spots in dogs',
        url: 'https://fayettevilleveterinary.com/2014/02/15/hot-spots-in-dogs',
        readOn,
      },
      {
        title: 'Pets4Homes: Acute moist dermatitis in dogs',
        url: 'https://www.pets4homes.co.uk/pet-advice/acute-moist-dermatitis-in-dogs.html',
        readOn,
      },
    ],
  },
  {
    id: 'lumps',
    title: 'I found a lump or bump on my dog. What now?',
    category: 'health',
    lifeStages: ['adult', 'senior'],
    answer:
      'Have every new lump checked, because no one can tell by look or feel alone whether it is harmless. Many turn out to be fatty lumps, and a needle sample in the exam room often gives the answer.',
    sections: [
      {
        heading: 'What it may be',
        points: [
          'A lipoma: a soft, movable, painless lump of fat, common in older and heavier dogs.',
          'A blocked gland or cyst.',
          'A swelling after a bite, a vaccine or an injury.',
          'A tumor. Some feel just like a lipoma, so feel is not enough.',
        ],
      },
      {
        heading: 'How it is tested',
        text: 'The vet draws a few cells with a thin needle and looks at them under a microscope. It is quick and usually needs no anesthesia. If the cells do not tell enough, a piece of tissue goes to a lab. A proven lipoma is mostly left alone and watched.',
      },
      {
        heading: 'Keep a lump map',
        points: [
          'Once a month, run your hands over the whole dog: legs, belly, armpits, between the toes, mouth.',
          'Note place, size next to a coin, and date. Take a photo.',
          'Bring the list to each visit and say what has changed.',
        ],
      },
    ],
    seeVet: [
      'A lump grows fast, changes color or shape, bleeds, is hard or hurts.',
      'It gets in the way of a leg, or your dog licks it.',
      'Several lumps under the jaw, in front of the shoulders or behind the knees. Book this within days.',
    ],
    searchWords:
      'bump bumps growth growths tumour cancer cancerous benign malignant mass knot wart skin tag nodule lymph node swollen biopsy aspirate fna hard soft squishy',
    action: 'bookVisit',
    sources: [
      {
        title: 'University of Florida Health: Learning more about lipomas',
        url: 'https://podcasts.ufhealth.org/learning-more-about-lipomas/',
        readOn,
      },
      {
        title: 'VCA Lacey: What is that lump on my dog?',
        url: 'http://www.vcahospitals.com/lacey/news/pet-news/what-is-that-lump-on-my-dog/408',
        readOn,
      },
      {
        title: 'Vetstreet: My dog has odd lumps. When should I worry?',
        url: 'https://www.vetstreet.com/our-pet-experts/my-dog-has-odd-lumps-when-should-i-worry',
        readOn,
      },
      {
        title: 'SAGE Vets: Lumps, bumps and more',
        url: 'https://www.sagevets.com.au/lumps-bumps-and-more-lipomas/',
        readOn,
      },
    ],
  },
  {
    id: 'scooting',
    title: 'Why does my dog drag their bottom on the floor?',
    category: 'health',
    lifeStages: ['adult', 'senior'],
    answer:
      'Scooting most often means that the anal sacs, two small scent pouches beside the anus, are full, blocked or sore. Once is nothing; scooting that comes back, a smell or swelling should be checked by your vet.',
    sections: [
      {
        heading: 'What happens',
        text: 'The sacs normally empty when firm stool presses on them. After soft stool or diarrhea, or in dogs with itchy skin, they can stay full. Blocked sacs hurt and can get infected. An abscess can burst through the skin.',
      },
      {
        heading: 'What to look for',
        points: [
          'Licking or chewing under the tail.',
          'A fishy smell, or spots on the bed.',
          'Sitting down with care, or turning around suddenly to look.',
          'Redness, swelling, blood or pus beside the anus.',
        ],
      },
      {
        heading: 'What to do',
        points: [
          'Let a vet check before anyone squeezes. Emptying sacs that are not full irritates them.',
          'Ask whether more fiber would help. Firm, bulky stool empties the sacs.',
          'Keep your dog at a good weight and walk often.',
          'Allergies, fleas and worms can be behind it too. Mention itching and rice-like bits.',
        ],
      },
    ],
    seeVet: [
      'Swelling, a hole, blood or pus beside the anus, or crying when sitting or passing stool. See a vet the same day.',
      'Scooting for more than a day or two, or again and again.',
    ],
    searchWords:
      'scoot anal glands sacs butt bum rear carpet dragging expressed express fishy smell itchy bottom licking abscess impacted anus wiping',
    action: 'bookVisit',
    sources: [
      {
        title: 'Brandon Park Vet: Getting to the bottom of anal glands',
        url: 'https://brandonparkvet.com.au/getting-to-the-bottom-of-anal-glands',
        readOn,
      },
      {
        title: 'VCA Kickingbird: Why does my dog drag her butt across the floor?',
        url: 'http://www.vcahospitals.com/kickingbird/news/pet-news/why-does-my-dog-drag-her-butt-across-the-floor/598',
        readOn,
      },
      {
        title: 'Idaho Mountain Express, Pet Talk: Why does my dog scoot?',
        url: 'https://www.mtexpress.com/wood_river_journal/features/pet-talk/article_de1b221c-490b-11ea-bd2b-137b84215572.html',
        readOn,
      },
      {
        title: 'Country Inn Pet Resort: Anal glands',
        url: 'https://countryinnpetresort.com/anal-glands/',
        readOn,
      },
    ],
  },
];
