import type { Article } from '#shared/guide/article.ts';
import { travelSources } from '#shared/guide/general/travel-sources.ts';

export const travel: readonly Article[] = [
  {
    id: 'car-travel',
    title: 'How do I travel safely by car with my dog?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Secure your dog in the back, in a crate that is fastened or with a car harness, stop every 2 to 3 hours, and never leave them alone in a parked car. Even on a mild day it can become deadly within minutes.',
    sections: [
      {
        heading: 'In the car',
        points: [
          'Crate or harness, not a lap and not the front seat: airbags can injure a dog.',
          'A crate needs to be tied down, and big enough to stand up and turn around in.',
          'Windows up enough to keep the head inside, and window buttons locked.',
          'No open truck beds.',
        ],
      },
      {
        heading: 'On a long trip',
        points: [
          'Start with short rides to nice places in the weeks before.',
          'A break every 2 to 3 hours: water, potty, a few minutes of sniffing.',
          'Leash on before the door opens. Collar with a tag, and a phone number that works on the road.',
          'Pack food, water, bowl, medicine, records, towels, and a bed that smells of home.',
          'Note an emergency clinic near your destination.',
        ],
      },
      {
        heading: 'If your dog gets sick',
        text: "Cool air, a steady drive, and breaks help. Ask your vet about feeding times and about medicine against nausea before the next trip. Don't give anything from your own medicine bag.",
      },
      {
        heading: 'Parked cars',
        text: 'At 80°F outside, a parked car can pass 94°F in less than 10 minutes, and open windows hardly help. Take turns, use drive-throughs, or leave your dog at home.',
      },
    ],
    seeVet: ['Heavy panting, drooling, wobbling, or collapse in a warm car: call a vet now', 'Vomiting on most trips'],
    searchWords:
      'driving vacation belt carrier pickup hot travelling rest hotel drives travel roadtrip buckle kennel cruise',
    action: 'findPlaces',
    sources: [travelSources.avmaCar, travelSources.hsusCar, travelSources.ashbyCar, travelSources.everettHeat],
  },
  {
    id: 'flying-with-a-dog',
    title: 'Is it safe to fly with my dog?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Flying is stressful for most dogs, and riskier for flat-faced, very young, old, or ill ones. See your vet first, and compare it with driving or with a good sitter at home.',
    sections: [
      {
        heading: 'Ask your vet',
        points: [
          "Is my dog's heart, breathing, and general health up to it?",
          'What about their age, or their short nose? Narrow airways cope badly with stress and heat.',
          'Should we do anything about nausea or fear?',
          'Which papers does the trip need?',
        ],
        text: 'Sedatives are usually a bad idea in the air: they can make breathing and balance worse. Never give one without your vet, and never one of your own.',
      },
      {
        heading: 'Ask the airline',
        points: [
          'Cabin or hold, number of pets per flight, size of the carrier, fee',
          'Limits by breed, weight, temperature, or season',
          'What to bring and when to be there',
        ],
        text: 'Book early, since places for pets are limited. Rules change, so check again before you leave.',
      },
      {
        heading: 'Get your dog used to the carrier',
        text: 'Start weeks ahead: meals and naps in the open carrier, then closed for minutes, then carried around. A dog that sleeps in it at home has the best chance of sleeping in it on the plane.',
      },
      {
        heading: 'On the day',
        text: 'A long walk, a last potty break, a light meal well before, a tag with a phone number, and a photo of your dog on your phone.',
      },
    ],
    seeVet: [
      'A checkup before any flight',
      'Heavy breathing, blue or gray gums, or collapse during or after the trip: call a vet now',
    ],
    searchWords:
      'airplane cargo under seat pug bulldog sedate tranquilizer airport travel airlines aeroplane jet layover passenger crate',
    action: 'bookVisit',
    sources: [travelSources.ufFlying, travelSources.avmaFlying, travelSources.stuffFlying],
  },
  {
    id: 'boarding-and-sitters',
    title: 'Kennel or pet sitter: how do I choose?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'A sitter suits dogs that are uneasy away from home, a good kennel suits sociable dogs. Visit either before you book, ask what happens in an emergency, and do a trial day or night first.',
    sections: [
      {
        heading: 'Ask a kennel',
        points: [
          'Which vaccines do you require? None required is a bad sign.',
          'How often do dogs go out, and with whom? At least 2 or 3 times a day.',
          'Who is here at night?',
          'How do you put play groups together, and how many dogs does one person watch?',
          'Which vet do you call, and do you give medicine?',
          'May I see where my dog will sleep?',
        ],
        text: 'It should smell clean, and be dry, light, and not too loud. Some holidays are booked months ahead.',
      },
      {
        heading: 'Ask a sitter',
        points: [
          'Are you insured and bonded? References?',
          'How many visits a day, how long, and do you stay overnight? Without a dog door, most dogs need 3.',
          'Who steps in if you get ill?',
          'Is there a written contract?',
        ],
      },
      {
        heading: 'What to leave with them',
        points: [
          'Food for the whole stay, plus 2 days',
          'Medicine with written times',
          "Vet, emergency clinic, and a friend who may decide if you can't be reached",
          'Habits, fears, and how your dog reacts to other dogs',
          'A blanket from home',
        ],
      },
    ],
    seeVet: ['Vaccines due: ask a few weeks before the stay', 'Coughing, diarrhea, or not eating after boarding'],
    searchWords:
      'hotel daycare vacation holiday house sitting kennels facility watches board petsitter babysitter trip travel overnights',
    action: 'findPlaces',
    sources: [travelSources.vetRxBoarding, travelSources.courteousSitter, travelSources.takeYourPet],
  },
  {
    id: 'moving-house',
    title: 'How do I move to a new home with my dog?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Keep walks and meals at their usual times, keep your dog behind a closed door or with a friend on moving day, and change tag and microchip before you go. In the new home, start with one room full of familiar things.',
    sections: [
      {
        heading: 'Weeks before',
        points: [
          "Bring boxes in slowly, and leave your dog's corner for last.",
          'Practice with the crate and the car, if either is new.',
          'Get copies of vet records, refill medicine, and find a vet near the new home.',
          'Ask about pet rules, licenses, and leash laws.',
          'Update the microchip a day or so before, and order a tag with your cell phone number.',
        ],
      },
      {
        heading: 'Moving day',
        points: [
          "A friend's home, or a closed, emptied room with bed, water, and a sign on the door.",
          'An overnight bag for your dog: food, bowls, leash, medicine, blanket, toys.',
          'Travel in your car, not in the truck.',
        ],
      },
      {
        heading: 'The new home',
        points: [
          "Set up bed and bowls first. Don't wash the blankets yet.",
          'Walk through the rooms and the yard together, on the leash.',
          'Check fence, gates, and what earlier tenants left: bait, plants, nails.',
          'Same times as ever for walks, meals, and bed.',
          'Short absences first. Being alone in a strange place is hard.',
        ],
        text: 'Accidents, barking, and clinginess are common at first. Keep the leash on outdoors for some weeks: a dog may try to get back to the old home.',
      },
    ],
    seeVet: [
      'Not eating for more than a day, or diarrhea that lasts',
      "Fear or barking that isn't better after a few weeks",
    ],
    searchWords:
      'apartment relocate relocation house movers packing city stress adjust landlord relocating moved condo unpack settling tenant',
    sources: [travelSources.southboundMoving, travelSources.blueCrossMoving, travelSources.qualityMoving],
  },
];
