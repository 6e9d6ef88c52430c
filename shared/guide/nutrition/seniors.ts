import type { Article } from '#shared/guide/article.ts';
import { sources } from '#shared/guide/nutrition/sources.ts';

/** Articles about feeding older dogs. */
export const seniorMeals: readonly Article[] = [
  {
    id: 'senior-food',
    title: 'Does my older dog need senior food?',
    category: 'nutrition',
    lifeStages: ['senior'],
    answer:
      "Not because of age alone. There's no official standard for senior food, and products differ widely in " +
      'calories, protein, and salt. Let your vet check your dog first and choose the food for what they find.',
    sections: [
      {
        heading: 'When a dog is senior',
        text:
          'Roughly the last quarter of the expected life. Large and giant dogs get there between 5 and 8 years, small ' +
          'ones at 10 or 11.',
      },
      {
        heading: 'What may change',
        points: [
          'Many dogs slow down and gain weight, so they need fewer calories.',
          'Later, some lose weight and muscle and need more.',
          'Teeth hurt more often. Softer or smaller kibble helps until the teeth are treated.',
          'Kidney, heart, or joint disease may call for a special diet. Only tests can tell.',
        ],
      },
      {
        heading: 'About protein',
        text:
          "Healthy older dogs don't need less protein. They make less of their own muscle, so many do better with a bit " +
          'more. Muscle loss shows first at the thighs and shoulders. Cutting protein is for certain illnesses, on your ' +
          "vet's word.",
      },
      {
        heading: 'What to bring to the visit',
        text:
          'A photo of the label, the amount in cups, and a list of treats and supplements. A senior visit often ' +
          'includes an exam, blood tests, and a urine test.',
      },
    ],
    seeVet: ['Weight, thirst, appetite, or stool that changes.', 'Thighs or shoulders that look thinner.'],
    searchWords: 'old elderly aging geriatric mature feed best low phosphorus aged',
    action: 'bookVisit',
    sources: [sources.vcaSeniors, sources.cornellSeniors, sources.vetstreetSeniors],
  },
  {
    id: 'senior-losing-weight',
    title: 'My old dog is losing weight. Should I worry?',
    category: 'nutrition',
    lifeStages: ['senior'],
    answer:
      "Yes, have your vet look soon. Weight loss isn't a normal part of getting old, and in a senior that eats as " +
      'usual it can be a sign of kidney, liver, or heart disease, diabetes, cancer, sore teeth, or arthritis.',
    sections: [
      {
        heading: 'What you can do today',
        points: [
          'Weigh your dog. At home, step on the scale with and without your dog in your arms.',
          'Feel along the spine, hips, thighs, and shoulders, and take a photo from above.',
          'Write down how much your dog eats and drinks, and how the stool looks.',
          'Watch a meal: dropping food, chewing on one side, or walking away can mean pain.',
        ],
      },
      {
        heading: 'Signs that help your vet',
        points: [
          'More thirst and urine, or accidents in the house.',
          'Bad breath, drooling, or bleeding gums.',
          'Coughing, tiring early, or heavy panting.',
          'Vomiting, diarrhea, or gums that look pale or yellow.',
        ],
      },
      {
        heading: 'Why not just feed more',
        text:
          'Extra food may hide the loss while the cause goes on. Some causes need a special diet, and a rich one could ' +
          'make your dog worse. Once your vet knows the reason, they can set the right food and amount.',
      },
    ],
    seeVet: [
      'Collapse, trouble breathing, yellow gums, or vomiting again and again: call a vet now.',
      "Any weight loss you didn't plan.",
      'Not eating for a day.',
    ],
    searchWords: 'thin skinny bony ribs elderly thinner muscle wasting older underweight fine',
    action: 'bookVisit',
    sources: [sources.petvetWeightLoss, sources.grassValleyWeightLoss],
  },
  {
    id: 'senior-appetite',
    title: 'My senior dog eats less. What can I do?',
    category: 'nutrition',
    lifeStages: ['senior'],
    answer:
      'A slightly smaller appetite can come with a quieter life, but a clear drop needs a vet, because pain and ' +
      'illness are common reasons. At home, make the bowl easy to reach, and offer soft food at room temperature or ' +
      'a little warmer in small meals.',
    sections: [
      {
        heading: 'Common reasons',
        points: [
          'Sore teeth and gums. Signs are bad breath, food that falls from the mouth, and blood on the bowl.',
          'A weaker sense of smell or taste.',
          'Joint pain that makes it hard to reach or stand at the bowl.',
          'Confusion with age, which also shows as pacing at night and accidents.',
          'Illness, or a side effect of medicine.',
        ],
      },
      {
        heading: 'Help at mealtimes',
        points: [
          'Put a non-slip mat under the paws and bring the bowl close to the bed. A raised bowl can ease a stiff neck.',
          'Use wet food, or soak the kibble in warm water. Warm food smells more, and it adds moisture.',
          'Feed three or four small meals in a quiet spot.',
          'Change foods slowly. Sudden treats can upset the stomach.',
        ],
      },
      { heading: 'What not to do', text: "Don't stop a medicine on your own, and never give one made for people." },
    ],
    seeVet: [
      'No food for a day, or less than half for two days.',
      'Not eating plus vomiting, weakness, a swollen belly, or trouble breathing: call a vet now.',
    ],
    searchWords: "won't refuse old elderly picky hungry loss anorexia dementia refuses",
    action: 'bookVisit',
    sources: [sources.pawsAtHomeAppetite, sources.hopeCrossingAppetite],
  },
];
