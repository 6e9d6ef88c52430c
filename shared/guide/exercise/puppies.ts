import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/exercise/sources.ts';

/** Articles about exercise for puppies. */
export const puppyExercise: readonly Article[] = [
  {
    id: 'puppy-exercise',
    title: 'How long should I walk or exercise my puppy?',
    category: 'exercise',
    lifeStages: ['puppy'],
    answer:
      'Several short bouts a day: free play on soft ground, short leash walks with time to sniff, and plenty of ' +
      'sleep. Let your puppy set the pace and stop when it slows down. Long walks and runs wait until it has ' +
      'finished growing.',
    sections: [
      {
        heading: 'What about five minutes per month of age?',
        text:
          "You'll often read that a leash walk should last five minutes for each month of age, once or twice a day. " +
          "It's a handy cap for steady walking, but not a law, and there's little science behind it. Your own puppy's " +
          'signs matter more.',
      },
      {
        heading: 'Good exercise',
        points: [
          'Running and tumbling freely on grass, with breaks.',
          'Short walks on even ground with good footing.',
          'New places, surfaces, and smells.',
          'A few minutes of training, several times a day.',
          'Easy games such as rolling a ball a few feet.',
        ],
      },
      {
        heading: "Signs that it's enough",
        text:
          'Lagging, sitting down, more nipping, or not listening. Go home and offer water and a nap. Many wild evenings ' +
          'are overtired puppies.',
      },
      {
        heading: 'Careful with',
        points: [
          "Heat and cold. Puppies don't know when to quit.",
          'Running with you, or beside a bike.',
          'Extra weight. A lean puppy is kinder to its joints.',
        ],
      },
    ],
    seeVet: [
      'Limping, stiffness, or crying out.',
      "Collapse, trouble breathing, or a puppy you can't wake: call a vet now.",
    ],
    searchWords: 'pup young far rule weeks baby energy hyper zoomies tire',
    action: 'logWalk',
    sources: [sources.vcaPuppies, sources.brookFallsPuppies, sources.nursePuppies, sources.zenPuppies],
  },
  {
    id: 'puppy-growth-plates',
    title: 'Are stairs, jumping, and slippery floors bad for puppies?',
    category: 'exercise',
    lifeStages: ['puppy'],
    answer:
      "In excess, yes. The ends of a puppy's bones hold soft growth plates, which hard or repeated impact can " +
      'injure. Block stairs for the youngest, lay rugs on slick floors, and hold off on jumping sports until your ' +
      'puppy is grown.',
    sections: [
      {
        heading: 'What growth plates are',
        text:
          "Bands of cartilage near the ends of the bones, where growth happens. They're softer than bone. When growth " +
          'is done, they close and harden: a little after 6 months in small dogs, up to about 18 months in giants. ' +
          'Early neutering may delay it. Only an X-ray shows for sure.',
      },
      {
        heading: 'At home',
        points: [
          'Under 3 months: baby gates at the stairs.',
          'Rugs or rubber mats where your puppy runs and turns.',
          'Lift your puppy in and out of the car and off the sofa, or use a ramp.',
          'Play on grass, dirt, or sand rather than concrete.',
        ],
      },
      {
        heading: 'Games to change',
        points: [
          'Roll the ball instead of throwing it high.',
          'Keep tug low and gentle.',
          'No leaping for discs, and no hurdles. Poles on the ground are fine.',
        ],
      },
      {
        heading: "Don't wrap it in cotton",
        text: 'Normal play on good footing builds strong joints. The point is to spare your puppy the hard, repeated impacts.',
      },
    ],
    seeVet: [
      'Limping for more than a few minutes, a swollen joint, or a leg that looks crooked.',
      "A bad fall, or a leg that can't bear weight: call a vet now.",
    ],
    searchWords: 'steps jump couch hardwood tile hips dysplasia elbows growing hurt',
    sources: [sources.vcaPuppies, sources.rehabPuppies, sources.zenPuppies, sources.nursePuppies],
  },
  {
    id: 'puppy-run-hike',
    title: 'When can my puppy go running or hiking with me?',
    category: 'exercise',
    lifeStages: ['puppy'],
    answer:
      'When it has finished growing: a little over 6 months for small breeds, about a year for most, and up to 18 ' +
      'months for giants. Ask your vet to confirm it, then build up slowly.',
    sections: [
      {
        heading: 'Why wait',
        text:
          "Steady running on a leash is repeated impact that your puppy can't stop on its own. In growing joints and " +
          'growth plates it may lead to injury and later to arthritis. Large breeds, which grow the longest, are the ' +
          'most at risk.',
      },
      {
        heading: 'What to do until then',
        points: [
          'Short walks with sniffing, on soft ground.',
          "Free play at your puppy's own speed.",
          'Training for later: a loose leash, "wait", and coming when called.',
          'Getting used to a harness, the car, and drinking from a travel bowl.',
          'Very short trails, with a plan to carry your puppy home.',
        ],
      },
      {
        heading: 'The first runs',
        points: [
          "See your vet first. They'll check hips, heart, and weight.",
          'Start with walking, then add one or two minutes of easy jogging.',
          'Go no farther than a mile the first time, on grass or dirt.',
          'Rest a day between runs, and stop if your dog lags.',
        ],
      },
      {
        heading: 'Not every dog is a runner',
        text: 'Flat-faced dogs and dogs with joint or heart trouble do better with walks.',
      },
    ],
    seeVet: ['Limping, or stiffness after a nap.', 'Lasting heavy panting, wobbling, or collapse: call a vet now.'],
    searchWords: 'jog trail bike bicycle old age long distance pup run',
    action: 'bookVisit',
    sources: [sources.vcaPuppies, sources.brookFallsPuppies, sources.minnesotaRunning, sources.tribuneRunning],
  },
  {
    id: 'puppy-outings-before-vaccines',
    title: 'Can my puppy go outside before all its shots?',
    category: 'exercise',
    lifeStages: ['puppy'],
    answer:
      "Yes, with care, and with your vet's advice about your area. Carry your puppy in public, meet healthy " +
      'vaccinated dogs at home, and keep its paws off ground where unknown dogs go until your vet says the vaccines ' +
      'protect it.',
    sections: [
      {
        heading: 'Two risks to balance',
        text:
          'Parvo and distemper can kill, and parvo survives on the ground. But the weeks up to about four months are ' +
          'when puppies learn best that the world is safe. Waiting until the last shot wastes that time.',
      },
      {
        heading: 'Safe outings',
        points: [
          'In your arms, a sling, a stroller, or the car: streets, school yards, parking lots.',
          'Your own yard, if no unknown dogs use it.',
          'Homes of friends whose dogs are healthy and vaccinated.',
          'A puppy class on a clean floor, where every puppy has had its first shots.',
        ],
      },
      {
        heading: 'Not yet',
        points: [
          'Dog parks, pet store floors, rest stops, and busy grass.',
          'Shared water bowls.',
          "Dogs whose vaccines you don't know.",
        ],
      },
      {
        heading: 'Pace',
        text:
          "Short trips, treats, and distance from anything scary. Let your puppy look, and leave while it's happy. " +
          'Public walks usually start one to two weeks after the last puppy shot. Ask your vet for your date.',
      },
    ],
    seeVet: ["Vomiting, diarrhea (above all with blood), or a puppy that won't eat or play: call a vet now."],
    searchWords: 'vaccination unvaccinated parvovirus socialize socialization pup walk walking outdoors sidewalk potty',
    action: 'bookVisit',
    sources: [sources.krugPuppies, sources.parvoPuppies],
  },
];
