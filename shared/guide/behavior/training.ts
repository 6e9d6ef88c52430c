import type { Article } from '#shared/guide/article.ts';
import { trainingSources } from '#shared/guide/behavior/training-sources.ts';

export const training: readonly Article[] = [
  {
    id: 'reward-training-basics',
    title: 'How does reward-based training work?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Dogs repeat what pays off, so reward what you want within 2 or 3 seconds and make the rest not worth it. Several sessions of about 5 minutes a day teach more than one long one.',
    sections: [
      {
        heading: 'The three parts',
        points: [
          'Timing: pay within 2 or 3 seconds. A short word such as "yes" at the right moment tells your dog what the treat is for.',
          'Value: kibble may do in the kitchen. Near other dogs you need chicken or cheese.',
          'Steps: make it easy enough to succeed most of the time, then a little harder.',
        ],
      },
      {
        heading: 'A good session',
        text: 'Choose a quiet room, pick one exercise, and keep the treats out of sight until your dog has done it. A treat that is waved first is a bribe, and your dog will soon ask to see it. Stop after 5 to 15 minutes, while your dog still wants more. Once a cue works at home, repeat it in the yard and then on the street: to a dog those are new lessons.',
      },
      {
        heading: 'Mistakes',
        text: "If something goes wrong, the step was too big or the place too busy. Make it easier. Humane organizations advise against shock, prong, and choke collars: they can add fear and aggression, and they don't show a dog what to do instead.",
      },
      {
        heading: 'Food and weight',
        text: 'Use pea-size pieces and take them from the daily ration. Praise, a game, or a door that opens are rewards too, as long as your dog thinks so.',
      },
    ],
    seeVet: ['A willing dog that suddenly refuses to sit, lie down, or jump, which can be a sign of pain'],
    searchWords:
      'positive reinforcement clicker obedience commands stay tricks basic manners force free punishment alpha dominance',
    sources: [trainingSources.bestFriendsTraining, trainingSources.eponaTreats, trainingSources.utahHumane],
  },
  {
    id: 'choosing-a-trainer',
    title: 'How do I choose a dog trainer?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Anyone in the US may call themselves a dog trainer, so ask about education, certification, and methods, and watch a class before you pay. Look for somebody who rewards, explains, and works with your vet.',
    sections: [
      {
        heading: 'Questions to ask',
        points: [
          'How did you learn to train, and what courses have you taken lately?',
          'Which organizations are you certified by, and can I look you up there?',
          'What happens when a dog gets it right? What happens when a dog gets it wrong?',
          'Which collars and tools do you use?',
          'May I watch a class without my dog?',
        ],
      },
      {
        heading: 'Who does what',
        points: [
          'Trainer: manners, puppy classes, everyday problems. Certification is voluntary.',
          'Behavior consultant or applied animal behaviorist: fears and complicated problems.',
          'Veterinary behaviorist: a veterinarian with specialty training. Veterinarians are the only ones who can diagnose and prescribe.',
        ],
      },
      {
        heading: 'Good and bad signs',
        text: 'In a good class, dogs and people look relaxed, treats are everywhere, and you are taught as much as your dog. Be wary of guarantees, of talk about being the boss, and of tools that pinch, choke, or shock. If you feel you have to look away, leave.',
      },
    ],
    seeVet: ['Aggression, panic, or a sudden change in behavior: start with your vet, and ask for a referral'],
    searchWords: 'obedience school lessons CPDT instructor private sessions cost near board credentials balanced',
    action: 'bookVisit',
    sources: [trainingSources.apdtTrainer, trainingSources.whoHelps],
  },
  {
    id: 'handling-training',
    title: 'How do I get my dog used to being touched and groomed?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Touch for 1 second, give a treat, and stop before your dog pulls away. Build up from easy spots to paws, ears, and mouth, then add the brush or clippers, and let your dog end the session whenever they want.',
    sections: [
      {
        heading: 'Start with easy spots',
        points: [
          'Touch the shoulder, treat. Touch the leg, treat. Touch a paw, treat.',
          'Hold the paw for 1 second, then 2, then 5.',
          'Lift an ear flap. Lift a lip. Look, treat, done.',
          'One or two minutes a day is plenty.',
        ],
      },
      {
        heading: 'Then the tools',
        text: "Lay the brush or the clippers on the floor and feed your dog next to them. Touch a leg with the closed clippers, treat. Clip one nail, treat, and put them away. You don't have to do all the nails in one sitting.",
      },
      {
        heading: 'Give your dog a way to say yes and no',
        text: 'Many trainers teach a chin rest: chin on a towel means "go on," chin up means "wait." If you really do stop each time, most dogs offer their chin more often, not less. Puppies learn fastest, but adults and seniors can learn it too. Dogs with bad memories just need smaller steps.',
      },
      {
        heading: 'Watch for worry',
        text: 'Lip licking, turning away, a stiff body, or refusing treats means the last step was too big.',
      },
    ],
    seeVet: [
      'Flinching, yelping, or growling when one particular place is touched',
      'Red, smelly, or hot ears, paws, or skin',
    ],
    searchWords:
      'cooperative care grooming vet exam cleaning teeth brushing hates restrain still desensitize husbandry sensitive',
    sources: [trainingSources.kpaCare, trainingSources.sosCare],
  },
  {
    id: 'muzzle-training',
    title: 'How do I train my dog to wear a muzzle?',
    category: 'behavior',
    lifeStages: ['adult', 'senior'],
    answer:
      'Use a basket muzzle, put treats inside, and let your dog push their own nose in. Fasten the strap only when they come running at the sight of it, and take it off before they lose interest.',
    sections: [
      {
        heading: 'Why a basket muzzle',
        text: "A dog can pant and take treats in a basket muzzle. A tight fabric sleeve holds the mouth shut, so it isn't safe for a walk. The basket shouldn't press on the nose or touch the eyes.",
      },
      {
        heading: 'Step by step',
        points: [
          'Show the muzzle and drop a treat into it. Hold still: your dog does the moving. About 10 times, then put it away.',
          'Smear something soft on the inside, so that the nose stays in for longer.',
          'Lift the straps behind the ears while they eat, without closing them.',
          'Close and open the buckle at once. Then wait 2 seconds, then 5.',
          'With the muzzle on, play, walk, or practice tricks with treats through the bars.',
        ],
        text: 'Sessions of up to 5 minutes, 2 or 3 times a day, are enough. Allow days or weeks per step.',
      },
      {
        heading: 'Use it kindly',
        text: "A muzzle is a safety belt, not a shame. It helps at the vet, in training after a bite, and with dogs that eat everything outdoors. Put it on for pleasant things too, and never leave your dog alone in it: they could get caught or hurt themselves scratching at it. It doesn't make a frightened dog ready to meet strangers.",
      },
    ],
    seeVet: [
      'Any bite, or a dog that you need a muzzle for every day: ask for a behavior plan',
      'Heavy panting, sores, or rubbed fur under the straps',
    ],
    searchWords: 'muzzel guard bites visit scavenging eats rocks cage mask aggressive desensitize',
    action: 'bookVisit',
    sources: [trainingSources.oregonMuzzle, trainingSources.behaviorVetMuzzle],
  },
  {
    id: 'body-language',
    title: 'How can I tell if my dog is stressed or scared?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Look at the whole dog: a tense body, ears pinned back, the whites of the eyes, a tight mouth, lip licking, and yawning when not tired often mean worry. One sign alone may mean nothing, several together mean your dog needs more space.',
    sections: [
      {
        heading: 'Relaxed',
        points: [
          'Soft face, loose mouth, ears at rest',
          'Loose body and an easy, wide wag',
          "Curious about what's around and happy to eat",
        ],
      },
      {
        heading: 'Worried',
        points: [
          'Looking away, or watching from the corner of the eye with the white showing',
          'Ears flat, tail low or tucked, body low or leaning away',
          'Lip licking, yawning, panting without heat, one paw raised',
          'Shaking off as if wet, sniffing the ground for no reason',
          'Refusing a treat they normally love',
        ],
      },
      {
        heading: 'Warning',
        points: ['Freezing, stiff legs, a hard stare', 'Growling, a lifted lip, a snap in the air'],
        text: 'A growl is information. Never punish it: a dog that has learned not to growl may go straight to biting.',
      },
      {
        heading: 'What to do',
        text: "Stop what's happening, step back, and give your dog an exit. Ask children and visitors to leave them alone. Then think about what came just before, and make it smaller, slower, or farther away next time.",
      },
    ],
    seeVet: [
      'Signs of stress that show up often or for no clear reason',
      'Sudden touchiness, hiding, or panting at rest, which can be a sign of pain',
    ],
    searchWords:
      'anxious anxiety signals calming whale wagging hackles meaning read afraid nervous cowering growls telling',
    sources: [trainingSources.furlifeBody, trainingSources.bradleysBody, trainingSources.prabasaGuarding],
  },
];
