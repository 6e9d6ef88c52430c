import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/general/sources.ts';

export const grooming: readonly Article[] = [
  {
    id: 'brushing-by-coat',
    title: 'How often should I brush my dog?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'It depends on the coat: about once a week for short and smooth, twice a week for wiry, every other day for curly, and daily for long or silky. Brush down to the skin in short sessions of 5 to 10 minutes, and look for ticks, lumps, and sore spots.',
    sections: [
      {
        heading: 'Coat by coat',
        points: [
          'Short and smooth: bristle brush or grooming glove, once a week.',
          'Short with undercoat: slicker or undercoat rake, about once a week, more in shedding season.',
          'Wiry: slicker and comb twice a week. The top coat is stripped or clipped every few months.',
          'Curly, hardly shedding: every other day, and regular clipping.',
          'Long or silky: every day, in layers, with a brush and then a comb.',
        ],
      },
      {
        heading: 'How to brush',
        points: [
          'Choose a time when your dog is tired, such as after a walk.',
          'Work in layers from the skin outward, with the direction of the hair.',
          'Check behind the ears, under the legs, and around the collar, where mats start.',
          'Treats every few strokes, and stop before your dog has had enough.',
        ],
      },
      {
        heading: 'Mats',
        text: 'Small ones can be teased apart with fingers and a comb. Never cut them out with scissors: the skin is pulled into the knot and easily cut. Tight mats pull and hurt, so let a groomer or your vet clip them.',
      },
      {
        heading: 'Old dogs',
        text: 'Let them lie down, use a soft brush, and go gently over hips and spine.',
      },
    ],
    seeVet: [
      'Bald patches, sores, dandruff, or a bad smell',
      'New lumps, fleas, or ticks',
      'Mats with red or wet skin underneath',
    ],
    searchWords: 'matted tangles knots fur doodle poodle husky golden retriever detangle schedule',
    sources: [sources.petcoCoats, sources.petWebsiteCoats, sources.vcaCoat],
  },
  {
    id: 'bathing-a-dog',
    title: 'How often should I bathe my dog?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Most dogs do well with a bath every 1 to 3 months, and whenever they smell, feel greasy, or have rolled in something. Use lukewarm water and dog shampoo, rinse until the water runs clear, and dry well.',
    sections: [
      {
        heading: 'Get ready',
        points: [
          'Brush first: water tightens knots.',
          'Lay a mat or towel in the tub, so that nobody slips.',
          'Have shampoo, a cup or hand shower, towels, and treats within reach.',
          'Get your dog used to the dry tub with treats on the days before.',
        ],
      },
      {
        heading: 'The bath',
        points: [
          'Wet the coat from the neck down with lukewarm water.',
          'Dilute the shampoo with water and work it in, with belly, legs, and paws.',
          'Clean the face with a damp cloth. Keep eyes and ears free of water and soap.',
          'Rinse for longer than you think: leftover soap itches.',
        ],
      },
      {
        heading: 'Afterward',
        text: "Press the water out with a towel and keep your dog warm until dry. A hair dryer on its coolest setting is fine for dogs that don't mind it. Brush again, and finish with something they like.",
      },
      {
        heading: 'Why not human shampoo?',
        text: "A dog's skin has a different pH, and even baby shampoo can irritate it. Too many baths dry it out. If your vet has prescribed a medicated shampoo, follow the vet's schedule instead.",
      },
    ],
    seeVet: [
      'Itching, red skin, hair loss, or a smell that comes back within days',
      'Head shaking or smelly ears after a bath',
    ],
    searchWords: 'wash stinky dirty dish skunk conditioner washing bathe odor stinks hose detangle coat oily mud',
    sources: [sources.everhartBath, sources.bohacBath, sources.chastainBath],
  },
  {
    id: 'nail-trimming',
    title: "How do I trim my dog's nails?",
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "Clip a sliver at a time from the tip with sharp dog clippers, and stop when the cut surface shows a pink or dark center. If nails click on the floor, it's time, and once or twice a month is usual.",
    sections: [
      {
        heading: 'What you need',
        points: [
          'Sharp clippers made for dogs, or a grinder',
          'Styptic powder or cornstarch, in case a nail bleeds',
          'Very good treats and a bright light',
          'A helper to feed, at first',
        ],
      },
      {
        heading: 'How to clip',
        points: [
          'Hold the paw gently and spread the fur.',
          "Cut small slices from the tip. On light nails, stay away from the pink part: that's the quick, with nerves and blood vessels.",
          'On dark nails, look at the cut end after every slice, and stop at the first change in the middle.',
          "Don't forget the dewclaw on the inside of the leg. It doesn't wear down by itself.",
          'Treat after each nail. One paw, or one nail, is enough for a day.',
        ],
      },
      {
        heading: 'If it bleeds',
        text: "It looks worse than it is. Press powder on the tip, keep your dog still for some minutes, and don't wipe the clot off.",
      },
      {
        heading: 'If your dog hates it',
        text: 'Touch the clippers to a paw, treat, and put them away, for days if needed. Never hold a panicking dog down. A groomer or your vet can do it in the meantime. With long nails the quick grows too, and frequent small trims bring it back.',
      },
    ],
    seeVet: [
      "Bleeding that doesn't stop with pressure: call a vet now",
      'A torn, split, or ingrown nail, or a swollen toe',
      'Sudden limping',
    ],
    searchWords:
      'toenails claws clipping black scared pedicure dewclaws overgrown toenail manicure filing claw trims afraid sharp',
    sources: [sources.halseyNails, sources.sosNails],
  },
  {
    id: 'shedding',
    title: 'Why is my dog shedding so much?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Shedding is normal, often strongest in spring and fall, and heavy in dogs with a thick undercoat. Bald patches, itching, red skin, or a coat that becomes thin are not, and need a vet.',
    sections: [
      {
        heading: 'Normal shedding',
        text: 'The loss is even all over the body, the coat still looks full, and the skin underneath is smooth. Dogs that live indoors often shed a little all year. Hormones, a litter of puppies, and stress can cause a heavier phase.',
      },
      {
        heading: 'What helps',
        points: [
          'Brush more often in season, outdoors if you can. Ask a groomer which tool fits the coat.',
          'A bath with dog shampoo, then brushing when dry, loosens a lot of dead undercoat.',
          'A complete, balanced food. Supplements are rarely needed: ask before you buy.',
          'Flea prevention as your vet advises.',
          'Washable covers where your dog sleeps.',
        ],
      },
      {
        heading: "What doesn't",
        text: "Nothing stops a healthy dog from shedding. Shaving a double coat doesn't either: the hair also protects from sun, and you get shorter hairs on the couch.",
      },
      {
        heading: "When it isn't shedding",
        text: 'Mites, ringworm, fleas, allergies, infections, and hormone problems can all thin the coat. Your vet can tell them apart with an exam and a few tests.',
      },
    ],
    seeVet: [
      'Bald spots, or thinning on both sides of the body',
      'Scratching, licking, red or flaky skin',
      'Hair loss with tiredness, weight change, or more thirst',
    ],
    searchWords: 'fur everywhere balding molt moulting blowing vacuum losing clumps excessive alopecia',
    action: 'bookVisit',
    sources: [sources.mainlandShedding, sources.fivePointsShedding, sources.ddflHeat],
  },
  {
    id: 'choosing-a-groomer',
    title: 'How do I choose a dog groomer?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "Groomers usually don't need a license, so ask your vet and other owners for names, visit before you book, and look for clean rooms, calm dogs, and people who ask you questions. A good groomer wants proof of vaccines and your dog's health history.",
    sections: [
      {
        heading: 'What to ask',
        points: [
          "Where did you learn, how long have you been grooming, and do you know my dog's coat?",
          'May I see the room where you work?',
          'Where does my dog wait, for how long, and who watches?',
          'How do you dry? Are dogs ever left alone in a drying cage?',
          'What do you do with a frightened dog, or when one gets hurt?',
          "What does it cost, and what's included?",
        ],
      },
      {
        heading: 'What to look for',
        points: [
          "It's clean, smells fresh, and isn't chaotic.",
          'Dogs are spoken to kindly.',
          'Tools are cleaned between dogs.',
          'Certificates from a grooming school or association.',
        ],
      },
      {
        heading: 'Tell them',
        text: 'Age, arthritis, heart trouble, lumps, allergies, fear of dryers or nail clippers, and earlier bad experiences. Older dogs may need breaks, or a shorter cut. For puppies, book a first visit that is only treats and a little brushing.',
      },
      {
        heading: 'Afterward',
        text: "Look at skin, ears, and nails, and at your dog's mood. A dog that refuses to go in the next time is telling you something.",
      },
    ],
    seeVet: ['Cuts, burns, or red, sore skin after grooming', 'Limping, head shaking, or coughing in the days after'],
    searchWords: 'salon haircut mobile near clip trim price parlor stylist certified nervous doodle',
    action: 'findPlaces',
    sources: [sources.miamiGroomer, sources.lopezGroomer, sources.passionGroomer],
  },
];
