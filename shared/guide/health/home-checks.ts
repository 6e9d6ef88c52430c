import type { Article } from '#shared/guide/article.ts';

const readOn = '2026-11-22';

const northMankato = {
  title: 'North Mankato Animal Hospital: Normal vital signs',
  url: 'https://northmankatoanimalhospital.com/?p=3845',
  readOn,
};
const canDo = {
  title: 'Can Do Canines: Normal canine vitals',
  url: 'https://candocanines.org/normal-canine-vitals',
  readOn,
};
const bressler = {
  title: 'Dr. Cindy Bressler: How do I know if I have an emergency with my dog?',
  url: 'https://easthampton.com/pets/how-do-i-know-if-i-have-an-emergency-with-my-dog/',
  readOn,
};

export const homeChecks: readonly Article[] = [
  {
    id: 'vital-signs',
    title: "How do I check my dog's pulse and breathing?",
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Count while your dog rests: breaths or heartbeats for 15 seconds, times 4. Most adult dogs at rest take 10 to 30 breaths a minute, and the heart beats 60 to 100 times in dogs over 30 lbs and 100 to 140 times in smaller dogs.',
    sections: [
      {
        heading: 'Breathing',
        points: [
          'Watch the chest of a calm or sleeping dog. Up and down is one breath.',
          "Don't count while your dog pants.",
          'Note effort too: quiet or noisy, easy or with a heaving belly.',
        ],
      },
      {
        heading: 'Heartbeat',
        points: [
          'Lay a flat hand on the left chest, just behind the elbow.',
          'Or feel the pulse on the inside of the thigh, high up.',
          'Puppies under a year are faster: 120 to 160 beats.',
        ],
      },
      {
        heading: 'Know what is normal for your dog',
        text: 'Wait 30 minutes after play. Do it on 3 calm days and write the numbers down. When something seems wrong, you can tell the clinic on the phone what changed, and by how much. Ask your vet to show you once.',
      },
    ],
    seeVet: [
      'Call a vet now for hard or noisy breathing, breathing with an open mouth at rest in a cool room, collapse, or gums that are blue, white or gray.',
      'Numbers at rest that stay clearly above or below your normal.',
    ],
    searchWords:
      'vitals heart rate bpm respiratory rate panting fast breathing normal range pulse stethoscope monitor beats resting count racing rapid',
    sources: [canDo, northMankato, bressler],
  },
  {
    id: 'dog-temperature',
    title: 'What is a normal temperature, and when is it a fever?',
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "A dog's normal temperature is about 100 to 102.5°F. Call your vet above 103°F or below 100°F, and call a vet now at 105°F or more.",
    sections: [
      {
        heading: 'How to measure',
        points: [
          'Use a digital thermometer just for your dog. Measure in the rectum: ears, noses and hands tell little.',
          'Coat the tip with petroleum jelly. Have someone hold the head and talk calmly.',
          'Lift the tail, slide the tip in about an inch, and wait for the beep.',
          'Stop if your dog fights or growls. Let the clinic do it.',
        ],
      },
      {
        heading: 'What can raise it',
        text: 'Play, heat and stress raise it, so let your dog rest and measure again after 30 minutes. A real fever can be a sign of infection or inflammation. Heatstroke is different: the body cannot cool down, and minutes count.',
      },
      {
        heading: 'While you wait for the vet',
        points: [
          'Keep your dog in a quiet, cool place with water.',
          'Note the number and the time.',
          'Give nothing against fever that is made for people. Aspirin, ibuprofen and acetaminophen can poison dogs.',
        ],
      },
    ],
    seeVet: [
      'Call a vet now at 105°F or more, or with collapse, confusion, heavy panting or pale gums.',
      'Above 103°F or below 100°F, or a fever with a cough, vomiting, limping or no appetite.',
      'Young puppies: call at once. They lose heat easily.',
    ],
    searchWords:
      'temp fever feverish hot ears warm dry nose thermometer rectal degrees hypothermia shivering running a temperature hot to touch chills',
    sources: [
      northMankato,
      canDo,
      {
        title: 'Veterinary Partner: Fever, first aid',
        url: 'https://veterinarypartner.vin.com/default.aspxp3/apputil/image/handler.ashx/default.aspx?catId=254065&id=4951331&pid=19239',
        readOn,
      },
      {
        title: "North Jersey, Dr. Erica Swanke: Breaking a dog's fever",
        url: 'https://www.northjersey.com/story/life/pets/2016/12/06/pet-q-breaking-dogs-fever/94996906/',
        readOn,
      },
      {
        title: 'Barkley and Paws: Tips for discovering if your dog has a fever',
        url: 'https://www.barkleyandpaws.com/dogs/health/tips-for-discovering-if-your-dog-has-a-fever',
        readOn,
      },
    ],
  },
  {
    id: 'gum-check',
    title: "What do my dog's gums tell me?",
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'Healthy gums are pink and wet, and after you press them the color returns in 1 to 2 seconds. Gums that are white, blue, gray, yellow or very dark red mean: call a vet now.',
    sections: [
      {
        heading: 'The 10-second check',
        points: [
          'Lift the lip above a canine tooth, in good light.',
          'Look at the color. Touch them: they should feel slick.',
          'Press with a finger until the spot turns pale, let go and count.',
          'Do it when your dog is well, so you know the usual color.',
        ],
        text: 'Some dogs have black gums. Look at the tongue or the inside of the lower eyelid.',
      },
      {
        heading: 'What colors can mean',
        points: [
          'White or very pale: shock, blood loss or too few red blood cells.',
          'Blue or purple: too little oxygen.',
          'Very dark red: heatstroke or a severe infection.',
          'Yellow: a sign of liver trouble or of blood cells breaking down.',
        ],
      },
      {
        heading: 'Is my dog dry?',
        text: 'Sticky gums can be a sign of dehydration. Lift the skin between the shoulders and let go: it should snap back within a second. Check the gums as well: one sign alone can mislead you.',
      },
    ],
    seeVet: [
      'Call a vet now for white, blue, gray, yellow or dark red gums, or if the color takes longer than 2 seconds to return.',
      'Sticky gums in a dog who vomits, has diarrhea or does not drink.',
      'Red lines along the teeth, bleeding or bad breath: book a dental check.',
    ],
    searchWords:
      'pale gums color colour white purple capillary refill time crt mucous membranes dehydration dehydrated skin tent anemia jaundice tacky dry mouth',
    sources: [northMankato, bressler, canDo],
  },
];
