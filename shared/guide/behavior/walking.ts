import type { Article } from '#shared/guide/article.ts';
import { trainingSources } from '#shared/guide/behavior/training-sources.ts';

export const walking: readonly Article[] = [
  {
    id: 'leash-pulling',
    title: 'How do I stop my dog from pulling on the leash?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Make a loose leash the only thing that moves the walk forward. Stop each time the leash goes tight, wait until your dog turns back and it slackens, then walk on, and hand out treats at your side while it stays loose.',
    sections: [
      {
        heading: 'Why dogs pull',
        text: 'Pulling works: the tree gets closer. Pressure on the neck also makes most dogs lean into it, so a tighter collar can mean a harder pull.',
      },
      {
        heading: 'How to practice',
        points: [
          'Begin indoors or in a quiet driveway, where nothing interesting is happening.',
          'Pay with a small treat next to your leg every few steps, then less often.',
          'When the leash tightens, stand still and say nothing. Walk on as soon as your dog looks back or steps toward you.',
          'Use sniffing as pay: "go sniff" after 10 good steps.',
          'Apply the same rule on every walk. A pull that works sometimes lasts for years.',
        ],
      },
      {
        heading: 'Gear that helps',
        text: 'A well-fitting body harness takes the pressure off the neck. Skip choke and prong collars: they hurt, and they can injure the throat. Leave the retractable leash at home while you train, since it always keeps a little tension.',
      },
      {
        heading: 'On busy days',
        text: 'If you have to hurry, use a different setup, such as another harness clip or a car ride to the park. That keeps the training leash meaningful.',
      },
    ],
    seeVet: [
      'Coughing, gagging, or noisy breathing on the leash',
      "A dog that suddenly lags behind or doesn't want to walk",
    ],
    searchWords: 'lead pulls drags dragging heel heeling walking head halter gentle strong sled choking walks',
    action: 'logWalk',
    sources: [trainingSources.ralPulling, trainingSources.vipPulling],
  },
  {
    id: 'recall',
    title: 'How do I teach my dog to come when called?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Practice indoors first, pay every return with something your dog loves, and add distance and distractions in small steps on a long line. Never scold a dog that comes back late: it makes the next return slower.',
    sections: [
      {
        heading: 'Step by step',
        points: [
          'In the living room, say your dog\'s name and "come" once. Clap or step backward so that moving to you is fun, then give a treat.',
          'Call from room to room, then in a fenced yard.',
          'Outdoors, attach a long, light line to a harness, and call only when you think it will work.',
          'Raise one thing at a time: distance, then distraction.',
          'Reward with food, a toy, or going back to the fun.',
        ],
      },
      {
        heading: 'Keep the word precious',
        text: 'If "come" always ends the playtime, your dog will weigh it. Call, pay, and release several times during a walk, and clip the leash on only once in a while. Don\'t call for things your dog dislikes, such as a bath. Go and get them instead.',
      },
      {
        heading: 'If they ran off',
        text: 'Stay calm, and praise them when they come or let you catch them, even if it took 20 minutes. One telling-off can undo weeks of work.',
      },
      {
        heading: 'Off leash',
        text: 'Wait until your dog comes back every time on the long line, and check where leashes are required. Near roads, keep the leash on.',
      },
    ],
    seeVet: ['An older dog that no longer reacts to your voice: hearing loss is common with age'],
    searchWords: "recal runs away running ignoring whistle off-leash park doesn't listen bolting escaped here cue",
    action: 'logWalk',
    sources: [trainingSources.vetstreetRecall, trainingSources.merckRecall, trainingSources.mandelRecall],
  },
  {
    id: 'leash-reactivity',
    title: 'Why does my dog bark and lunge at other dogs on walks?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "On a leash a dog can't leave or greet properly, so fear, excitement, or frustration comes out as barking and lunging. Find the distance at which your dog notices but stays calm, feed them there, and close the gap over weeks.",
    sections: [
      {
        heading: 'Distance is the tool',
        text: "Too close, and your dog can't learn anything. Look for the point where they can still see the other dog, eat a treat, and answer to their name. That may be across a parking lot at first.",
      },
      {
        heading: 'The exercise',
        points: [
          'Your dog sees the other dog: start feeding small, very good treats.',
          'The other dog is gone: the treats stop.',
          'Later, wait for your dog to look back at you by themselves, then pay.',
          'After several calm passes, come a few steps nearer.',
        ],
      },
      {
        heading: 'Until then',
        points: [
          'Walk at quiet hours and cross the street early.',
          "Practice a cheerful U-turn at home, so that it's ready when a dog appears around the corner.",
          'Put a parked car or a hedge between you and the other dog.',
          'Say "my dog needs space" without apology.',
        ],
      },
      {
        heading: 'What makes it worse',
        text: "Jerking the leash or scolding tells your dog that other dogs bring trouble. If your dog has bitten or you aren't sure that you can hold them, get professional help before you practice, and think about muzzle training.",
      },
    ],
    seeVet: ['New or sudden reactivity, which can be a sign of pain', 'Any bite, or an attempt to bite'],
    searchWords:
      'reactive aggression aggressive growling snarling lunges strangers bikes joggers cars frustrated greeter trigger threshold embarrassing',
    action: 'bookVisit',
    sources: [trainingSources.dvm360Reactivity, trainingSources.barksReactivity, trainingSources.northStarReactivity],
  },
  {
    id: 'car-anxiety',
    title: 'My dog hates the car. What can I do?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "First work out whether it's the stomach or the nerves: signs that begin before the car moves point to fear, signs that begin on the road point to motion sickness. Fear improves with slow practice in the parked car, and your vet can help with nausea.",
    sections: [
      {
        heading: 'Fear or motion sickness?',
        points: [
          'Drooling, trembling, or hiding at the sight of the car can be a sign of fear.',
          'Drooling or vomiting only after a while of driving can be a sign of motion sickness.',
          'Many dogs have both: one bad ride is enough to dread the next.',
        ],
      },
      {
        heading: 'Practice in small steps',
        points: [
          'Walk toward the car, give treats at a distance where your dog is relaxed, and leave.',
          'Treats beside the car, then inside with the doors open and the engine off.',
          'A whole meal in the parked car.',
          'Engine on for a few seconds. Then out of the driveway and back.',
          'Around the block, then to a place your dog likes.',
        ],
        text: 'Stay at each step until your dog looks comfortable. It can take weeks of short daily sessions, and a step back is fine.',
      },
      {
        heading: 'On the road',
        points: [
          'Ask your vet how long before a ride to stop feeding. An empty stomach often helps.',
          'Secure your dog in a crate or with a harness.',
          'Keep the car cool and drive the first rides slowly.',
        ],
      },
    ],
    seeVet: [
      'Vomiting on most rides: your vet can prescribe something for nausea',
      "Panic that doesn't improve after a few weeks of practice",
    ],
    searchWords: 'carsick sick carsickness throws puking shaking whining backseat travel trip scared vomit',
    action: 'bookVisit',
    sources: [trainingSources.mintHillCar, trainingSources.marionCar, trainingSources.dvgrrCar],
  },
];
