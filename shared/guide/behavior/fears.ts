import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/behavior/sources.ts';
import { trainingSources } from '#shared/guide/behavior/training-sources.ts';

export const fears: readonly Article[] = [
  {
    id: 'separation-anxiety',
    title: 'Does my dog have separation anxiety?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "Barking, house soiling, drooling, or damage at doors and windows that starts within minutes of your leaving can be a sign of separation anxiety. It's panic, not spite. Film your dog alone, show your vet, and practice very short absences.",
    sections: [
      {
        heading: 'Anxiety or boredom?',
        points: [
          'Anxiety: signs start as you get ready to go or right after the door closes, often near the exit, even with food around.',
          'Boredom: the trash, a sock, a cushion, usually later and in good spirits.',
          'A video of your dog alone tells you and your vet the most.',
        ],
      },
      {
        heading: "How it's treated",
        points: [
          'Break leaving into tiny pieces: touch the keys, sit down again. Open the door, close it.',
          'Leave for a few seconds, come back before your dog worries, and add time slowly.',
          'During training, avoid longer absences: a sitter, daycare, family, or taking your dog along.',
          'Keep departures and returns low-key.',
        ],
      },
      {
        heading: "What doesn't help",
        text: "Punishment makes panic worse. A crate can too, if your dog fights it. A second dog rarely replaces you. For some dogs, medicine from the vet makes the training possible, so it's worth asking early.",
      },
      {
        heading: 'Older dogs',
        text: 'When it starts late in life, changes in the brain or the senses may be behind it. Have an exam before you train.',
      },
    ],
    seeVet: [
      'Injured paws, nails, or teeth from trying to get out',
      'Not eating or drinking whenever alone',
      'A new fear of being alone in an older dog',
    ],
    searchWords:
      'home left howling crying destroys clingy follows everywhere velcro neighbors complain work attack seperation',
    action: 'bookVisit',
    sources: [trainingSources.urbanSeparation, trainingSources.betterNature, trainingSources.cameraSeparation],
  },
  {
    id: 'fear-of-fireworks',
    title: "How can I help a dog that's afraid of fireworks or thunder?",
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Keep your dog indoors, let them hide where they want, close the curtains, play steady sound, and stay with them. For a dog that panics, talk to your vet weeks before the noisy season: medicine and training together work better than calming products alone.',
    sections: [
      {
        heading: 'On the day',
        points: [
          'Walk early, on a leash, with a collar that fits and a current ID tag.',
          'Shut windows, doors, and pet doors. An inner room or a basement muffles more.',
          "Make a hideout with blankets, and don't pull your dog out of it.",
          'Draw the curtains and switch on a light, so that flashes stand out less.',
          'Offer a chew, a game, or treats after each bang, if your dog still eats.',
          'Leave your dog at home when you go to watch fireworks.',
        ],
      },
      {
        heading: 'Is it wrong to comfort them?',
        text: 'Stay calm and let your dog decide. If they want to lean on you, let them. What to avoid is scolding or forcing them toward the noise.',
      },
      {
        heading: 'The rest of the year',
        text: "Feed something wonderful right after each sudden noise in daily life: a pan, a door, a truck. In a review of the research, this was among the most effective methods. Recordings at a very low volume and relaxation exercises help too. Most supplements, pheromones, and oils aren't strong enough for a serious fear.",
      },
    ],
    seeVet: [
      'Panic, self-injury, or attempts to break out',
      'Fear of noise that begins in later life, which can be a sign of pain',
      'Hiding or refusing food for a day after the noise',
    ],
    searchWords:
      '4th july fourth new years eve storms thunderstorm lightning loud noises bangs gunshots phobia shaking trembling scared aversion sedative',
    action: 'bookVisit',
    sources: [
      trainingSources.mdpiNoise,
      trainingSources.journalStarFireworks,
      trainingSources.dogSocietyNoise,
      trainingSources.desertSunFireworks,
    ],
  },
  {
    id: 'resource-guarding',
    title: 'My dog growls over food or toys. What should I do?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "Back off, don't punish the growl, and don't take the thing away by force. Guarding is normal dog behavior that gets worse with conflict: manage it with distance and trades, and get help from your vet if anyone could be bitten.",
    sections: [
      {
        heading: 'What you may see',
        text: "Eating faster, freezing over the bowl, a sideways stare, a lifted lip, a growl, a snap. Dogs guard food, chews, stolen socks, beds, and people. It's about feeling threatened, not about wanting to be in charge.",
      },
      {
        heading: 'Safety first',
        points: [
          'Feed in a quiet room or behind a gate, and let your dog finish in peace.',
          'Hand out chews only where nobody walks by.',
          "Pick up what you don't want stolen. Don't chase.",
          'Keep children away from a dog that eats, chews, or sleeps.',
        ],
      },
      {
        heading: 'Teach that people bring things',
        points: [
          'Walk past at a distance where your dog stays relaxed, toss something better, and keep walking.',
          'Practice trades with boring objects: a treat for the toy, then give the toy back.',
          'With a puppy, drop a bit of chicken near the bowl now and then.',
        ],
        text: 'If your dog has already growled or snapped at you, do this only with a professional.',
      },
      {
        heading: 'What to leave out',
        text: 'Taking the bowl away to test them, putting your hand in the food, or holding a dog down gives them a reason to guard.',
      },
    ],
    seeVet: [
      'A snap or bite, or any guarding in a home with children',
      'Guarding that appears suddenly in a dog that never did it',
    ],
    searchWords: "possessive aggression aggressive bone protective snaps steals won't couch bed jealous bites",
    action: 'bookVisit',
    sources: [trainingSources.abvtaGuarding, trainingSources.prabasaGuarding],
  },
  {
    id: 'aggression-who-to-ask',
    title: 'My dog is aggressive. Who can help?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Start with your vet, because pain and illness can cause aggression, and ask for a referral to a veterinary behaviorist or a qualified behavior professional. Until then, avoid the situations that set your dog off, and keep people and animals safe.',
    sections: [
      {
        heading: 'Today',
        points: [
          'Write down what happened: who, where, what came just before, how it ended.',
          "Use gates, closed doors, and a leash, so that it can't repeat itself.",
          'Let your dog eat, chew, and sleep undisturbed.',
          'No dog parks, no greetings on the leash, no visitors around your dog.',
          "Start muzzle training if there's any risk of a bite.",
          'Anyone who was bitten should wash the wound with soap and water at once and call a doctor.',
        ],
      },
      {
        heading: 'Who does what',
        points: [
          'Your vet: exam, pain check, and a referral.',
          'Veterinary behaviorist (DACVB): a specialist veterinarian who diagnoses, plans, and prescribes if needed.',
          'Applied animal behaviorist or certified consultant: builds the plan with you.',
          'Reward-based trainer: helps you carry it out.',
        ],
      },
      {
        heading: 'Be careful with advice',
        text: "Anyone may call themselves a specialist. Stay away from people who promise a quick cure, want to show your dog who's boss, or use pain: punishment can silence the warnings and leave the fear. A good professional asks a lot of questions, looks at health first, and makes no guarantees.",
      },
    ],
    seeVet: [
      'Any bite to a person or animal',
      'Aggression that is new or getting worse, especially in an older dog',
      'Growling or snapping when touched',
    ],
    searchWords:
      'bit bitten biting growl snarl attack attacked dangerous mean vicious snapped child lunged fight scared',
    action: 'bookVisit',
    sources: [trainingSources.k9Aggression, trainingSources.whoHelps, sources.painAggression, sources.utmbBites],
  },
];
