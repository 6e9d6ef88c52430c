import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/exercise/sources.ts';

/** Articles about exercise for older dogs. */
export const seniorExercise: readonly Article[] = [
  {
    id: 'senior-walks',
    title: 'How should I walk my senior dog?',
    category: 'exercise',
    lifeStages: ['senior'],
    answer:
      'Little and often: two or three slow walks of 10 to 15 minutes suit many older dogs better than one long one. ' +
      'Let your dog set the pace and sniff, and keep the days alike.',
    sections: [
      {
        heading: 'Why keep walking',
        text:
          'Movement keeps muscle, eases stiff joints, holds the weight down, and keeps the mind awake. Rest days after ' +
          'big days make stiffness worse.',
      },
      {
        heading: 'A good senior walk',
        points: [
          'A minute or two of slow steps indoors to loosen up.',
          'Grass or dirt rather than pavement. Keep to level, non-slip ground.',
          'A harness with a handle on the back helps at curbs and steps.',
          'Turn around before your dog is tired: you still have the way home.',
          'A coat in the cold, shade and water in the heat.',
        ],
      },
      {
        heading: 'Find the right length',
        text:
          'If your dog has been resting, start with five minutes and add a little every week or so. Look at the evening ' +
          'and the next morning. If your dog is stiffer than usual, make the next walk shorter. If all is well, stay or ' +
          'add a minute.',
      },
      {
        heading: 'When legs are short of strength',
        text:
          'A stroller or wagon for part of the way keeps the outing. Ask your vet about pain relief before you cut the ' +
          'walks: slowing down can be pain rather than age.',
      },
    ],
    seeVet: [
      'Limping, stumbling, dragging toes, or trouble getting up.',
      'Coughing, fainting, or a sudden loss of stamina.',
      'Sudden weakness of the back legs: call a vet now.',
    ],
    searchWords: 'old elderly aging arthritic far geriatric seniors hobbling arthritis lame',
    action: 'logWalk',
    sources: [sources.brushSeniors, sources.severnSeniors, sources.forestSeniors, sources.smallDoorSeniors],
  },
  {
    id: 'senior-water-exercise',
    title: 'Is swimming or a water treadmill good for an old dog?',
    category: 'exercise',
    lifeStages: ['senior'],
    answer:
      'Often, yes: water carries the weight, so sore joints move with less pain while the muscles work. Ask your ' +
      'vet first, and begin with a rehab clinic, because some dogs do better walking in chest-high water than ' +
      'swimming.',
    sections: [
      {
        heading: 'Why water helps',
        points: [
          'It lifts the body. With water at hip height, the legs carry less than half of the weight.',
          'Its resistance builds muscle at slow speed.',
          'Warm water loosens stiff muscles and joints.',
          'It steadies dogs with poor balance, who have time to correct a step.',
        ],
      },
      {
        heading: 'Treadmill or pool?',
        text:
          'In an underwater treadmill, a therapist sets the depth and speed, and the paws push against a floor, which ' +
          'trains the muscles that hold the joints. Swimming moves the joints widely and is harder work for heart and ' +
          'lungs.',
      },
      {
        heading: 'If you go to a pool or lake',
        points: [
          'A life jacket with a handle, and you within reach.',
          'A gentle way in and out. No jumping off docks.',
          'A few minutes at first. Old dogs tire suddenly.',
          'Rinse and dry well, ears too, and keep your dog warm.',
        ],
      },
      {
        heading: 'Who should ask twice',
        text: 'Dogs with heart or breathing disease, seizures, open wounds, or fear of water.',
      },
    ],
    seeVet: ['Coughing or fast breathing in the hours after swimming: call a vet now.', 'More lameness the next day.'],
    searchWords: 'hydrotherapy hydro therapy arthritis elderly hips rehabilitation aquatic senior stiffness older',
    action: 'bookVisit',
    sources: [
      sources.brushSeniors,
      sources.tucsonHydrotherapy,
      sources.sashHydrotherapy,
      sources.bendHydrotherapy,
      sources.columbiaSwimming,
    ],
  },
  {
    id: 'senior-sight-hearing-walks',
    title: 'How do I walk an old dog that is losing sight or hearing?',
    category: 'exercise',
    lifeStages: ['senior'],
    answer:
      'Keep walking, on a leash and a well-fitted harness, along the same calm routes at the same times. Use your ' +
      "voice for a dog that can't see, and hand signals and touch for one that can't hear.",
    sections: [
      {
        heading: 'For poor eyesight',
        points: [
          'Teach a few words: "step up", "step down", "slow", "wait".',
          'Talk as you go, so your dog knows where you are.',
          'Learn one route well before you try another. Look ahead for low branches, holes, and posts.',
          'Let your dog sniff. The nose fills in much of what the eyes miss.',
          "Tell people and other dogs' owners before they reach out.",
        ],
      },
      {
        heading: 'For poor hearing',
        points: [
          "Always on a leash, except in fenced places. Your dog can't hear a car or your call.",
          "Use clear hand signals, and get your dog's attention from the front.",
          "Wake your dog gently, so it isn't startled.",
          'A tag that says "deaf" helps if your dog gets lost.',
        ],
      },
      {
        heading: 'For confusion',
        text: 'Short walks at set times give the day a shape. Turn back if your dog seems lost or upset.',
      },
      {
        heading: 'See the vet first',
        text: 'Some causes of poor hearing or sight, such as a blocked ear, can be treated.',
      },
    ],
    seeVet: [
      'Sudden blindness, a red or cloudy painful eye, or bumping into things from one day to the next: call a vet now.',
      'A head tilt, circling, or falling over: call a vet now.',
    ],
    searchWords: 'blind vision dementia elderly older cataract halo bump cognitive senior ears',
    action: 'logWalk',
    sources: [sources.smallDoorSeniors, sources.blindWalks, sources.petDoctorsDeafness, sources.vetstreetDeafness],
  },
  {
    id: 'senior-home-exercise',
    title: 'Which exercises can my old dog do at home?',
    category: 'exercise',
    lifeStages: ['senior'],
    answer:
      'Slow sits to stands, figure eights around two cushions, and searching for treats keep muscle and balance on ' +
      'days when a walk is too much. Do a few minutes on a non-slip mat, and let a vet or rehab therapist show you ' +
      'the moves first.',
    sections: [
      {
        heading: 'Three easy moves',
        points: [
          "Sit, then stand, for a treat held level with the nose: three to five times, slowly. It's the dog version of " +
            'a squat.',
          'Figure eights at a walk, both ways.',
          'Steps over a broom handle or a rolled towel on the floor, so the paws lift.',
        ],
      },
      {
        heading: 'Work for the nose',
        text:
          'Hide treats in one room, in a rolled towel, or in a row of boxes. Searching keeps a dog moving gently and ' +
          'thinking, and it tires without strain.',
      },
      {
        heading: 'Rules',
        points: [
          'Warm up with a minute or two of walking around the house.',
          'Good footing. Bare, slick floors are the enemy.',
          'Stop at the first sign of effort: shaking legs, sitting down, turning away.',
          'A little every day is better than a lot on Sunday.',
        ],
      },
      {
        heading: 'When it hurts',
        text:
          "If your dog can't sit straight, swings a leg out, or growls when touched, stop and have your vet look. " +
          'Exercise works best together with pain relief and a lean body.',
      },
    ],
    seeVet: ['Crying out, a leg held up, or stumbling.', 'Back legs that suddenly give way: call a vet now.'],
    searchWords:
      'elderly older arthritis strength strengthening physical therapy rainy indoor weak hind indoors senior',
    action: 'bookVisit',
    sources: [sources.brushSeniors, sources.leetonSeniors, sources.forestSeniors, sources.brunkeWarmUp],
  },
];
