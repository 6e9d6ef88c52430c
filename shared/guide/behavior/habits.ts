import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/behavior/sources.ts';

export const habits: readonly Article[] = [
  {
    id: 'barking',
    title: 'Why does my dog bark so much?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "Barking is communication, so find out what it's for: alarm, boredom, attention, fear, or being alone. Each has a different fix, and none of them is a bark collar.",
    sections: [
      {
        heading: 'Listen for the reason',
        points: [
          'Alarm: at the window, the fence, the doorbell.',
          'Request: looking at you, the bowl, or the ball.',
          'Boredom: the same rhythm for a long time, often in the yard.',
          'Fear: with a low body, backing away.',
          'Alone: starts as you leave. Read about separation anxiety.',
        ],
      },
      {
        heading: 'What helps',
        points: [
          'Alarm: block the view with film or a curtain, thank your dog, call them away, and reward quiet.',
          "Request: don't pay for noise. Wait for 3 seconds of silence, then give what they asked for, or teach another way to ask.",
          'Boredom: sniffing walks, food puzzles, training, and company instead of hours in the yard.',
          'Fear: more distance, treats at that distance, and no scolding.',
        ],
      },
      {
        heading: 'Why not just stop the noise?',
        text: "Shock and spray collars, ultrasonic boxes, and rattling cans don't ask why a dog barks, which is the reason few of them work for long. Shouting sounds like barking along. A few barks at the door are normal, and many dogs settle faster once somebody has looked.",
      },
      {
        heading: 'Keep a log',
        text: 'For a week, write down the time, the place, and what happened just before. The pattern usually shows.',
      },
    ],
    seeVet: ['New barking in an older dog, above all at night', 'Barking with pacing, panting, or confusion'],
    searchWords: 'barky noisy yapping howling neighbors complaint shut nonstop nothing backyard woofing excessive',
    sources: [sources.petDoctorBarking, sources.mauiBarking, sources.merck],
  },
  {
    id: 'jumping-up',
    title: 'How do I stop my dog from jumping up on people?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Jumping is a greeting that works because people react. Take away every reaction, turn your back, and give attention and treats only while all 4 paws are on the floor.',
    sections: [
      {
        heading: 'What to do each time',
        points: [
          'Cross your arms, turn away, and say nothing. Pushing, kneeing, and "no, no" are attention too.',
          'The second the paws land, turn back and greet calmly.',
          'Jumps again? Turn away again. It often gets worse for a few days before it gets better.',
        ],
      },
      {
        heading: 'Teach a better hello',
        points: [
          'Practice "sit" for everything your dog likes: the leash, the bowl, the open door.',
          "Scatter a few treats on the floor when someone comes in. A dog with their nose down can't jump.",
          "Greet puppies low down, so that they needn't climb.",
        ],
      },
      {
        heading: 'With guests',
        text: 'Put your dog on a leash or behind a gate before you open. Ask guests to ignore them until they sit, and to stop petting if the paws come up. If one person allows jumping, your dog will try everybody, so agree on the rule at home.',
      },
      {
        heading: "Why it's worth it",
        text: "Even a small dog can scratch a child, and a big one can knock over an older person. Don't step on toes or squeeze paws: that can make a friendly dog afraid of greetings.",
      },
    ],
    searchWords:
      'leaps visitors excited knocks kids scratches four overexcited grandma leaping pounces hyper muddy climbing polite manners',
    sources: [sources.ahbcJumping, sources.doorCountyJumping],
  },
  {
    id: 'visitors-at-the-door',
    title: 'My dog goes wild when the doorbell rings. What helps?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Give the doorbell a new meaning: bell, then mat, then treats. Teach the mat first without a visitor, practice with a family member outside the door, and use a leash or gate for real guests until it works.',
    sections: [
      {
        heading: 'First the mat',
        text: 'Put a bed or rug within sight of the door, but several feet away. Reward your dog for going there, then for staying 10 seconds with nothing going on. Five to 10 minutes of practice a day is enough.',
      },
      {
        heading: 'Then the door',
        points: [
          'A family member whom your dog has just seen stands at the open door. Send your dog to the mat, reward.',
          'The helper knocks softly, then louder, then rings.',
          'Close the door halfway, then fully.',
          'The helper stays away longer before each try. Later a friend takes over.',
        ],
        text: "Go through these steps over days or weeks. If your dog can't stay on the mat, go back to an easier one.",
      },
      {
        heading: 'With real visitors',
        points: [
          'Ask guests to text instead of ringing.',
          'Have your dog on a leash, behind a gate, or in another room with a chew before you open.',
          'Guests sit down first and ignore your dog. Greetings come later and are calm.',
        ],
      },
      {
        heading: 'Happy or worried?',
        text: "Some dogs are thrilled, some are afraid. A dog that barks with a low body, hides, or growls doesn't want to be petted: give them a quiet room and leave it at that.",
      },
    ],
    seeVet: ['Growling, snapping, or biting at visitors', 'A dog that stays frantic or hides for hours after a visit'],
    searchWords: 'knocking delivery mailman company barking charging bolting out front strangers house party',
    sources: [sources.yarmouthDoor, sources.kpaDoor, sources.ahbcJumping],
  },
  {
    id: 'boredom',
    title: 'Is my dog bored, and what can I do about it?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "A dog that chews, digs, barks, or can't settle may have too little to do. Let them work for food, sniff on walks, learn tricks, and play with you every day. Using the brain tires a dog too.",
    sections: [
      {
        heading: 'Use meals',
        points: [
          'Scatter kibble in the grass or in a rolled-up towel.',
          'Puzzle feeders, treat balls, or a frozen stuffed toy. Start easy, so that nobody gives up.',
          'A muffin tin with balls over the food, or a cardboard box to tear up while you watch.',
        ],
      },
      {
        heading: 'Use the nose',
        points: [
          "One walk a day at your dog's pace: they choose the way and the bushes.",
          'Hide 5 treats in a room and say "find it."',
          'A long line in a quiet meadow.',
        ],
      },
      {
        heading: 'Use you',
        text: 'Short training, tug, fetch, or a playdate with a dog they like. Rotate toys: three out, the rest in a closet, and swap each week.',
      },
      {
        heading: 'How much is enough?',
        text: 'A dog that naps after an activity had the right amount. One that gets wilder may be overtired rather than bored, which is common in puppies. For older dogs, puzzles and sniffing are gentle on the joints and keep the mind busy.',
      },
    ],
    seeVet: [
      'A dog that loses interest in games they loved',
      'Restlessness, pacing, or endless licking in spite of plenty to do',
    ],
    searchWords:
      'enrichment entertain mental stimulation snuffle mat rainy indoor restless destructive hyper energy tire',
    action: 'logWalk',
    sources: [sources.timesEnrichment, sources.petcademyEnrichment],
  },
  {
    id: 'mounting',
    title: 'Why does my dog hump things?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "Humping is often about excitement, play, stress, or attention, and it happens in neutered and spayed dogs of both sexes too. Interrupt it calmly, offer something else to do, and see your vet if it's new or constant.",
    sections: [
      {
        heading: 'Common reasons',
        points: [
          'Play that has become too wild, above all in young dogs',
          'Excitement or worry: visitors, a new toy, a change at home',
          "Attention: everyone laughs or shouts, and that's interesting",
          "Sexual interest in dogs that aren't neutered",
        ],
      },
      {
        heading: 'What to do',
        points: [
          'Call your dog away in a friendly voice and ask for something easy, such as "sit" or "find it."',
          "If it's a person's leg, stand up and walk away without a word.",
          'Between dogs, give both a break of a minute or two. If the other dog minds, end the game.',
          'Note what happened just before, and step in earlier next time.',
        ],
      },
      {
        heading: 'Does neutering end it?',
        text: "It may lower the drive, but there's no guarantee: once a habit, it can stay. Talk with your vet about timing and reasons.",
      },
      {
        heading: 'Is it a problem?',
        text: "Once in a while, with a cushion, it isn't. It's worth working on when it starts fights, bothers people, or becomes hard to interrupt. Scolding adds stress, and stress is one of the causes.",
      },
    ],
    seeVet: [
      'New or very frequent humping: your vet can rule out a medical cause',
      'Licking the genitals a lot, straining, or accidents in the house',
      "Humping that your dog can't stop",
    ],
    searchWords:
      'mounts humps pillow embarrassing dominance female thrusting hump grinding gross compulsive masturbating cushions females males',
    action: 'bookVisit',
    sources: [sources.maradMounting, sources.campusMounting, sources.merck],
  },
];
