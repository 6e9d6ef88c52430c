import type { Article } from '#shared/guide/article.ts';

const readOn = '2026-11-22';

export const recovery: readonly Article[] = [
  {
    id: 'limping',
    title: 'My dog is limping. Should I wait or go?',
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'If your dog puts no weight on the leg, or only touches the toes to the ground, see a vet as soon as possible. If your dog walks on it but favors it, rest for 12 to 24 hours, and see a vet if the limp is still there.',
    sections: [
      {
        heading: 'Check the paw first',
        points: [
          'Look between the toes and pads for a thorn, glass, a seed or a cut.',
          'Look at each nail. A torn one hurts a lot.',
          'Feel up the leg with a light hand, and compare with the other side.',
          'Stop if your dog pulls away. Pain can make a gentle dog snap.',
        ],
      },
      {
        heading: 'Rest means',
        points: [
          'Leash only, just for the potty.',
          'No stairs, jumping, running or play with other dogs.',
          'A small room or a pen with a bed.',
        ],
        text: 'A limp that is gone after rest can come back with the first run. Go back to normal over several days.',
      },
      {
        heading: 'No pills from your cabinet',
        text: 'Pain relievers made for people can kill a dog. Your vet has medicines for dogs, and needs to know what hurts before you hide it. A limp most likely means that something hurts. Dogs rarely limp for attention.',
      },
    ],
    seeVet: [
      'Call a vet now for a leg at an odd angle, a bone that shows, heavy bleeding, a fall or a car accident, or back legs that do not work.',
      'No weight on the leg, swelling, heat or a wound: the same day.',
      'A limp for more than a day, one that comes and goes, or fever. In growing puppies, always.',
    ],
    searchWords:
      'limp lame lameness hobbling hopping three legs favoring leg sore paw hurt foot sprain acl cruciate torn ligament broken nail front back',
    action: 'bookVisit',
    sources: [
      {
        title: 'CCAH veterinary clinic: Your dog is limping. When do you seek care?',
        url: 'https://www.ccahpetvet.com/blog/2019-02-27/limping',
        readOn,
      },
      {
        title: 'Animaltalk, Dr. Johan Jordaan: Hobbling along',
        url: 'https://animaltalk.co.za/q-a-hobbling-along/',
        readOn,
      },
      {
        title: "A Dog's Love: If your dog starts limping",
        url: 'https://adogslove.com/blogs/blog/if-your-dog-starts-limping-heres-what-you-need-to-know',
        readOn,
      },
    ],
  },
  {
    id: 'after-surgery',
    title: 'How do I care for my dog after a spay or neuter?',
    category: 'health',
    lifeStages: ['puppy', 'adult'],
    answer:
      'Keep your dog quiet and on a leash for 10 to 14 days, keep the cone on, keep the wound dry, and look at it twice a day. Follow the paper from your clinic first: it knows your dog and the surgery.',
    sections: [
      {
        heading: 'The first 24 hours',
        points: [
          'A warm, quiet room on the floor, away from children and pets.',
          'Sleepy, wobbly or whiny is normal while the anesthesia wears off.',
          'Offer water and a small meal. Appetite can take up to 48 hours.',
          'Stay close, and carry a small dog over stairs.',
        ],
      },
      {
        heading: 'Days 2 to 14',
        points: [
          'No running, jumping, rough play or stairs alone. Most dogs feel well long before they have healed.',
          'Cone on at all times, even at night. A few licks can open the wound.',
          'No bath, no swimming.',
          'Give the medicine from the clinic as written, and nothing else.',
        ],
        text: 'Use chews and food puzzles for a bored dog.',
      },
      {
        heading: 'The wound',
        text: 'Slight redness, a bit of swelling or a drop of clear fluid is normal. Take a photo each day to compare. Males can still make a female pregnant for up to a month.',
      },
    ],
    seeVet: [
      'Call a vet now if the wound opens, bleeds on or shows tissue, or if your dog collapses, has pale gums or cannot be woken.',
      'Pus, smell, heat, more swelling, or pain that gets worse.',
      'Vomiting that repeats, or no food after 48 hours.',
    ],
    searchWords:
      'spay neuter recovery stitches sutures incision scar cone of shame e-collar collar operation aftercare post op licking fixed walk exercise castration',
    sources: [
      { title: 'Spay Arkansas: After surgery', url: 'https://spayarkansas.org/post-op', readOn },
      { title: 'Minocqua Vets: After care instructions', url: 'http://www.minocquavets.com/dog-neuter.html', readOn },
      { title: 'FOTAS Clinic: Post-op instructions', url: 'https://fotasclinic.org/post-op-instructions/', readOn },
    ],
  },
  {
    id: 'after-a-seizure',
    title: 'My dog had a seizure and it is over. What now?',
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Call your vet today, even if your dog seems fine again, and keep your dog quiet and away from stairs and water until fully awake. Call a vet now if it lasted 5 minutes, if another one comes, or if your dog does not wake up.',
    sections: [
      {
        heading: 'The time after',
        text: 'For minutes to hours, sometimes longer, a dog can be confused, restless, wobbly, hungry or blind for a while. Your dog may not know you. Speak softly, dim the light and keep your hands away from the mouth. Stay with your dog, and keep other pets and children out.',
      },
      {
        heading: 'Write down for your vet',
        points: [
          'When it started and how long it lasted, by the clock.',
          'What you saw: falling, paddling, stiff legs, drooling, urine.',
          'What came before: sleep, play, food, a possible poison, a new medicine.',
          'How long it took until your dog was normal.',
          'A video, if someone could take one.',
        ],
      },
      {
        heading: 'If it happens again',
        points: [
          'Look at the clock.',
          'Move furniture away, and block stairs and water.',
          'Put nothing in the mouth. Dogs do not swallow the tongue.',
          'Do not hold your dog down.',
        ],
      },
    ],
    seeVet: [
      'Call a vet now for 5 minutes or more, two or more within 24 hours, a new one before your dog has recovered, or no recovery after 30 minutes.',
      'Call a vet now if poison, heat or an injury could be the reason, or for a puppy or a dog with diabetes.',
      'Any first seizure: the same day.',
    ],
    searchWords:
      'fit fits convulsion convulsions epilepsy epileptic shaking episode twitching postictal post ictal tremors spasm collapsed drooling paddling aftermath',
    action: 'bookVisit',
    sources: [
      {
        title: 'The Drake Center: Seizures in dogs',
        url: 'https://www.thedrakecenter.com/resources/materials/dogs/seizures-dogs',
        readOn,
      },
      { title: 'Modern Vet: Seizures in dogs', url: 'https://modernvet.com/seizures-in-dogs/', readOn },
      {
        title: 'Just Labradors: Canine epilepsy',
        url: 'http://www.justlabradors.com/health-and-nutrition/canine-epilepsy',
        readOn,
      },
    ],
  },
  {
    id: 'first-aid-kit',
    title: "What goes into a dog's first-aid kit?",
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Pack phone numbers, bandage material, gloves, tweezers, blunt scissors, saline, a thermometer, a muzzle, a leash and a towel in one box with a lid. A kit bridges the time until you reach a vet; it does not replace one.',
    sections: [
      {
        heading: 'The list',
        points: [
          "Card with your vet, the nearest 24-hour hospital, poison control, and your dog's weight and medicines.",
          'Gauze pads, gauze rolls, stretch bandage, tape.',
          'Blunt scissors, tweezers, tick tool, flashlight.',
          'Sterile saline to rinse eyes and wounds.',
          'Digital thermometer and lubricating jelly.',
          'Disposable gloves, cotton, a clean towel, a blanket as a stretcher.',
          'Soft muzzle and a spare leash. A dog in pain may bite.',
        ],
      },
      {
        heading: 'Medicine',
        text: 'Ask your vet which medicines, if any, belong in the kit for your dog. Some kits list products to cause vomiting. Never use them unless a vet or poison control tells you to: with some poisons, vomiting does more harm.',
      },
      {
        heading: 'Keep it ready',
        points: [
          'One kit at home, a smaller one in the car.',
          'Check dates and batteries once a year.',
          'Show everyone in the house where it is.',
          'Take a pet first-aid class, and try the muzzle on a calm day with treats.',
        ],
      },
    ],
    seeVet: [
      'Call a vet now for heavy bleeding, trouble breathing, collapse, a seizure, a swallowed object or a poison. Drive while someone else calls.',
      'After any first aid at home, have your dog checked.',
    ],
    searchWords:
      'first aid supplies emergency bag box checklist bandage bandages vet wrap hiking camping travel prepared peroxide styptic muzzle kit contents',
    sources: [
      {
        title: 'Merck Veterinary Manual: First aid kit for a pet',
        url: 'https://www.merckvetmanual.com/special-pet-topics/emergencies/first-aid-kit-for-a-pet',
        readOn,
      },
      {
        title: 'Animal Emergency Centre: First aid',
        url: 'https://www.aecvets.com.au/what-is-an-emergency/first-aid/',
        readOn,
      },
      {
        title: 'PetCoach: Making a first aid kit for your dog',
        url: 'https://mobile.petcoach.co/amp/article/making-a-first-aid-kit-for-your-dog',
        readOn,
      },
      {
        title: 'Veterinary hospital RBVH: Preparing a pet first aid kit',
        url: 'https://www.rbvh.net/content/item-articles-list.html/n/18',
        readOn,
      },
    ],
  },
];
