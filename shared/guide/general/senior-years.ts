import type { Article } from '#shared/guide/article.ts';
import { travelSources } from '#shared/guide/general/travel-sources.ts';

export const seniorYears: readonly Article[] = [
  {
    id: 'senior-home-comfort',
    title: 'How do I make my home easier for an old dog?',
    category: 'general',
    lifeStages: ['senior'],
    answer:
      'Lay non-slip paths over smooth floors, add a thick bed on the ground floor, use ramps or low steps instead of jumps, and close off stairs. Slips and jumps hurt sore joints again and again, so these changes do more than they look.',
    sections: [
      {
        heading: 'Floors and stairs',
        points: [
          'Runners or yoga mats from bed to bowl to door, without gaps.',
          'A gate at the stairs, or carpet on the steps and a hand under the chest.',
          'Trim nails and the hair between the pads for more grip.',
          'A night light on the way to the door.',
        ],
      },
      {
        heading: 'Bed, bowls, and car',
        points: [
          'A bed larger than your dog, with a low edge, thick enough that you could sit on it without feeling the floor, and away from drafts.',
          'Water on every floor. Raise the bowls a little if bending down is hard.',
          'Ramp or low steps to the couch and the car, with a carpet-like surface. Practice with treats while it lies flat.',
          'Heat pads only if they stay mild, have a chew-proof cord, and your dog can move away.',
        ],
      },
      {
        heading: 'Outside',
        text: 'Check the pet door: high enough, no drop behind it, grip on both sides. Cover slippery decks, clear snow, and keep the way to the potty spot short.',
      },
      {
        heading: 'The rest of the day',
        text: 'Short walks, several times a day, keep joints and mood going. Ask your vet about weight, pain relief, and physical therapy. Never give human painkillers.',
      },
    ],
    seeVet: [
      'Stiffness, limping, slower walks, or trouble getting up: pain can be treated',
      'Falls, crossed or dragging legs, or sudden weakness: call a vet now',
    ],
    searchWords: 'elderly arthritis hip orthopedic slipping hardwood rugs mobility geriatric socks comfort aging',
    action: 'bookVisit',
    sources: [travelSources.camHome, travelSources.kootenayHome, travelSources.topDogSenior],
  },
  {
    id: 'quality-of-life',
    title: "How do I know when it's time to say goodbye?",
    category: 'general',
    lifeStages: ['senior'],
    answer:
      'There is rarely one clear sign. Count good and bad days, look at the 3 to 5 things your dog loves most, and talk with your vet early: when bad days outnumber good ones, or the loved things are gone, it may be time.',
    sections: [
      {
        heading: 'A scale that helps',
        text: 'Many vets use a scale by Dr. Alice Villalobos. Give each point 0 to 10, once a week or once a day. A total of 35 or more out of 70 is considered acceptable. A single very low number, such as for pain or breathing, can matter more than the total.',
        points: [
          'Hurt: is pain under control, and breathing easy?',
          'Hunger: eating enough?',
          'Hydration: drinking enough?',
          'Hygiene: clean and dry?',
          'Happiness: interest, contact, joy?',
          'Mobility: getting up and about, with help if needed?',
          'More good days than bad?',
        ],
      },
      {
        heading: 'Make it visible',
        points: [
          'Mark each day on a calendar as good or bad.',
          'Look at photos or videos from before the illness: slow changes are easy to miss.',
          "Write down now which things you don't want your dog to go through.",
          'Ask someone who sees your dog less often.',
        ],
      },
      {
        heading: 'Talk with your vet',
        text: "Ask what can still be treated, what is likely to come next, how a crisis would look, and whether they come to your home. Your vet can't decide for you, but can tell you what they see. Doubt and guilt are part of it, whichever day you choose. You're allowed to choose a quiet day.",
      },
    ],
    seeVet: [
      'Trouble breathing, collapse, a swollen belly, or a seizure: call a vet now',
      "Pain that isn't under control, or not eating or drinking: call a vet now",
    ],
    searchWords: 'euthanasia put sleep dying end life terminal cancer suffering old age hospice palliative letting',
    action: 'bookVisit',
    sources: [travelSources.abcQuality, travelSources.villalobosQuality],
  },
  {
    id: 'losing-a-dog',
    title: 'How do I cope with losing my dog?',
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "Grief for a dog can be as strong as for a person, and there's no right way or right length. Talk to people who understand, keep a small routine, and use a pet loss hotline or a counselor if the days get too heavy.",
    sections: [
      {
        heading: "What's normal",
        text: "Sadness, anger, guilt, relief after a long illness, and tears at the sight of a leash can come in any order, and come back. Not everyone will see why. That doesn't make it smaller. Pushing feelings away can make them last longer.",
      },
      {
        heading: 'What can help',
        points: [
          'Tell the story to someone who knew your dog.',
          'Make a place for them: a photo, a tree, a letter.',
          "Put bed and bowls away when you're ready, not when others are.",
          'Eat, sleep, and keep the walk, even without a dog.',
          'Put off big decisions, including a new dog.',
        ],
      },
      {
        heading: 'Children',
        text: 'For many it\'s the first death. Say plainly that the dog died, instead of "went to sleep" or "went away." Answer questions as they come, let them say goodbye in their own way, and let them see that you\'re sad too.',
      },
      {
        heading: 'Where to call',
        text: "Several veterinary schools, such as Tufts and Cornell, and some animal charities run pet loss hotlines. They're often staffed by trained students. Hours change, so look them up, or ask your vet for a local support group. If you can't function, or don't want to go on, call your doctor, or 988 in the US, right away.",
      },
    ],
    seeVet: ['Another pet at home that stops eating, hides, or searches for days'],
    searchWords:
      'passed grieving mourning rainbow bridge crying euthanized miss bereavement bereaved heartbroken memorial cremation burial gone',
    sources: [travelSources.petCareLoss, travelSources.covingtonLoss, travelSources.tuftsLoss],
  },
];
