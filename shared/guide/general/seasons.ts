import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/general/sources.ts';
import { travelSources } from '#shared/guide/general/travel-sources.ts';

export const seasons: readonly Article[] = [
  {
    id: 'summer-heat',
    title: 'How do I keep my dog safe in hot weather?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Walk early or late, test the pavement with your hand, offer shade and water all day, and never leave your dog in a parked car. Old, overweight, and flat-faced dogs overheat first and are safest indoors on hot days.',
    sections: [
      {
        heading: 'Walks and play',
        points: [
          'Mornings and evenings only. Grass instead of asphalt.',
          'Hand flat on the pavement: too hot for you is too hot for paws.',
          'Short, slow, with water and rests in the shade. Dogs chase a ball until they drop, so you decide when to stop.',
          'At a lake or beach: fresh water to drink, shade, and a rinse afterward.',
        ],
      },
      {
        heading: 'At home',
        points: [
          'Cool, aired rooms. Tile to lie on, a fan or air conditioning.',
          "Fresh water in a bowl that doesn't tip over, and a second one outdoors.",
          'A wading pool in the shade.',
          "Brush out dead undercoat, but don't shave: hair protects from sun.",
        ],
      },
      {
        heading: 'Cars',
        text: 'At 80°F outside, the inside can be above 94°F in less than 10 minutes, and cracked windows or shade hardly help. If you see a dog in trouble in a car, call 911 or animal control.',
      },
      {
        heading: 'If your dog overheats',
        text: 'Call a vet now. Bring your dog into the shade, start to wet them with cool water, and drive to the clinic, even if they seem better: overheating can damage the organs.',
      },
    ],
    seeVet: [
      "Heavy or noisy panting that doesn't settle, thick drool, very red or purple gums or tongue: call a vet now",
      'Wobbling, vomiting, confusion, or collapse: call a vet now',
      'Blistered or raw paw pads',
    ],
    searchWords: 'heatstroke heat stroke overheated temperature degrees burn sunburn ac humid exhaustion down',
    action: 'logWalk',
    sources: [sources.ddflHeat, travelSources.svHeat, travelSources.everettHeat, travelSources.boxerHeat],
  },
  {
    id: 'winter-cold',
    title: 'How cold is too cold for my dog?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'There is no single number: below freezing, no dog should stay outside for long, and small, short-haired, very young, old, or ill dogs need the shortest walks and a coat. Wash and dry paws and belly after each walk, because salt and antifreeze are dangerous to lick.',
    sections: [
      {
        heading: 'Who gets cold first',
        text: 'Thin coats, short legs, and little body fat mean fast cooling. Diabetes, heart or kidney disease, and hormone problems make it harder to stay warm, and arthritis makes ice risky. Thick-coated dogs last longer, but frostbite can happen to them too.',
      },
      {
        heading: 'On walks',
        points: [
          'Shorter and more often. Turn back when your dog shivers, lifts paws, or slows down.',
          'A dry coat or sweater for dogs that need one. A wet one cools.',
          'Boots, if your dog accepts them. Practice indoors, one paw at a time.',
          'Leash on near ice, and in heavy snow: scents are harder to follow.',
          'Stay off frozen ponds.',
        ],
      },
      {
        heading: 'Back home',
        points: [
          'Wipe legs, paws, and belly. Pick ice balls from between the toes.',
          'Look for cracked or bleeding pads.',
          'Dry your dog before the next trip, and offer a bed off the floor, away from drafts.',
        ],
      },
      {
        heading: 'Antifreeze',
        text: "It tastes sweet, and small amounts can destroy the kidneys. Clean up drips, close the garage, and don't let your dog drink from puddles in parking lots.",
      },
    ],
    seeVet: [
      'May have licked antifreeze: call a vet now, before there are any signs',
      'Strong shivering that stops, weakness, or stumbling: call a vet now',
      'Pale, gray, or hard skin on ears, tail, or toes: call a vet now',
    ],
    searchWords:
      'temperature hypothermia booties jacket winter deicer melt wintertime weather blizzard shiver parka jackets mittens degrees',
    action: 'logWalk',
    sources: [travelSources.avmaCold, travelSources.hamburgCold, travelSources.akcCold],
  },
  {
    id: 'holiday-safety',
    title: 'How do I keep my dog safe over the holidays?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Keep rich food, bones, chocolate, and sweets out of reach, take the trash out at once, anchor the tree, and give your dog a quiet room away from guests and the front door. Tell every guest that nobody feeds the dog.',
    sections: [
      {
        heading: 'At the table',
        points: [
          'No bones of any kind, no skin, gravy, or fat: they can lead to injuries and pancreatitis.',
          'Keep away: chocolate, grapes and raisins, onions and garlic, macadamia nuts, alcohol, yeast dough, and anything with xylitol.',
          'Carcass, strings, and foil into a closed bin outside right after dinner.',
          "Have the dog's own treats ready for guests who can't resist.",
        ],
      },
      {
        heading: 'Decorations',
        points: [
          'Tree fixed to wall or ceiling, the water covered, cords out of reach.',
          'Ribbons, tinsel, and hooks high up or not at all: swallowed string can damage the gut.',
          'Candles where no tail reaches.',
          'Holly, mistletoe, lilies, and amaryllis on a high shelf, or artificial.',
          'Dogs smell food gifts through the wrapping.',
        ],
      },
      {
        heading: 'Guests and noise',
        points: [
          'A room with bed, water, chew, and soft music, and a sign on the door.',
          'Tag on, microchip up to date: doors stand open.',
          'Walk before guests come, and keep meals at their usual times.',
          'Know which clinic is open, and keep its number on the fridge.',
        ],
      },
    ],
    seeVet: [
      "Ate something that may be toxic, a bone, or string: call a vet now, don't wait for signs",
      'Repeated vomiting, a painful belly, or weakness: call a vet now',
    ],
    searchWords:
      'christmas thanksgiving halloween easter new year turkey ham candy poinsettia ornaments party costume hanukkah',
    sources: [travelSources.avmaHolidays, travelSources.aaaHolidays, travelSources.sbmagHolidays],
  },
];
