import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/behavior/sources.ts';

export const houseSoiling: readonly Article[] = [
  {
    id: 'house-soiling-adult-dog',
    title: 'Why is my house-trained dog peeing inside?',
    category: 'behavior',
    lifeStages: ['adult', 'senior'],
    answer:
      'A trained dog that starts to have accidents needs a vet visit and a urine test first, because infections, stones, leaking, and other illnesses are common causes. If your dog is healthy, look at marking, worry, and gaps in the training.',
    sections: [
      {
        heading: 'Clues to write down',
        points: [
          'How much, where, and when? Asleep, awake, on the way to the door?',
          'Small amounts on upright things can be marking.',
          'Wet spots where your dog slept can be a sign of incontinence.',
          'Only when alone can be a sign of separation anxiety.',
          'Drinking more than usual? New medicine? Changes at home?',
        ],
      },
      {
        heading: 'If your vet finds nothing',
        points: [
          'Go back to the puppy plan for a while: out after sleep, meals, and play, with a treat on the spot.',
          'Close doors or use gates, so that the old places are out of reach.',
          'Clean with an enzyme cleaner. Ordinary cleaners can leave a smell that invites your dog back.',
          'More walks for dogs that mark. Ask your vet about neutering.',
        ],
      },
      {
        heading: 'A new dog in your home',
        text: 'A dog that was trained elsewhere may not know your door or your signals. Some adults know only concrete or gravel, so try several surfaces. A dog that was punished for accidents may not dare to go in front of you: give them a longer leash and time.',
      },
    ],
    seeVet: [
      'Trying to pee with little or nothing coming out: call a vet now',
      'Blood in the urine, or pain while peeing',
      'Drinking and peeing much more than usual',
      'Leaking urine in their sleep',
    ],
    searchWords:
      'poop pooping indoors carpet couch bed territory uti bladder infection incontinent regression spraying leg lifting urinating defecating',
    action: 'bookVisit',
    sources: [sources.webmdSoiling, sources.medicineNetSoiling, sources.cattleDogHouse],
  },
  {
    id: 'submissive-urination',
    title: 'Why does my dog pee when greeting people?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult'],
    answer:
      "It's an involuntary reaction to excitement or worry, most common in puppies and young female dogs, and not a house-training problem. Keep greetings low-key, never scold, and many dogs grow out of it.",
    sections: [
      {
        heading: 'Worry or excitement?',
        points: [
          'Worry: ears back, body low, looking away, perhaps rolling over as someone bends down or speaks sternly.',
          'Excitement: wagging and wriggling as you come home or start to play.',
          'Often both at once: your dog wants to say hello and is unsure at the same time.',
        ],
      },
      {
        heading: 'Calmer hellos',
        points: [
          'Come in without a fuss, look past your dog, and wait until they have settled.',
          'Turn sideways and crouch instead of leaning over. Stroke the chest, not the top of the head.',
          'Greet outdoors, or right after a potty break.',
          'Give them a job: a sit for a treat, or a toy to carry.',
          'Ask guests to do the same.',
        ],
      },
      {
        heading: 'Why scolding backfires',
        text: "Your dog isn't doing it on purpose. Anger confirms that greetings are dangerous, and the next puddle will be bigger. Wipe it up without comment.",
      },
      {
        heading: 'What builds confidence',
        text: 'Reward-based training, gentle games, and a predictable day. If it gets worse instead of better, ask your vet about a referral.',
      },
    ],
    seeVet: [
      'Leaking at other times, or while asleep',
      'Peeing often, straining, or blood in the urine',
      'A dog that seems afraid of family members',
    ],
    searchWords:
      'excited dribble urination happy tinkle submissive nervous rolls urinates wets wetting leaks weeing scared shy floor',
    action: 'bookVisit',
    sources: [sources.vcaSubmissive, sources.nugSubmissive],
  },
  {
    id: 'old-dog-accidents',
    title: 'Why is my old dog having accidents in the house?',
    category: 'behavior',
    lifeStages: ['senior'],
    answer:
      'In older dogs a physical reason is more likely than forgetfulness: painful joints, kidney disease, infection, or weak muscles around the bladder. See your vet first, and in the meantime make it shorter and easier to get outside.',
    sections: [
      {
        heading: 'Accident or leak?',
        points: [
          "Squats or lifts a leg, but in the wrong place: couldn't wait, couldn't get up in time, or got confused.",
          'Wet bed or a trail of drops, unaware of it: can be a sign of incontinence.',
          'Stool dropped while walking or getting up: can be a sign of weakness or nerve trouble.',
        ],
      },
      {
        heading: 'Make it easier',
        points: [
          'More trips: first thing, after each nap and meal, and late at night.',
          'Rugs from the bed to the door, a ramp over the steps.',
          'A hand or a folded towel under the chest on steps.',
          "Washable pads on the bed, and a potty pad near the door for the hours when you're out.",
        ],
      },
      {
        heading: 'Keep them clean and calm',
        text: "Rinse and dry wet fur, since urine irritates the skin. Never limit water without asking your vet: a thirsty dog may have an illness that needs the water. And don't scold. Your dog isn't able to hold it, or doesn't know that it happened.",
      },
    ],
    seeVet: [
      'Any new accidents in an older dog',
      'Straining with little or no urine: call a vet now',
      'Sudden weakness in the back legs: call a vet now',
      'Drinking much more, losing weight, or blood in the urine',
    ],
    searchWords: 'senior leaking dribbling poop wetting diapers belly band elderly geriatric peeing forgot training',
    action: 'bookVisit',
    sources: [sources.akcSeniorAccidents, sources.medicineNetSoiling, sources.oldDogTales],
  },
];
