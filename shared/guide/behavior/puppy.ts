import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/behavior/sources.ts';
import { trainingSources } from '#shared/guide/behavior/training-sources.ts';

export const puppy: readonly Article[] = [
  {
    id: 'puppy-potty-training',
    title: 'How do I potty train my puppy?',
    category: 'behavior',
    lifeStages: ['puppy'],
    answer:
      'Take your puppy to the same outdoor spot after every nap, meal, drink, and play session, and reward them the moment they finish. As a rule of thumb, a puppy can wait about one hour for each month of age, so a 2-month-old needs to go out about every 2 hours.',
    sections: [
      {
        heading: 'A day that works',
        points: [
          'Feed at fixed times, so the trips outside become predictable too.',
          'Go out first thing in the morning, last thing at night, and after each nap, meal, drink, and game.',
          'Use a leash and walk to the same place each time. Say one phrase, such as "go potty," while they go.',
          'Give a treat outside as soon as they finish, not after you come back in.',
        ],
      },
      {
        heading: 'Between trips',
        text: "Give freedom in small pieces. When you can't watch, use a crate that your puppy already likes, or keep the leash tied to you. Sniffing around, circling, scratching at the door, and barking can all mean it's time.",
      },
      {
        heading: "When there's an accident",
        text: 'Clean it up and plan the next trip earlier. Scolding after the fact only confuses a puppy, and rubbing their nose in it teaches nothing useful. Slow days are normal for a few weeks.',
      },
    ],
    seeVet: [
      'Peeing much more often than usual, or again right after they went',
      'Drinking far more than before',
      "Runny stool, which isn't normal in puppies either",
    ],
    searchWords:
      'housebreaking housebreak toilet training pottie pee poop poo wee indoors carpet rug accidents newspaper pads house housetraining schedule bathroom',
    sources: [trainingSources.capRegion, trainingSources.deAnza, trainingSources.allSeasons],
  },
  {
    id: 'crate-training',
    title: 'How do I crate train a dog?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult'],
    answer:
      'Let your dog discover the crate with the door open and treats inside, and only close the door once they rest there happily. Add time in small steps, keep daytime stays to 3 or 4 hours at most while they learn, and never use the crate as a punishment.',
    sections: [
      {
        heading: 'Choose and place it',
        points: [
          'Big enough to stand up, turn around, and lie down, but not so big that one corner becomes a bathroom.',
          'In a room where people are, with soft bedding and a safe chew.',
        ],
      },
      {
        heading: 'Build it up',
        points: [
          'Toss treats near the door, then just inside, then at the back. Let your dog walk out again whenever they like.',
          'Serve some meals in the crate with the door open.',
          'Close the door for a few seconds while they chew, and open it before they ask.',
          'Step away, come back, then leave the room. Start longer stays after a walk or a game, when your dog is ready for a nap.',
        ],
      },
      {
        heading: "What it's for",
        text: "Used well, a crate is a bedroom: a place for naps, for quiet on noisy days, for the car and the vet, and a help with house training, since most dogs avoid soiling where they sleep. It doesn't replace walks, company, or a potty break.",
      },
      {
        heading: 'If your dog panics',
        text: 'Frantic digging, drooling, or nonstop howling is distress, not stubbornness. Open the door at a quiet moment, go back several steps, and ask your vet or a reward-based trainer before you try again.',
      },
    ],
    seeVet: [
      'Injured teeth, nails, or nose from trying to get out',
      'Panic every time they are left alone, in or out of the crate',
    ],
    searchWords: 'kennel cage den box whining crying crated long size puppy pen playpen create',
    sources: [trainingSources.aspcaCrate, trainingSources.bestFriendsCrate, trainingSources.happyDogCrate],
  },
  {
    id: 'puppy-biting',
    title: 'How do I stop my puppy from biting?',
    category: 'behavior',
    lifeStages: ['puppy'],
    answer:
      'Most puppy nipping is play. When teeth press hard, stop moving, end the game for about 20 seconds, then offer a toy to bite instead and praise soft mouths.',
    sections: [
      {
        heading: 'Why puppies bite',
        text: 'Littermates bite each other in play and stop when a bite hurts. Your puppy is still learning how much pressure is too much, and hands and ankles are what you bring to the game.',
      },
      {
        heading: 'What to do in the moment',
        points: [
          'Let your hand go still. Some puppies stop at a short "ouch" in a high voice. If it makes yours wilder, stay silent instead.',
          'Look away and ignore your puppy for about 20 seconds.',
          'Start again with a toy between you and the teeth, and praise them for taking it.',
        ],
      },
      {
        heading: 'What to do all day',
        points: [
          'Play with long toys, not with bare hands.',
          'Give walks, chase-and-fetch games, and short training sessions a fixed place in the day. Many bites come from energy with nowhere to go.',
          'Ask everyone in the home to react in the same way.',
          'Keep a gate between a tired puppy and small children.',
        ],
      },
      {
        heading: 'What to skip',
        text: 'Holding the mouth shut, hitting, or pinning a puppy down can frighten them, and scared dogs bite. Expect progress over weeks, not days.',
      },
    ],
    seeVet: [
      'Stiff body, hard stare, or growling over food, toys, or being touched: ask your vet for help early',
      'Biting that gets harder although everybody follows the plan',
    ],
    searchWords: 'nips mouthing chewing feet pant legs sharp landshark kids bleeding inhibition',
    sources: [trainingSources.ufNipping, trainingSources.playBiting, sources.merck],
  },
  {
    id: 'puppy-socialization',
    title: 'When and how should I socialize my puppy?',
    category: 'behavior',
    lifeStages: ['puppy'],
    answer:
      "Start the week your puppy comes home: the first 3 months of life matter most. Show them many people, animals, places, surfaces, and sounds in small and pleasant doses, and don't wait until the last vaccine.",
    sections: [
      {
        heading: 'Why not wait for all the shots?',
        text: "Veterinary behaviorists advise beginning before the vaccine series is complete, because puppies learn best early and behavior problems are a bigger risk to young dogs than infections are. A puppy class can start at 7 to 8 weeks, after at least one set of vaccines and with no signs of illness, as long as the following shots stay on time. Ask your vet what's going around in your area.",
      },
      {
        heading: 'A first list',
        points: [
          'People of different ages, heights, and voices, with hats, beards, canes, and strollers',
          'Calm, vaccinated dogs that you know',
          'Grass, tile, stairs, gravel, wet ground',
          'Vacuum, doorbell, traffic, and a recorded thunderstorm at low volume',
          'Paws, ears, and mouth gently touched, then a treat',
          'The car and a visit to the clinic just for treats',
        ],
      },
      {
        heading: 'Keep it pleasant',
        text: 'Quality beats quantity. Let your puppy look from a distance, feed them, and leave while they are still relaxed. Hiding, backing away, or refusing treats means too much, too close. Until your vet says otherwise, carry them past places where unknown dogs go, such as dog parks and pet store floors.',
      },
    ],
    seeVet: [
      'A puppy that stays fearful of people or places for more than a few days',
      'Any sign of illness before a class or a playdate',
    ],
    searchWords: 'socialisation socialise meet other window kindergarten shy scared exposure new things old',
    sources: [trainingSources.purdueSocialization, trainingSources.dvm360Socialization],
  },
  {
    id: 'puppy-first-nights',
    title: 'How do I get my puppy to sleep through the night?',
    category: 'behavior',
    lifeStages: ['puppy'],
    answer:
      'Put the crate in or right outside your bedroom, go out just before bed, and set an alarm for quiet potty breaks. A 2-month-old may need to go about every 2 hours at first, and the gaps grow as your puppy does.',
    sections: [
      {
        heading: 'Before bed',
        points: [
          'A gentle game in the early evening, then calm.',
          'A last trip outside, on the leash, right before lights out.',
          'A crate just large enough to stand up and turn around, with a soft blanket.',
        ],
      },
      {
        heading: 'During the night',
        text: 'Your alarm should wake your puppy, not the other way around. Carry or lead them out, wait, praise softly, and go straight back to bed: no play, no bright lights, no snacks beyond one small treat. Move the alarm later by a little every few nights that stay dry.',
      },
      {
        heading: 'When they cry',
        text: "Whining is how a puppy calls their family, and the first nights are the first ones alone. Ask yourself whether they could need to go out, are too hot or cold, or simply want to know that you're near. Your voice or fingers at the crate door often help. Wait for a quiet second before you open the door.",
      },
      {
        heading: 'How long it takes',
        text: 'The first nights are the hardest. A nap during the day helps you both, and early bedtimes are allowed.',
      },
    ],
    seeVet: [
      'Diarrhea, vomiting, or straining to pee at night',
      "A puppy that is limp, won't eat, or can't be woken properly: call a vet now",
    ],
    searchWords:
      'crying howling whimpering wakes 2am 3am bedtime lonely sleeping bladder overnight awake tired exhausted',
    sources: [trainingSources.aahaFirstNight, trainingSources.bonillaFirstNight, trainingSources.deAnza],
  },
  {
    id: 'teenage-dog',
    title: 'Why did my young dog stop listening?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult'],
    answer:
      "Between about 6 months and 2 years, many dogs respond less to cues they already know. It's a stage, not spite: go back to easy exercises, pay well, and prevent the mistakes you don't want repeated.",
    sections: [
      {
        heading: "What's going on",
        text: 'Adolescence starts at roughly 5 to 6 months and usually ends between 18 months and 2 years, sooner in small dogs. In a British study of young dogs in guide dog programs, adolescents were less likely to obey the person who raised them. Jumping on guests, more chewing, and a vanished recall are typical.',
      },
      {
        heading: 'What helps',
        points: [
          'Keep sessions short, about 10 minutes or less, and end with something easy.',
          'Use better treats outdoors than in the kitchen.',
          'Go back to a long line where the recall has become shaky.',
          'Put shoes, remotes, and food out of reach again, as you did for the puppy.',
          'Give the energy a place: sniffing walks, fetch, food puzzles, a class.',
        ],
      },
      {
        heading: 'What to avoid',
        text: "Repeating a cue ten times teaches a dog that the first nine don't count. Shouting or jerking the leash adds stress at an age when confidence can wobble. If you notice new fears, give distance and treats, and let your dog watch.",
      },
    ],
    seeVet: [
      'Growling, snapping, or fights with other dogs',
      'A sudden change in a dog that was fine last week, which can be a sign of pain',
    ],
    searchWords:
      'adolescent teen puberty rebellious ignoring stubborn regression naughty hyper 8 1 year old disobedient',
    sources: [trainingSources.wdjAdolescence, trainingSources.newcastleTeens],
  },
];
