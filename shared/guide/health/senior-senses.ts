import type { Article } from '#shared/guide/article.ts';

const readOn = '2026-11-22';

export const seniorSenses: readonly Article[] = [
  {
    id: 'cognitive-decline',
    title: 'My old dog seems confused. Is it dementia?',
    category: 'health',
    lifeStages: ['senior'],
    answer:
      'Getting lost at home, pacing at night, staring at walls and new accidents can be signs of cognitive dysfunction, which is like dementia. It is not normal aging, and it comes on slowly; see your vet, because pain and other illnesses look similar and there is help for both.',
    sections: [
      {
        heading: 'What vets ask about',
        points: [
          'Disorientation: stuck in corners, waits at the wrong side of the door.',
          'Interaction: clingy, distant or irritable.',
          'Sleep: awake and pacing at night, asleep all day.',
          'House soiling without asking to go out.',
          'Activity: less play, or restless wandering.',
          'Anxiety, or barking for no clear reason.',
        ],
        text: 'About a quarter of pets show at least one sign at 11 to 12 years, and more than half by 15.',
      },
      {
        heading: 'What helps at home',
        points: [
          'Same times for meals, walks and bed. Same places for bowls and bed.',
          'Night lights, rugs for grip, and gates at stairs.',
          'Daylight and a gentle walk each day, plus short games with food.',
          'Extra trips outside. Never punish an accident.',
        ],
      },
      {
        heading: 'What your vet can do',
        text: 'The vet first checks for pain, poor sight or hearing, infections and other disease. Special diets and medicines can ease the signs in some dogs, the earlier the better. Keep a diary or videos.',
      },
    ],
    seeVet: [
      'Any of these signs, even if mild.',
      'Call a vet now for sudden confusion, circling, a head tilt, a seizure or sudden blindness.',
    ],
    searchWords:
      'dementia alzheimers senile senility ccd cds cognitive dysfunction disha pacing staring wandering barking whining sundowners lost forgetful memory',
    action: 'bookVisit',
    sources: [
      {
        title: 'Towne Centre Animal Hospital: Cognitive dysfunction in pets',
        url: 'https://townecentrevet.com/how-to-recognize-and-manage-cognitive-dysfunction-in-pets/',
        readOn,
      },
      {
        title: 'Star-Exponent, Ask Dr. Watts: Cognitive dysfunction',
        url: 'https://starexponent.com/news/ask-dr-watts-pets-old-age-problems-a-new-focus-for-vets/article_c27ff60d-624a-51d8-96e5-6f0da7226a4e.html',
        readOn,
      },
      {
        title: 'Lachine Veterinary Clinic: Cognitive dysfunction syndrome',
        url: 'https://lachineveterinaryclinicblog.wordpress.com/2013/09/15/cognitive-dysfunction-syndrome/',
        readOn,
      },
    ],
  },
  {
    id: 'hearing-loss',
    title: 'How do I live with an old dog who is going deaf?',
    category: 'health',
    lifeStages: ['senior'],
    answer:
      "Teach clear hand signals, get your dog's attention with a light or a stomp on the floor, and use a leash outdoors, because your dog can't hear you or a car. Have the ears checked too: wax and infection can be treated.",
    sections: [
      {
        heading: 'Signs',
        points: [
          'Does not wake when you come home or call.',
          'No reaction to the food bag, keys or a squeaky toy.',
          'Startles when touched.',
          'Follows you or another dog more closely.',
        ],
        text: 'Loss is usually slow and seldom complete. Low or loud sounds may still get through.',
      },
      {
        heading: 'Signals that work',
        points: [
          'Choose one clear sign each for sit, stay, come, good dog, outside.',
          'While some hearing is left, show the sign with the word, then reward.',
          'Thumbs up can be praise. Show the bowl or the leash for dinner and walk.',
          'Flick a lamp or wave to get attention.',
        ],
      },
      {
        heading: 'Safety and peace',
        points: [
          'Leash or fenced places only.',
          'Wake your dog gently: let them smell your hand, or touch the same spot each time. Teach children to do this.',
          'Watch other dogs in the home. Yours may miss a growl.',
        ],
      },
    ],
    seeVet: [
      'Hearing that goes suddenly, or with a head tilt or loss of balance. Go the same day.',
      'The ear smells, hurts or has discharge.',
      'Your dog snaps when touched or seems confused.',
    ],
    searchWords:
      'deaf deafness hearing loss ignores me not listening hard of hearing hand signs sign language vibration whistle selective elderly startle wakes',
    action: 'bookVisit',
    sources: [
      {
        title: 'Senior Dog Revolution: Communicating with a dog with hearing loss',
        url: 'https://www.seniordogrevolution.com/post/hand-signals-and-communicating-with-a-dog-with-hearing-loss',
        readOn,
      },
      {
        title: 'PetMD: Hearing dogs can benefit from learning sign language, too',
        url: 'https://www.petmd.com/news/care-safety/hearing-dogs-can-benefit-learning-sign-language-too-34414',
        readOn,
      },
      {
        title: 'After Pat Miller: When your dog starts losing his hearing',
        url: 'https://bioadvance.life/2020/04/16/things-to-do-when-your-dog-starts-losing-his-hearing/',
        readOn,
      },
      {
        title: 'Embrace: Helping our deaf senior dog',
        url: 'https://www.embracepetinsurance.com/waterbowl/article/helping-our-deaf-senior-dog',
        readOn,
      },
    ],
  },
  {
    id: 'vision-loss',
    title: 'How do I help an old dog who sees poorly?',
    category: 'health',
    lifeStages: ['senior'],
    answer:
      'Keep furniture, bowls and beds where they are, block stairs and pools, and talk before you touch. Have the eyes checked first, because some causes can be treated and sudden blindness is urgent.',
    sections: [
      {
        heading: 'Cloudy eyes',
        text: 'A blue-gray haze in both eyes of an old dog is often a normal change of the lens. It does not hurt, and the dog still sees fairly well. A cataract is whiter and blocks sight. Only a vet can tell them apart.',
      },
      {
        heading: 'Signs that sight is going',
        points: [
          'Bumps into things, especially in new places or at dusk.',
          'Hesitates at stairs and curbs.',
          'Startles easily, or stays close to you.',
          'Has trouble finding a toy.',
        ],
      },
      {
        heading: 'At home',
        points: [
          'Leave the layout alone, and pad sharp corners.',
          'A rug at the top of the stairs and wood chips along the fence tell the feet where to stop.',
          'Good light in dark corners, and grip on smooth floors.',
          'Teach "wait" and "step" with rewards.',
          'Same routes, same times. Let others know before they reach out.',
        ],
      },
    ],
    seeVet: [
      'Call a vet now if sight goes suddenly, an eye is red, cloudy, bulging or painful, or your dog squints.',
      'Any new cloudiness or bumping into things.',
      'Poor sight with more thirst and weight loss. Diabetes can cloud the lens.',
    ],
    searchWords:
      'blind blindness going blind cataracts cataract nuclear sclerosis cloudy eyes eyesight vision bumping walls glaucoma halo harness dark elderly',
    action: 'bookVisit',
    sources: [
      {
        title: 'Colorado State University: Caring for your blind dog',
        url: 'https://vetmedbiosci.colostate.edu/vth/animal-health/caring-for-your-blind-dog/',
        readOn,
      },
      {
        title: 'Netplaces Dog Health: Vision loss',
        url: 'http://www.netplaces.com/dog-health/aging-dogs/vision-loss.htm',
        readOn,
      },
      {
        title: 'Heaven at Home Pet Hospice: Vision loss in senior dogs',
        url: 'https://www.pethospicevet.com/dealing-with-vision-loss-in-senior-dogs/',
        readOn,
      },
    ],
  },
  {
    id: 'senior-leaking',
    title: 'Why does my old dog leak urine in their sleep?',
    category: 'health',
    lifeStages: ['senior'],
    answer:
      "Wet spots where your dog slept usually mean that the muscle at the bladder has become weak, which is common in spayed females. Your dog doesn't notice it and can't help it; a urine test comes first, and treatment often works well.",
    sections: [
      {
        heading: 'Leaking or an accident',
        points: [
          'Leaking: asleep or resting, small wet spots, damp fur, your dog is unaware.',
          'Accident: your dog squats or lifts a leg, but could not wait or could not ask.',
          'Marking: small amounts on upright things.',
        ],
        text: 'Tell your vet which of these you see. A video or photo helps.',
      },
      {
        heading: 'What can be behind it',
        points: [
          'A weak bladder muscle after spaying, especially in larger dogs.',
          'A bladder infection or stones.',
          "Illness that makes a lot of urine: diabetes, kidney disease, Cushing's disease.",
          'Back or nerve trouble. In males, the prostate.',
          'Some medicines.',
        ],
      },
      {
        heading: 'Keep your dog comfortable',
        points: [
          'Waterproof, washable covers over a soft bed.',
          'Wash and dry the skin: urine burns it.',
          'A trip outside right before bed and first thing in the morning.',
          'Never limit water and never scold.',
        ],
      },
    ],
    seeVet: [
      'Call a vet now if your dog strains and no urine comes, or cannot use the back legs.',
      'Blood, straining, licking, more thirst, or a red and sore skin.',
      'Any new leaking. Bring a fresh urine sample.',
    ],
    searchWords:
      'incontinence incontinent wet bed peeing while sleeping dribbling pee puddle bladder control usmi spay diaper diapers accidents house elderly',
    action: 'bookVisit',
    sources: [
      {
        title: 'VetInfo: Incontinence in dogs while sleeping',
        url: 'https://www.vetinfo.com/incontinence-in-dogs-while-sleeping.html',
        readOn,
      },
      {
        title: 'Idaho Mountain Express, Pet Talk: My dog urinated while sleeping',
        url: 'https://www.mtexpress.com/wood_river_journal/features/pet-talk-my-dog-just-urinated-while-sleeping-in-its-bed/article_f28a4f30-39f8-11ed-8516-8b38cdcd6843.html',
        readOn,
      },
      {
        title: 'SEQ Vet, after the ASPCA: Urinary incontinence',
        url: 'https://www.seqvet.com/UrinaryIncontinence',
        readOn,
      },
      {
        title: 'The Pet Checkup: Urinary incontinence in dogs',
        url: 'https://thepetcheckup.com/2012/03/urinary-incontinence-in-dogs/',
        readOn,
      },
    ],
  },
];
