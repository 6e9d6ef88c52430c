import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/behavior/sources.ts';

export const mischief: readonly Article[] = [
  {
    id: 'destructive-chewing',
    title: 'How do I stop my dog from chewing everything?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult'],
    answer:
      'Put your things away, give your dog better things to chew, and calmly swap when they choose wrong. Chewing is normal, so the aim is a different target, not a dog that never chews.',
    sections: [
      {
        heading: 'Find the reason',
        points: [
          'Puppy: exploring, and new teeth coming in.',
          'Young dog: energy, play, too little to do.',
          'Doors and window frames: worry about being alone, or something outside.',
          'Trash and dishcloths: food.',
        ],
      },
      {
        heading: 'Set up the home',
        points: [
          'Shoes, remotes, cords, and toys off the floor. Trash behind a door.',
          "A gate or pen when you can't watch.",
          'Chews in every room where your dog spends time, and a stuffed food toy when you leave.',
        ],
      },
      {
        heading: 'When you catch them',
        text: 'Say "oops," lead them to a chew, and praise when they take it. Punishment mostly teaches a dog to chew when you aren\'t looking. Trade stolen goods for a treat rather than chase.',
      },
      {
        heading: 'Safe chews',
        text: "A good chew gives a little under pressure. Antlers, sterilized bones, and hard plastic can break teeth. Choose a size that can't be swallowed whole, look out for dogs that bite off chunks, and throw away what is falling apart.",
      },
    ],
    seeVet: [
      'Swallowed something: call a vet now, even if your dog seems fine',
      'Vomiting, a swollen belly, or no appetite after chewing: call a vet now',
      'A broken tooth or bleeding gums',
    ],
    searchWords: 'furniture teething couch cushions destroys wood baseboards remote socks gnawing ruin rawhide antler',
    sources: [sources.vetstreetChewing, sources.beckerRedirect, sources.louieChewing],
  },
  {
    id: 'digging',
    title: 'Why does my dog dig holes in the yard?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "Dogs dig to cool off, to hunt, to bury treasure, to get out, or because there's nothing else to do. Deal with the reason, and give them one spot where digging is allowed.",
    sections: [
      {
        heading: 'Read the holes',
        points: [
          'Shallow and in the shade: a cool bed. In winter, shelter from the cold.',
          'Along roots or tunnels: rodents.',
          'Under the fence: a way out.',
          'Everywhere, when alone in the yard: boredom.',
        ],
      },
      {
        heading: 'What to change',
        points: [
          'Heat: shade, water, a wading pool, and indoors at midday.',
          'Rodents: call a professional, and ask which methods are safe around dogs.',
          "Escape: find out what your dog wants on the other side, and don't leave them alone there.",
          "Boredom: walks, play, and puzzle toys. A yard isn't a walk.",
        ],
      },
      {
        heading: 'Build a digging spot',
        points: [
          'A sandbox or a corner with loose soil, in the shade, kept slightly moist.',
          'Bury a few toys and chews while your dog watches. Cheer when they dig them up.',
          'Bury something new each day at first, then now and then.',
          'If they start elsewhere, lead them to their spot and reward there.',
        ],
      },
      {
        heading: 'What to skip',
        text: "Filling holes with feces or water, or pushing a dog's head into them, is frightening, unsafe, and doesn't work.",
      },
    ],
    seeVet: [
      'Torn nails or sore paws',
      'Digging at floors and beds at night in an older dog',
      'Panting and digging in the heat together with wobbling or vomiting: call a vet now',
    ],
    searchWords:
      'digs garden lawn flower dirt burying bones moles carpet scratching dug dig tunnel burrow mud landscaping',
    action: 'logWalk',
    sources: [sources.nicholDigging, sources.clarksvilleDigging],
  },
  {
    id: 'counter-surfing',
    title: 'How do I stop my dog from stealing food off the counter?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Every stolen bite pays for the next try, so clear the counters or close the kitchen first. Then teach "leave it" and reward your dog for staying on the floor or on a mat while you cook.',
    sections: [
      {
        heading: 'Make it pay nothing',
        points: [
          'Put food away, push pans to the back, wipe surfaces.',
          'Use a gate, a closed door, or a crate with a chew while you prepare meals.',
          'Never leave your dog alone with food in reach. Even a well-trained dog fails now and then.',
          "Don't feed from the counter. What you share goes into the bowl.",
        ],
      },
      {
        heading: 'Teach "leave it"',
        points: [
          'Cover a treat with your hand on the floor. Let your dog lick and paw.',
          'The second they stop, say "take it" and give it to them.',
          'About 5 tries per session. Later with an open hand, then with food on a low table.',
        ],
      },
      {
        heading: 'In the kitchen',
        text: "While you chop, toss a small treat to your dog whenever all paws are on the floor. Better still, toss it onto their mat. If paws go up, calmly lead them away. Shouting mostly teaches a dog to wait until you've left.",
      },
      {
        heading: 'Why it matters',
        text: 'Knives, a hot stove, bones, and foods that are toxic for dogs make this more than a nuisance.',
      },
    ],
    seeVet: [
      'Ate something that could be toxic, a bone, or packaging: call a vet now',
      'A sudden, strong increase in appetite',
    ],
    searchWords:
      'surfing steals trash can garbage thief jumps drop snatches sandwich steal stealing stole countertop thieving scavenging',
    sources: [sources.vetstreetStealing, sources.akcCounters],
  },
  {
    id: 'begging-at-the-table',
    title: 'How do I stop my dog from begging at the table?',
    category: 'behavior',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Begging lives on the one bite in ten that works. Agree that nobody feeds from the table, give your dog a bed and something to chew away from it, and reward them there.',
    sections: [
      {
        heading: "Why it's so persistent",
        text: "A reward that comes only now and then makes a habit stronger than one that always comes. If you give in once after a week, you've paid for the whole week.",
      },
      {
        heading: 'Give them another job',
        points: [
          'Put a comfortable bed a few feet from the table.',
          'Toss a treat on it and say "go to your bed." When your dog lies down there, toss another one.',
          'At meals, pay often at first, then less. The treats come from a container, not from your plate.',
          'A stuffed food toy or their own dinner makes the first weeks easier.',
        ],
      },
      {
        heading: 'Or keep it simple',
        text: "A gate, another room, or a crate that your dog likes, with a chew, for the length of dinner. It isn't a punishment, and it works from the first day.",
      },
      {
        heading: 'Guests and children',
        text: "Ask everyone to join in, and give children a few of the dog's own treats to put in the bowl after dinner. Scraps add calories quickly, and some foods on your plate are unsafe for dogs.",
      },
    ],
    seeVet: ['A dog that is suddenly hungry all the time', 'Weight gain, or vomiting after table food'],
    searchWords: 'begs staring drooling whining people mooching puppy eyes barking while we eat',
    sources: [sources.petmdBegging, sources.medicineNetBegging, sources.blackmoresBegging],
  },
  {
    id: 'puppy-teething',
    title: 'When do puppies teethe, and what helps?',
    category: 'behavior',
    lifeStages: ['puppy'],
    answer:
      'Baby teeth come in at about 3 to 6 weeks and are replaced from about 12 weeks on, usually until 6 months. Give your puppy plenty of chews with some give, put your own things away, and have your vet check any baby tooth that stays next to a new one.',
    sections: [
      {
        heading: 'What you may notice',
        points: [
          'A lot more chewing, on everything',
          'A few drops of blood on a toy',
          'Tiny teeth on the floor, or none at all: most are swallowed, which is harmless',
          'Less liking for hands near the mouth',
        ],
      },
      {
        heading: 'What helps',
        points: [
          'A frozen wet washcloth while you watch, so that no piece is swallowed.',
          'Soft rubber toys, some of them stuffed and frozen.',
          'A few chews at a time, swapped every few days, so that they stay interesting.',
          'A gate between your puppy and chair legs, shoes, and cords.',
          'Calm practice with lips and teeth: lift, look, treat. It pays off at every exam and at tooth brushing.',
        ],
      },
      {
        heading: 'What to avoid',
        text: "Bones, antlers, and hard plastic can break even new teeth. Don't pull at a loose tooth, and don't use human teething gels or painkillers.",
      },
      {
        heading: 'After teething',
        text: "Chewing doesn't end with the last baby tooth. Young dogs need good chews for at least the first year, and most enjoy them for life.",
      },
    ],
    seeVet: [
      'A baby tooth and an adult tooth side by side for more than a week',
      'A broken tooth, a bad smell, swelling, or refusing food',
      'Swallowed a piece of a toy: call a vet now',
    ],
    searchWords: 'milk losing gums sore biting teether canines falling out bleeding retained deciduous old',
    sources: [sources.vetstreetTeething, sources.ufTeeth, sources.townerTeething, sources.vetstreetChewing],
  },
];
