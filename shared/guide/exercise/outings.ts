import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/exercise/sources.ts';

/** Articles about trips and places. */
export const outings: readonly Article[] = [
  {
    id: 'swimming-safety',
    title: 'How can my dog swim safely?',
    category: 'exercise',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Put on a life jacket with a handle, start in shallow, calm water, stay within reach, and end while your dog ' +
      'still has strength. Not every dog can swim, and good swimmers drown when they tire.',
    sections: [
      {
        heading: 'First lessons',
        points: [
          'A gentle slope, warm water, and no pushing or throwing in.',
          'Walk in together and reward each step.',
          'In a pool, practice the way out from several spots until your dog finds the steps alone.',
          'A few minutes at a time.',
        ],
      },
      {
        heading: 'Check the water',
        points: [
          'Scum, foam, or a pea-green, blue, or red film can be toxic algae. Stay out, and follow posted warnings.',
          'Currents and rip tides: ask a lifeguard, and keep your dog on a long line.',
          'Cold water drains strength fast.',
        ],
      },
      {
        heading: 'While playing',
        points: [
          'Breaks out of the water every few minutes, with fresh water to drink.',
          'Flat toys rather than balls: your dog swallows less. Too much water can poison a dog.',
          'Older dogs, puppies, flat-faced and short-legged dogs tire first.',
        ],
      },
      {
        heading: 'Afterward',
        text: 'Rinse the coat with clean water, dry the ears, and watch your dog for the rest of the day.',
      },
    ],
    seeVet: [
      'Contact with suspect algae: rinse your dog and call a vet now, even without signs.',
      'Wobbling, a bloated belly, glassy eyes, or vomiting after swimming: call a vet now.',
      'Coughing or fast breathing in the hours after going under: call a vet now.',
    ],
    searchWords: 'lake beach ocean drowning lifejacket river bluegreen pond paddle sea hose',
    action: 'findPlaces',
    sources: [sources.columbiaSwimming, sources.goerieSwimming, sources.meleSwimming, sources.algaeSwimming],
  },
  {
    id: 'hiking',
    title: 'How do I take my dog hiking?',
    category: 'exercise',
    lifeStages: ['adult', 'senior'],
    answer:
      'Check that dogs are allowed, build up over several weeks, bring water for two, keep the leash on, and search ' +
      'your dog for ticks afterward. Choose the trail for the less fit of you both.',
    sections: [
      {
        heading: 'Is your dog ready?',
        text:
          'Age, weight, breed, and training count. A dog used to flat city streets can hurt a shoulder on one steep ' +
          'half mile. Ask your vet about fitness, vaccines, and tick prevention for the area. Growing puppies stay on ' +
          'very short trails.',
      },
      {
        heading: 'Pack',
        points: [
          'Water and a folding bowl, and some food.',
          'A leash of about six feet, ID tags, and bags.',
          "Tweezers or a tick tool, gauze, tape, and your vet's number.",
          'Boots or paw balm for sharp or hot ground, and a light for the way back.',
        ],
      },
      {
        heading: 'On the trail',
        points: [
          "Stay on the path. Off leash only where it's allowed and your dog always comes.",
          'Step aside for others, and leave wildlife and snakes alone.',
          'Rest in the shade before your dog needs it. Check the paws at each stop.',
          "Turn back early. Your dog can't tell you about tomorrow's soreness.",
        ],
      },
      {
        heading: 'At home',
        text: 'Run your fingers over the skin: ears, neck, armpits, between the toes. Remove ticks with tweezers, straight up.',
      },
    ],
    seeVet: [
      'A snake bite, heat signs, or a deep cut: call a vet now.',
      'Limping the next day.',
      'Fever, tiredness, or lameness in the weeks after a tick bite.',
    ],
    searchWords: 'hike mountain backpacking trekking camping woods park walk walking outdoors rattlesnake',
    action: 'findPlaces',
    sources: [sources.nbcHiking, sources.khqHiking, sources.customHiking],
  },
  {
    id: 'dog-parks',
    title: 'Is the dog park a good idea for my dog?',
    category: 'exercise',
    lifeStages: ['adult'],
    answer:
      'It can be, for a healthy, vaccinated adult that enjoys strange dogs and comes when called. Puppies under ' +
      'four months, sick dogs, and dogs that are scared or pushy are better off with a walk and one good friend.',
    sections: [
      {
        heading: 'Before you go',
        text: "It isn't a must: many grown dogs would rather sniff a trail with you.",
        points: [
          'Vaccines up to date, including kennel cough if your vet advises it, and flea, tick, and worm control.',
          'Practice coming when called.',
          'Visit alone first. Look for a double gate, a small-dog area, clean ground, and owners who watch.',
        ],
      },
      {
        heading: 'At the gate',
        text:
          'Wait if dogs crowd the entrance. Take the leash off between the gates: a leashed dog among loose ones feels ' +
          'trapped.',
      },
      {
        heading: 'Inside',
        points: [
          'Watch your dog, not your phone, and keep moving.',
          'Leave food, favorite toys, and small children at home.',
          'Bring your own water.',
          'Good play is loose and bouncy, with pauses and turns. Call your dog away for a rest every few minutes.',
          'Leave if your dog hides, is chased by several, or bothers others.',
        ],
      },
      {
        heading: "If there's a fight",
        text: "Don't reach in with hands or legs. Make noise, use water or a barrier, and then leave calmly.",
      },
    ],
    seeVet: [
      'Any bite wound, however small. Punctures hide damage.',
      'Coughing, vomiting, or diarrhea in the days after.',
      'Heavy bleeding, trouble breathing, or collapse: call a vet now.',
    ],
    searchWords: 'offleash off-leash etiquette socialize playing run aggressive other bark yard daycare rules',
    action: 'findPlaces',
    sources: [sources.akcDogParks, sources.bowdenDogParks, sources.timesDogParks],
  },
  {
    id: 'night-walks',
    title: 'How do I walk my dog safely at night?',
    category: 'exercise',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Make both of you visible in the dark: a reflective vest for you, a light and a reflective collar or harness ' +
      'for your dog. Keep the leash on, choose lit sidewalks, and leave the headphones at home.',
    sections: [
      {
        heading: 'Be seen',
        points: [
          'Reflective gear shines only in headlights. A clip-on light works everywhere, so use both.',
          'Drivers see you before they see your dog. Keep your dog on the side away from the road.',
          'Light-colored clothes help.',
          'Old dogs may see worse in dim light. Go slower, light the ground ahead, or keep it to a potty trip.',
        ],
      },
      {
        heading: 'Choose the route',
        points: [
          'Streets with sidewalks and lamps.',
          'No sidewalk? Walk facing the traffic, so you see cars in time, and step aside early.',
          'A route you both know. Holes and ice are hard to see.',
        ],
      },
      {
        heading: 'What to carry',
        text: 'A phone, a flashlight or headlamp for cleaning up and checking the ground, and bags.',
      },
      {
        heading: 'Wildlife',
        text:
          'Raccoons and skunks are out at night, more so on trash day. Keep a short leash, make some noise, and turn ' +
          'around rather than pass close.',
      },
    ],
    seeVet: [
      'A bite or scratch from a wild animal: call a vet now.',
      'Your dog suddenly bumps into things or is afraid in the dark: have the eyes checked.',
    ],
    searchWords: 'evening nighttime reflector glow led flashlights visibility safety winter morning dusk',
    action: 'logWalk',
    sources: [sources.jbNight, sources.montgomeryNight],
  },
  {
    id: 'city-dogs',
    title: 'How can a city dog get enough exercise?',
    category: 'exercise',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Plan at least three outings a day, make one of them a long sniffing walk, and fill the gaps with training, ' +
      'food puzzles, and short indoor games. Energy, not size, decides how well a dog does in an apartment.',
    sections: [
      {
        heading: 'A weekday that works',
        points: [
          'Morning: a walk of 20 to 40 minutes before work.',
          'Noon: a potty break, from you or a walker.',
          'Evening: a longer walk, some play, and a few minutes of training.',
          'Last trip out: short and dull.',
        ],
      },
      {
        heading: 'Use what the city has',
        points: [
          'Quiet side streets, river paths, and fenced fields.',
          'A long line in open parks where leashes are required.',
          'Stairs and benches for training, in small doses, with grown and healthy dogs.',
        ],
      },
      {
        heading: 'City manners',
        points: [
          'A short leash on sidewalks, stops at every curb, and bags.',
          'Look ahead for chicken bones, glass, and salt.',
          'In summer, feel the pavement first.',
          'Let people and dogs pass with distance and a treat.',
        ],
      },
      {
        heading: 'Indoors',
        text:
          'Hide and seek, treat hunts, and meals from a puzzle cost no space. Keep your dog away from open windows and ' +
          'balconies. Chewing, barking, and pacing often mean too little to do: a walker or a class helps.',
      },
    ],
    seeVet: [
      'Your dog ate something off the street and vomits, drools, or acts strangely: call a vet now.',
      "Fear of the street that doesn't fade: ask your vet.",
    ],
    searchWords: 'condo flat urban downtown yard high-rise elevator bored living highrise studio',
    action: 'findPlaces',
    sources: [sources.modernVetCity, sources.wellnessEnrichment, sources.shurlingPavement],
  },
];
