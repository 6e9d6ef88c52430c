import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/behavior/sources.ts';

export const family: readonly Article[] = [
  {
    id: 'introducing-two-dogs',
    title: 'How do I introduce a new dog to my dog?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Let them meet outdoors on neutral ground, one adult per dog, and walk in the same direction at a distance before any sniffing. Keep the first greetings short and the leashes loose, and at home give each dog their own bowl, bed, and gate.',
    sections: [
      {
        heading: 'The first walk',
        points: [
          'Start 20 to 30 feet apart, on harnesses, with good treats.',
          'Walk in parallel, the more relaxed dog slightly ahead.',
          'Move closer as both stay loose, sniff the ground, and eat.',
          'Let them greet in a curve for a few seconds, then call both away. Repeat.',
        ],
      },
      {
        heading: 'Going home',
        points: [
          'Put bowls, chews, and favorite toys away first.',
          'Let the leashes trail for the first minutes in a fenced yard or indoors.',
          'Avoid narrow places such as hallways, doors, and cars.',
          "Feed in separate rooms, and separate the dogs when you can't watch.",
        ],
      },
      {
        heading: 'Good and bad signs',
        text: "Loose bodies, turns at chasing, and pauses are good. Stiff legs, raised hair, a hard stare, or one dog that always flees means: call them apart cheerfully and take a break. Don't force them together.",
      },
      {
        heading: 'If they fight',
        text: 'Keep your hands out. Use a loud noise, water, or an object such as a chair or an opened umbrella between them, then separate and get advice before the next try.',
      },
    ],
    seeVet: [
      'Any bite wound, however small: call a vet now',
      'Fights that repeat, or a dog that stops eating or hides',
    ],
    searchWords:
      'second puppy meeting resident bring another sibling greeting along introduction introduce sisters brothers acclimate jealous housemate',
    sources: [sources.fixIntroduction, sources.brownIntroduction, sources.baypathIntroduction],
  },
  {
    id: 'dog-and-new-baby',
    title: 'How do I prepare my dog for a baby?',
    category: 'behavior',
    lifeStages: ['adult', 'senior'],
    answer:
      "Begin months ahead: change routines, sleeping places, and off-limits rooms before the birth, so your dog doesn't connect them with the baby. Afterward, never leave the two alone together, not even for a moment.",
    sections: [
      {
        heading: 'Before the birth',
        points: [
          'Refresh sit, stay, and walking on a loose leash, then practice beside the empty stroller.',
          'Put up gates, and make a quiet place where your dog gets chews and nobody disturbs them.',
          'Play baby sounds softly with treats, and let your dog see you carry a doll.',
          'Have your vet check your dog and bring vaccines and parasite prevention up to date.',
          'Work on growling, guarding, or fear now, with a professional.',
        ],
      },
      {
        heading: 'Coming home',
        points: [
          'Somebody else holds the baby while you greet your dog calmly.',
          'When all is quiet, bring your dog in on a leash. Treats for calm looks from a distance.',
          'No need for contact. A sniff at the feet can wait.',
        ],
      },
      {
        heading: 'The first months',
        text: "Give your dog some time of their own each day, keep walks and meals at their usual times, and let good things happen while the baby is in the room. Gates are for when you're alone and busy. Plan again for the crawling age, when the baby comes to the dog.",
      },
    ],
    seeVet: [
      'Growling, stiffening, or staring at the baby: separate them and ask for help the same day',
      'A dog that stops eating or hides',
    ],
    searchWords:
      'newborn infant pregnant pregnancy jealous toddler arrival nursery hospital safe around kids expecting',
    action: 'bookVisit',
    sources: [sources.sfspcaBaby, sources.chateauBaby, sources.hudsonBaby],
  },
  {
    id: 'kids-and-dogs',
    title: 'How do I keep my kids and my dog safe together?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "Never leave a young child alone with any dog, not even your own gentle one. Teach children to leave a dog alone that's eating, sleeping, or chewing, and give your dog a place where children can't follow.",
    sections: [
      {
        heading: 'Rules for children',
        points: [
          'Ask the owner, then let the dog come and sniff you.',
          'Pet the side or the chest, not the face or the tail.',
          'No hugging, climbing, teasing, or staring into the eyes.',
          'Leave a dog in peace at the bowl, in bed, with a chew, or with puppies.',
          "Don't run and scream around a dog you don't know.",
        ],
      },
      {
        heading: 'Rules for adults',
        points: [
          'Watch actively: close enough to step in, phone away.',
          "When you can't watch, separate them with a gate or a door.",
          'Step in when your dog looks away, licks their lips, yawns, or walks off. Walking off must always be allowed.',
          'Take every growl seriously, and never punish it.',
        ],
      },
      {
        heading: 'Good games',
        text: 'Hiding treats for a "find it," tricks for treats tossed on the floor, and fetch with 2 balls keep hands away from teeth. Wrestling and chasing don\'t.',
      },
      {
        heading: 'After a bite',
        text: 'Wash the wound with soap and water at once, call your pediatrician, and 911 for a severe bite. Keep the dog apart, and ask your vet about the next step.',
      },
    ],
    seeVet: ['Growling, snapping, or avoiding children', "A dog that suddenly can't stand being touched"],
    searchWords:
      'toddler safety prevention pulling nips supervise bitten family friendly grandchildren son daughter siblings boys girls tots',
    sources: [sources.utmbBites, sources.avmaBites, sources.inspqBites],
  },
  {
    id: 'dog-and-cat',
    title: 'How do I introduce my dog to a cat?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Keep them in separate rooms for the first days, swap their scents, then let them see each other through a gate while both get treats. Meet with the dog on a leash, and leave them alone together only after weeks or months of calm.',
    sections: [
      {
        heading: 'Days of scent',
        points: [
          'The cat has a room with litter, food, water, and hiding places.',
          "Swap blankets, and let each explore the other's rooms while the other is out.",
          'Feed both on their side of the closed door.',
        ],
      },
      {
        heading: 'Days of looking',
        points: [
          'A gate, or a door open by a crack. Dog on a leash, cat free to leave.',
          'Treats for your dog for looking away, lying down, or sniffing the floor.',
          'Several short sessions a day, ended while all is calm.',
        ],
      },
      {
        heading: 'In one room',
        text: "Leash on, cat trees and shelves ready, no chasing: a chase is fun for the dog and ruins the cat's trust. Let the cat decide how close. Keep the food bowls and the litter box where only the cat can reach them.",
      },
      {
        heading: 'When to slow down',
        text: "Staring, trembling, whining, or lunging at the gate means too close or too early. A cat that doesn't eat, hides all day, or hisses at the gate needs more time too. A few dogs are never safe with cats. Then permanent separation, or another home, is the kinder way.",
      },
    ],
    seeVet: [
      'Any bite or deep scratch, and any injury near an eye: call a vet now',
      "A cat that hasn't eaten for a day",
    ],
    searchWords:
      'kitten prey drive kitty along feline bring new stalking introduction introduce tomcat pounce hunting jealous',
    sources: [sources.bretonCat, sources.manyTearsCat, sources.dailySunCat],
  },
  {
    id: 'rescue-dog-first-weeks',
    title: "What should I expect in a rescue dog's first weeks?",
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "Think in threes: about 3 days to calm down, 3 weeks to learn your routine, and 3 months to feel at home. Keep the first weeks quiet and predictable, and don't read too much into the first days.",
    sections: [
      {
        heading: 'The first 3 days',
        text: 'Hiding, pacing, sleeping a lot, eating little, and accidents are all common. Some dogs seem unusually quiet and obedient.',
        points: [
          "A bed or crate in a calm corner that's theirs alone.",
          'The same people, the same potty spot, the same mealtimes.',
          'No parties, no dog park, no store trips. Let your dog come to you.',
          'Leash on outdoors, even in the yard at first, with a snug collar and an ID tag. Move the microchip to your name.',
        ],
      },
      {
        heading: 'The first 3 weeks',
        text: 'The real character comes out, good and difficult. Start with short reward-based exercises, practice being alone for minutes, and keep walks on quiet routes. House train as you would a puppy.',
      },
      {
        heading: 'The first 3 months',
        text: 'Trust grows. Add new places and visitors one at a time. The rule of threes is a guide, not a deadline: a dog that was moved around a lot may need longer.',
      },
      {
        heading: 'Food',
        text: 'Stay with the food they know, and change it gradually later on.',
      },
    ],
    seeVet: [
      'Plan a first exam within days of adoption',
      'Not eating for more than a day, vomiting, diarrhea, or coughing',
      'Growling or snapping that worries you',
    ],
    searchWords: "adopted shelter 3-3-3 decompression won't eat scared settle adjust foster bonding honeymoon",
    action: 'bookVisit',
    sources: [sources.dogStarWeeks, sources.hsusNewHome],
  },
];
