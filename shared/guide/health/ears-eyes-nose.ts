import type { Article } from '#shared/guide/article.ts';

const readOn = '2026-11-22';

export const earsEyesNose: readonly Article[] = [
  {
    id: 'ear-care',
    title: "How do I clean my dog's ears?",
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "Clean only ears that are dirty but healthy: fill the canal with an ear cleaner that your vet suggests, massage the base, let your dog shake, and wipe what comes up with cotton. Never put a cotton swab into the canal, and don't clean an ear that is red, sore or smelly.",
    sections: [
      {
        heading: 'Step by step',
        points: [
          'Lift the flap gently up, which straightens the canal.',
          'Fill the canal with cleaner. Keep the tip of the bottle out of it.',
          'Massage the base of the ear for about 30 seconds until you hear it squish.',
          'Let go and let your dog shake.',
          'Wipe the flap and the opening with a cotton ball or pad, as far as you can see. Reward.',
        ],
      },
      {
        heading: 'How often',
        text: 'Look once a week. Many healthy ears need no cleaning, and a little wax is fine. Ears that collect water or dirt may need it after swimming and baths. Ask your vet what suits your dog.',
      },
      {
        heading: 'When it is not just dirt',
        text: 'Smell, redness, swelling, brown or yellow discharge, scratching and head shaking can be signs of infection, mites, an allergy or a grass seed. The vet takes a sample first, because the wrong drops can do harm.',
      },
    ],
    seeVet: [
      'The ear smells, hurts, is red or has discharge.',
      'Your dog shakes the head a lot, tilts it, loses balance or hears less. Go the same day for balance trouble.',
      'The ear flap swells like a pillow.',
    ],
    searchWords:
      'infected yeasty otitis q-tips flappy floppy hematoma ears stink dirt gunk brown black stuff goop itchy pawing odor bad smelling rinse flush cleanser',
    sources: [
      {
        title: 'University of Florida Health: Getting an earful of dirt',
        url: 'https://podcasts.ufhealth.org/getting-an-earful-of-dirt/',
        readOn,
      },
      {
        title: "Sunshine Animal Hospital: How do you clean dogs' ears?",
        url: 'https://sunshineanimalhospital.net/faqs/6-how-do-you-clean-dogs-ears',
        readOn,
      },
      {
        title: 'Middletown Animal Hospital: Ear disease',
        url: 'http://www.middletownvet.net/pets-and-small-animals/doctor-articles/ear-disease.html',
        readOn,
      },
      {
        title: "Pet Assistant: How to care for your dog's ears",
        url: 'https://help.petassistant.com/hc/en-us/articles/360041231092-How-to-care-for-your-dog-s-ears',
        readOn,
      },
    ],
  },
  {
    id: 'eye-discharge',
    title: 'My dog has goopy or red eyes. Is that serious?',
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      "A little clear discharge or a bit of crust in the morning is normal. Yellow, green or bloody discharge, squinting, a cloudy eye or a red eye needs a vet, and squinting or sudden changes can't wait.",
    sections: [
      {
        heading: 'What the color can tell',
        points: [
          'Clear: dust, wind or an allergy. Watch for a few days if your dog is comfortable.',
          'Gray-white and stringy: can be a sign of dry eye.',
          'Yellow or green: can be a sign of infection.',
          'Red: possible injury. Do not wait.',
        ],
      },
      {
        heading: 'Why eyes are urgent',
        text: 'A harmless irritation and a disease that can cost the sight look alike from outside. A scratch on the cornea can get worse quickly. Your vet uses a dye and a pressure check to tell them apart.',
      },
      {
        heading: 'Until the visit',
        points: [
          'Use a cone, so your dog cannot rub.',
          'Wipe the lids with gauze and plain sterile saline.',
          'Put in no drops, not even leftover ones, unless your vet says so.',
          'Keep the hair around the eyes short.',
        ],
      },
    ],
    seeVet: [
      'Call a vet now if your dog cannot open the eye, it looks cloudy or bulges, the pupils differ, your dog suddenly cannot see, or something hit the eye.',
      'Colored discharge, redness or rubbing: see a vet within a day.',
    ],
    searchWords:
      'eye boogers goop gunk watery tears tear stains pink eye conjunctivitis squinting bloodshot swollen eyelid cherry eye crusty weeping pus',
    action: 'bookVisit',
    sources: [
      {
        title: 'FirstVet: My dog is red in the whites of its eyes',
        url: 'https://firstvet.com/uk/questions/523/my-dog-is-red-in-the-whites-of-its-eyes-what-should-i-do',
        readOn,
      },
      {
        title: "doggo.health: When should you see a vet about your dog's eye discharge?",
        url: 'https://doggo.health/tips/discharge-from-eyes/when-should-you-see-a-vet-about-your-dogs-eye-discharge.html?amp=1',
        readOn,
      },
      {
        title: 'PawPrint Medical Writing: Why is my dog squinting?',
        url: 'https://blog.pawprintmedicalwriting.com/2020/02/17/why-is-my-dog-squinting/',
        readOn,
      },
    ],
  },
  {
    id: 'sneezing',
    title: 'Why does my dog sneeze or snort so much?',
    category: 'health',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer:
      'A sneeze now and then, or a short fit of snorting with the neck stretched out, is usually harmless. Sudden sneezing that will not stop, blood, or discharge from one nostril can mean that something is stuck, and a vet should look.',
    sections: [
      {
        heading: 'Reverse sneezing',
        text: 'Your dog stands still, stretches the neck and pulls air in through the nose with loud snorts, for up to a minute. It sounds like choking, but your dog is normal right after. Excitement, dust and perfume can set it off. Stay calm and take a video.',
      },
      {
        heading: 'Reasons for real sneezing',
        points: [
          'Dust, smoke, perfume or cleaning spray.',
          'A grass seed or other plant piece in the nose.',
          'An infection, nasal mites or an allergy.',
          'In older dogs, a bad tooth or a growth in the nose.',
        ],
      },
      {
        heading: 'What to do',
        points: [
          'Move your dog to fresh air and stop using the spray or candle.',
          'Note whether one nostril or both run, and the color.',
          "Don't reach into the nose. That pushes things deeper.",
        ],
      },
    ],
    seeVet: [
      'Call a vet now for trouble breathing, or a nosebleed that is heavy or does not stop.',
      'Sneezing fits with pawing at the nose, especially after a walk in grass. Go the same day.',
      'Colored discharge, blood, a swollen face, tiredness, or sneezing that lasts for days.',
    ],
    searchWords:
      'reverse sneeze honking snorting backwards sneeze nose runny nosebleed bloody nose cold nasal discharge stuffy allergies wheeze gagging noises',
    sources: [
      {
        title: 'University of Florida Health: The nose knows',
        url: 'https://podcasts.ufhealth.org/the-nose-knows/',
        readOn,
      },
      {
        title: "Dog Owner's Home Veterinary Handbook: Foreign body in the nose",
        url: 'https://www.yumpu.com/en/document/view/11536020/dog-owners-home-veterinary-handbookpdf-mr-walnuts/257',
        readOn,
      },
      {
        title: 'Wag: Why do dogs make sneezing sounds?',
        url: 'https://wagwalking.com/behavior/why-do-dogs-make-sneezing-sounds',
        readOn,
      },
      { title: 'Families.com: Reverse sneezing', url: 'https://families.com/tag/reverse-sneezing', readOn },
    ],
  },
  {
    id: 'coughing',
    title: 'Why is my dog coughing?',
    category: 'health',
    lifeStages: ['puppy', 'adult'],
    answer:
      'A dry, honking cough a few days after boarding, daycare or a dog park is often kennel cough, which is contagious and usually mild. Keep your dog away from others and call your vet; hard breathing, fever or not eating is more serious.',
    sections: [
      {
        heading: 'Kennel cough',
        points: [
          'It sounds like a goose, or as if something were stuck, sometimes with gagging at the end.',
          'Signs start 3 to 10 days after contact and last days to weeks.',
          'It spreads through the air, noses, bowls and toys.',
          'Most dogs stay bright and eat. Puppies and old dogs can get pneumonia.',
        ],
      },
      {
        heading: 'Other reasons',
        text: 'Heart disease, heartworm, a weak windpipe, allergies or something in the throat can cause a cough too. A video of the cough, and notes on when it happens, help your vet tell them apart.',
      },
      {
        heading: 'At home',
        points: [
          'Rest: no running, and use a harness instead of a collar.',
          'Use separate bowls. Tell the daycare or kennel.',
          'Call the clinic before you come. They may ask you to wait outside.',
          'Give no cough medicine for people.',
        ],
      },
    ],
    seeVet: [
      'Call a vet now for hard or fast breathing at rest, blue or pale gums, collapse, or possible choking.',
      'A puppy, an old dog or a dog with another illness coughs.',
      'Fever, no appetite, thick discharge, or a cough for longer than a few days.',
    ],
    searchWords:
      'cough hacking gagging honk kennel cough bordetella dry wet throat clearing phlegm retching cold flu bronchitis tracheal collapse contagious wheezing',
    action: 'bookVisit',
    sources: [
      { title: 'Allandale Veterinary: Kennel cough', url: 'https://allandalevet.blogspot.com/2014/11', readOn },
      {
        title: 'Reference, after WebMD and the ASPCA: Symptoms of kennel cough',
        url: 'https://www.reference.com/pets-animals/general-symptoms-kennel-cough-dogs-3332ab42e5674fe3',
        readOn,
      },
      { title: 'Tufts University HeartSmart: Coughing', url: 'https://heartsmart.vet.tufts.edu/coughing/', readOn },
    ],
  },
];
