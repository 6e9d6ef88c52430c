import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/behavior/sources.ts';
import { trainingSources } from '#shared/guide/behavior/training-sources.ts';

export const senior: readonly Article[] = [
  {
    id: 'old-dog-awake-at-night',
    title: 'Why is my old dog awake at night?',
    category: 'behavior',
    lifeStages: ['senior'],
    answer:
      "Pain, a full bladder, worry, noise, or changes in the aging brain can all keep an older dog up. It isn't just age, and much of it can be treated, so note what you see and have your vet check.",
    sections: [
      {
        heading: 'What can be behind it',
        points: [
          'Pain that your dog hides by day can show as pacing and panting in the quiet of the night.',
          'Kidney disease, urinary infections, hormone problems, and an upset stomach can mean more trips outside.',
          'Noises: one dog at a university clinic was kept awake by an aging boiler.',
          'Cognitive dysfunction, similar to dementia: confusion, and day and night swapped.',
        ],
      },
      {
        heading: 'What to note for the vet',
        text: 'Times, what your dog does, whether they settle after a potty break or near you, what they drink, and any new medicine. A short video helps.',
      },
      {
        heading: 'What you can do tonight',
        points: [
          'A late, calm trip outside.',
          'A night light, rugs on slippery floors, and a clear way to the door.',
          "A soft bed close to you, so that they don't have to search.",
          'Steady background sound, if noises wake them.',
          'By day: light, short walks, and sniffing games instead of sleeping through.',
        ],
      },
    ],
    seeVet: [
      'Night waking that is new or lasts more than a few nights',
      'Pacing with a hard, swollen belly, retching, or collapse: call a vet now',
      'A seizure, or staring and stumbling: call a vet now',
    ],
    searchWords: "senior elderly restless sundowners can't sleep barking whining 3am wandering time insomnia",
    action: 'bookVisit',
    sources: [sources.vinNight, sources.tuftsNight],
  },
  {
    id: 'old-dog-grumpy',
    title: 'Why has my old dog become grumpy?',
    category: 'behavior',
    lifeStages: ['senior'],
    answer:
      'Growling or snapping that is new in an older dog often has a medical cause, and pain comes first on the list. Book an exam, and until then let your dog rest undisturbed and keep small children at a distance.',
    sections: [
      {
        heading: 'What can be behind it',
        points: [
          'Pain, most often from the joints. In a study of 12 dogs with new or worse aggression, all 12 were in pain.',
          "Poor sight or hearing: a dog that's startled may snap.",
          'Cognitive dysfunction, hormone problems, and other illnesses.',
          'Changes at home: less sleep, visitors, a lively puppy.',
        ],
      },
      {
        heading: 'Signs of building pain',
        points: [
          'Slower walks, slower to get up',
          'No longer jumps on the couch or into the car',
          'Accidents in the house',
          'Turning the head away, tucked tail, flinching at touch',
        ],
      },
      {
        heading: 'Keep everybody safe',
        points: [
          'Let your dog notice you before you touch them: speak, tap the floor, come from the front.',
          "Don't lift, hug, or move them out of the way. Call, or lure with a treat.",
          'A bed away from the traffic, with a gate against puppies and toddlers.',
          'Feed separately.',
        ],
        text: "Don't punish the growl. It's the warning that protects you both.",
      },
    ],
    seeVet: [
      'Any new growling, snapping, or biting',
      'Yelping, limping, or trouble getting up',
      'Sudden change from one day to the next: call a vet now',
    ],
    searchWords:
      "cranky irritable aggressive senior snaps growls mean mood personality age arthritis doesn't want touched elderly",
    action: 'bookVisit',
    sources: [sources.ufSeniorMood, sources.painAggression],
  },
  {
    id: 'teaching-an-old-dog',
    title: 'Can I still teach my old dog something new?',
    category: 'behavior',
    lifeStages: ['senior'],
    answer:
      "Yes. Older dogs learn well, often with more patience than puppies, and using the brain is part of caring for it. Keep sessions to a few minutes, choose movements that don't hurt, and pay with something soft and tasty.",
    sections: [
      {
        heading: 'Make it easy on the body',
        points: [
          'Practice on a rug, at the time of day when your dog moves best.',
          'Skip long series of sits and downs: getting up and down is work for sore joints.',
          'Up to 5 minutes, once or twice a day, and stop earlier if your dog turns away.',
        ],
      },
      {
        heading: 'Good things to learn',
        points: [
          'Hand signals together with the word, for the day when hearing fades.',
          'A chin on your hand or on a towel, for calm exams and nail trims.',
          'Walking up a ramp that lies flat on the floor at first.',
          '"Find it": treats hidden around one room. The nose often stays good the longest.',
          'Resting on a mat while you cook or eat.',
        ],
      },
      {
        heading: 'How to teach it',
        text: 'Work as you would with a young dog: small steps, and a reward within 2 or 3 seconds. Give more time to think, move closer if they seem to miss what you ask, and keep treats inside the daily ration. Old habits change too, only more slowly.',
      },
      {
        heading: "Why it's worth it",
        text: "Reviews of research on aging dogs find that mental activity together with a suitable diet may slow the loss of mental abilities. It's also time with you, which is what most old dogs want.",
      },
    ],
    seeVet: [
      'Refusing to sit, lie down, or climb, which can be a sign of pain',
      'Forgetting cues they knew well, or seeming lost at home',
    ],
    searchWords:
      'tricks train training elderly geriatric mind stimulation aged learning obedience too late commands puzzle enrichment',
    sources: [
      trainingSources.bestFriendsTraining,
      trainingSources.eponaTreats,
      sources.kargerAging,
      sources.ottawaSenior,
    ],
  },
];
