import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/exercise/sources.ts';

/** Articles about games and work for the mind. */
export const games: readonly Article[] = [
  {
    id: 'fetch-safely',
    title: 'How do I play fetch safely?',
    category: 'exercise',
    lifeStages: ['adult'],
    answer:
      'Warm up first, roll or throw low on level grass, and stop after a few minutes, before your dog wants to. ' +
      'Never throw sticks. Long sessions with a ball launcher can hurt joints and muscles.',
    sections: [
      {
        heading: 'What goes wrong',
        text:
          'A chasing dog goes from standing to a gallop, leaps, twists, and brakes hard, again and again. That strains ' +
          'knees, shoulders, and pads. Excited dogs run on through pain.',
      },
      {
        heading: 'Safer fetch',
        points: [
          'Five minutes of walking before, and again after.',
          "Low, short throws, so your dog doesn't leap. Or let your dog wait, then search for a ball that has landed.",
          'Grass with grip. No hills, ice, wet tile, or loose sand.',
          'A few minutes and some rests, then another game.',
          'A ball too large to slip into the throat, and not so hard that it breaks teeth.',
          'Water, shade, and no fetch on hot days.',
        ],
      },
      {
        heading: 'Sticks',
        text:
          'British vets report stab wounds to the mouth, throat, and chest, and splinters that cause infections. Use a ' +
          'rubber toy instead.',
      },
      {
        heading: 'Who should skip it',
        text:
          'Puppies that are still growing, older dogs, and dogs with arthritis or a bad knee. Rolling a ball slowly or ' +
          "hiding it is kinder, also for a dog that can't stop by itself.",
      },
    ],
    seeVet: [
      'Limping, or a leg held up, during or after play.',
      'A stick injury, drooling, blood, or pain at the mouth: call a vet now, even if it looks small.',
      'A ball stuck in the throat: call a vet now.',
    ],
    searchWords: 'chase chases throwing retrieve retrieving tennis acl cruciate playing obsessed disc',
    action: 'logWalk',
    sources: [sources.rspcaFetch, sources.caponFetch, sources.bvaSticks],
  },
  {
    id: 'sniff-walks',
    title: 'What is a sniff walk, and why is it good?',
    category: 'exercise',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "It's a walk where the nose leads: a loose leash, a slow pace, and time at every interesting spot. Smelling " +
      'is how dogs read the world, and it tires and calms many of them more than a brisk mile.',
    sections: [
      {
        heading: 'What researchers saw',
        text:
          'Free dogs sniff for about a third of the time they move. In one study, dogs that searched for food by nose ' +
          "for two weeks grew more optimistic in a test, while dogs that practiced heeling didn't.",
      },
      {
        heading: 'How to do it',
        points: [
          "A harness and a leash of six feet or longer, where there's room.",
          "Let your dog choose the direction, as long as it's safe.",
          'Stand still when your dog stops. No tugging: say "let\'s go" when you must move.',
          'Fifteen to thirty minutes is plenty.',
          'A cue such as "go sniff" tells your dog that this is sniffing time. You can keep other walks brisk.',
        ],
      },
      {
        heading: 'Good for',
        points: [
          "Puppies and old dogs, who can't go far.",
          'Shy and excitable dogs, in quiet places.',
          'Hot days, sore joints, and rest days, if your vet allows walks.',
        ],
      },
      {
        heading: 'Keep it safe',
        text:
          'Skip treated lawns, bait, and piles of leaves that hide trash. Keep up vaccines and worm control, since ' +
          'noses meet stool and urine.',
      },
    ],
    seeVet: [
      'Sneezing fits, a nosebleed, or pawing at the nose after sniffing in grass.',
      'Your dog ate something unknown and seems ill: call a vet now.',
    ],
    searchWords: 'sniffari smell decompression enrichment scent pulling tree smells scents nosy wander',
    action: 'logWalk',
    sources: [sources.bekoffSniffing, sources.fearFreeSniffing],
  },
  {
    id: 'indoor-games',
    title: 'Which games can we play indoors?',
    category: 'exercise',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Treat hunts, hide and seek, the muffin-tin puzzle, naming toys, and five minutes of tricks will tire most ' +
      "dogs on a day when you can't go out. Start easy, keep it short, and stop while your dog wants more.",
    sections: [
      {
        heading: 'Five games',
        points: [
          'Treat hunt: your dog waits, you hide a few treats in plain sight, then say "find it". Hide them better each ' +
            'round.',
          'Hide and seek: go behind a door and call. Reward with a treat and a fuss.',
          'Muffin tin: a treat in each cup, a ball on top. Leave some cups empty for experts.',
          'Name the toy: say its name when your dog touches it, reward, and later ask for it from a pile.',
          'Tricks: spin, touch, back up, go to your mat.',
        ],
      },
      {
        heading: 'Set it up safely',
        points: [
          'A rug for footing, and no sprints on slick floors or stairs.',
          'Balls large enough not to be swallowed.',
          'One dog at a time if they compete.',
          'Stay in the room with puzzles, and pick them up after. Some dogs eat the parts.',
        ],
      },
      { heading: 'Mind the calories', text: "Use part of the day's kibble. Count anything extra as treats." },
      {
        heading: 'For the very young and the old',
        text: 'Puppies need easy wins and two or three minutes. Older dogs like slow searches on a non-slip floor.',
      },
    ],
    seeVet: [
      'Your dog swallowed a toy or part of one: call a vet now.',
      'Restlessness that no game settles, or pacing at night.',
    ],
    searchWords: 'rainy rain bored boredom snow inside house winter apartment fun activities',
    sources: [sources.edmondIndoor, sources.hotDiggityIndoor, sources.wellnessEnrichment],
  },
  {
    id: 'mental-exercise',
    title: 'How do I give my dog mental exercise?',
    category: 'exercise',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Let your dog work for food and learn something every day: meals from a puzzle, a few minutes of training, ' +
      "and time to sniff. It's as important as walking, and it prevents much of the chewing and barking that comes " +
      'from boredom.',
    sections: [
      {
        heading: 'Why it works',
        text:
          'Dogs are made to search, chew, and solve. Given the choice, many animals would rather work for part of their ' +
          'food than get it free. A bowl is empty in a minute, and a puzzle takes ten.',
      },
      {
        heading: 'Easy ways to start',
        points: [
          'Scatter kibble on the lawn or a snuffle mat.',
          'Fill a rubber toy with soaked kibble. Freeze it when your dog gets good at it.',
          'Roll treats into a towel, or drop them into a box of paper.',
          'Two or three training sessions of three minutes.',
          'A new route, or the old one backward.',
        ],
      },
      {
        heading: 'Keep it fair',
        text:
          'Begin so easy that your dog wins at once, then make it a bit harder. Barking at a toy, biting it, or walking ' +
          'away means too hard. Some dogs like to search, some to push or paw: follow yours. Watch your dog with paper, ' +
          'cloth, and small parts.',
      },
      {
        heading: 'How much',
        text:
          'Ten to thirty minutes a day in small pieces is plenty. Old dogs and dogs on rest need it most. Puppies need ' +
          'naps in between.',
      },
    ],
    seeVet: [
      "Your dog ate cloth, paper, or part of a toy and vomits or won't eat: call a vet now.",
      'New confusion, pacing, or loss of interest in an older dog.',
    ],
    searchWords: 'stimulation enrichment brain bored puzzles smart toys lick games tricks',
    sources: [sources.wellnessEnrichment, sources.tuEnrichment, sources.fearFreeSniffing],
  },
  {
    id: 'tug',
    title: 'Is tug-of-war bad for my dog?',
    category: 'exercise',
    lifeStages: ['puppy', 'adult'],
    answer:
      "No. Played with a few rules, tug is good exercise and doesn't make dogs aggressive. Keep it low and gentle, " +
      'let your dog win, and make sure it lets go when you ask.',
    sections: [
      {
        heading: 'The rules',
        points: [
          'Your dog waits until you say "take it".',
          'Ask for "drop" or "trade" now and then: hold the toy still and offer a treat. When your dog lets go, praise ' +
            'and start again.',
          'Teeth on skin or sleeves end the game for a moment. Put the toy away and begin again later.',
          'Short rounds. If your dog gets too wild, take a break.',
          'Growling in play is normal if the body is loose and your dog can still let go.',
        ],
      },
      {
        heading: 'Be kind to neck and teeth',
        points: [
          "Hold the toy level with your dog's chest or lower.",
          "Let your dog do the pulling. Don't jerk up and down, and never lift your dog by the toy.",
          'A long, soft toy keeps hands and teeth apart.',
          'Puppies with loose teeth, old dogs, and dogs with sore teeth, necks, or backs play very softly or not at all.',
        ],
      },
      {
        heading: 'When not to play',
        text:
          'If your dog guards toys, stiffens, or has bitten, skip tug and ask a trainer who uses rewards. Children ' +
          'should play only with an adult beside them.',
      },
    ],
    seeVet: [
      "Blood on the toy that isn't from a puppy's loose baby tooth, or a broken tooth.",
      'A stiff or painful neck, or crying out.',
    ],
    searchWords: 'rope tugging pull growls dominance dominant aggression biting fight playing',
    sources: [sources.journalTug, sources.pawsTug],
  },
];
