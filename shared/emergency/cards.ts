import type { ReasonCode } from '#shared/emergency/reasons.ts';
import type { SourceName } from '#shared/emergency/sources.ts';

/**
 * The texts of a card. `{pet}` is the animal. No veterinarian has reviewed them. Advice beyond "call and go" is from a
 * cited page; a comment marks the exceptions.
 */
export interface CardText {
  /** Two sentences. */
  why: string;
  /** What to do now, imperatives. */
  steps: readonly string[];
  /** What not to do; the heading says "Do not". */
  doNot: readonly string[];
  sources: readonly SourceName[];
}

const call = 'Call, say what happened, and say when you will arrive.';
const nothingByMouth = 'Give food, water, or medicine unless the vet says so.';
const waiting = 'Wait to see if it passes.';

/** The texts by reason. */
export const cardTexts: Record<ReasonCode, CardText> = {
  breathing: {
    why: 'Trouble breathing can be fatal within minutes. Do not wait.',
    steps: [
      call,
      'Keep {pet} as calm and still as you can.',
      'If {pet} stops breathing, tell the vet on the phone at once.',
    ],
    doNot: [nothingByMouth, waiting],
    sources: ['avmaEmergencies', 'pdsaFirstAid', 'rspcaFirstAid'],
  },
  choking: {
    why: 'Something may block the airway. Every minute counts.',
    steps: [
      'Look in the mouth. If you see the object, take it out gently.',
      'If you cannot, or {pet} collapses, press firmly and quickly on both sides of the ribs. Repeat.',
      'Call and go now, even if it came out.',
    ],
    doNot: ['Push the object deeper.', 'Put your fingers into the throat if you cannot see the object.'],
    sources: ['rspcaFirstAid', 'lakeAnna'],
  },
  collapse: {
    why: "An animal that collapses or can't be woken up may be in shock. Every minute counts.",
    steps: [call, 'Check if {pet} is breathing, and tell the vet.', 'Carry {pet} to the car.'],
    doNot: [nothingByMouth, waiting],
    sources: ['avmaEmergencies', 'clinicList', 'pdsaFirstAid'],
  },
  bloat: {
    why: 'Retching with nothing coming up or a swollen belly can mean a twisted stomach. It is fatal without treatment, and every hour counts.',
    steps: [call, 'Go now, day or night.', 'Keep {pet} calm and still.'],
    doNot: [nothingByMouth, 'Press or rub the belly.', waiting],
    sources: ['bloat', 'pdsaFirstAid'],
  },
  seizure: {
    why: "A seizure that lasts 5 minutes or comes back can damage the brain and overheat the body. Call while it's happening.",
    steps: ['Note the time it started.', 'Move things away that could hurt {pet}, and block stairs.', call],
    doNot: ['Put anything in the mouth, or your hands near it.', 'Hold {pet} down.', nothingByMouth],
    sources: ['seizure', 'lakeAnna'],
  },
  heat: {
    why: 'Heatstroke damages the organs within minutes. Cool first, then drive.',
    steps: [
      'Move {pet} to a cool place.',
      'Pour water that is cooler than {pet} over the body, and add wind from a fan or air conditioning.',
      'Call, and keep cooling on the way.',
    ],
    doNot: ['Wait to start cooling until you arrive.', 'Force {pet} to drink.'],
    sources: ['heat'],
  },
  burn: {
    // Turning off the power first is undisputed, but no page is cited for it.
    why: 'Burns, electric shocks, smoke, and water in the lungs can get worse for hours. {Pet} needs a vet even if everything looks fine.',
    steps: [
      'After an electric shock, turn off the power before you touch {pet}.',
      'Rinse a chemical burn with plenty of water.',
      'After drowning, keep {pet} warm in a blanket.',
      call,
    ],
    doNot: ['Put ointment or butter on a burn.', nothingByMouth],
    sources: ['burns'],
  },
  trauma: {
    why: 'Injuries inside the body often do not show at first. {Pet} needs a vet now, even if walking.',
    steps: [
      'Move {pet} as little as possible, on a board or a blanket, with the back straight.',
      'Press a clean cloth on a bleeding wound.',
      call,
    ],
    doNot: ['Treat a serious injury yourself.', 'Put your face close: an animal in pain may bite.', nothingByMouth],
    sources: ['spine', 'pdsaFirstAid', 'avmaEmergencies', 'lakeAnna'],
  },
  bleeding: {
    why: 'Bleeding that is heavy or lasts 5 minutes is an emergency. Blood from nose, mouth, or rectum is one too.',
    steps: ['Press a clean cloth on the wound.', 'Keep pressing until you are at the vet.', call],
    doNot: ['Lift the cloth to look.', nothingByMouth],
    sources: ['avmaEmergencies', 'lakeAnna'],
  },
  snakeBite: {
    why: 'Assume that the snake is venomous. Antivenom works best early.',
    steps: [
      'Carry {pet}. Keep {pet} calm and still.',
      'Remember what the snake looked like, without going near it.',
      call,
    ],
    doNot: ['Cut the bite or suck on it.', 'Use ice or a tourniquet.', 'Give any medicine.'],
    sources: ['snakeBite'],
  },
  swelling: {
    why: 'Swelling after a sting, a bite, or a vaccine can close the airway. Collapse can follow within minutes.',
    steps: [
      'If you see the stinger, scrape it out.',
      call,
      'Go now if the face swells, breathing is hard, or {pet} is weak.',
    ],
    doNot: ['Give any medicine before a vet says so.', waiting],
    sources: ['stings'],
  },
  poison: {
    why: 'Some poisons cause no signs for hours while they do damage. Treatment works best before signs appear.',
    steps: [
      "Take away anything that's left, and keep the package.",
      'Call, and say what it was, how much, when, and what {pet} weighs.',
      'Take the package, and anything {pet} threw up in a bag, with you.',
    ],
    doNot: ['Make {pet} throw up unless a vet says so.', nothingByMouth, 'Wait for signs.'],
    sources: ['avmaFirstAid', 'poisonCall'],
  },
  newborn: {
    why: "Newborns fade within hours if they get cold or don't nurse. This one needs a vet now.",
    steps: ['Keep the newborn warm against your body.', call],
    doNot: ['Feed a newborn that is cold or limp.', waiting],
    sources: ['newborn'],
  },
  labor: {
    why: 'Strong labor for more than 30 minutes, or 2 hours between two newborns, means something is wrong. Mother and litter are at risk.',
    steps: [
      call,
      'Say when labor started and when the last one was born.',
      'Take the newborns with you, and keep them warm.',
    ],
    doNot: [nothingByMouth, waiting],
    sources: ['labor'],
  },
  urine: {
    why: 'An animal that strains and passes no urine may be blocked. The bladder can rupture, and poisons build up in the blood.',
    steps: [call, 'Go now, day or night.'],
    doNot: ['Press on the bladder.', nothingByMouth, waiting],
    sources: ['urinary'],
  },
  gums: {
    why: 'Pale, white, gray, or blue gums mean that too little blood or oxygen is getting through. Every minute counts.',
    steps: [call, 'Keep {pet} calm and still, and carry {pet} to the car.'],
    doNot: [nothingByMouth, waiting],
    sources: ['avmaEmergencies', 'pdsaFirstAid'],
  },
  paralysis: {
    why: 'Legs that suddenly fail can mean an injured spine or a poison. Getting help within hours can decide whether they recover.',
    steps: ['Keep {pet} from walking.', 'Move {pet} on a board or a blanket, with the back straight.', call],
    doNot: ['Let {pet} walk or jump.', nothingByMouth],
    sources: ['spine', 'avmaEmergencies'],
  },
  blood: {
    why: 'Blood in vomit, stool, urine, or cough can mean bleeding inside. {Pet} needs a vet now.',
    steps: [call, 'Take a sample or a photo with you.'],
    doNot: [nothingByMouth, waiting],
    sources: ['avmaEmergencies', 'pdsaFirstAid'],
  },
  eye: {
    why: 'An injured eye can be lost within hours. Minutes can make the difference.',
    steps: [
      'Rinse a chemical out of the eye with running water for 15 minutes.',
      'Keep an eye that is out of its socket moist with clean water.',
      call,
    ],
    doNot: ['Push the eye back.', 'Take anything out of the eye yourself.', 'Let {pet} rub the eye.'],
    sources: ['eye'],
  },
  foreignBody: {
    why: 'Something swallowed can block or cut the gut. It is easier to remove early.',
    steps: [call, 'Say what it was, how big, and when.', 'Take a similar piece with you.'],
    doNot: ['Pull on a string that hangs out.', 'Make {pet} throw up unless a vet says so.', nothingByMouth],
    sources: ['swallowed'],
  },
  severeIllness: {
    why: 'These signs together can mean a serious illness. A vet should decide now, not tomorrow.',
    steps: [call, 'Keep {pet} calm and still.'],
    doNot: [nothingByMouth, waiting],
    sources: ['avmaEmergencies', 'pdsaFirstAid'],
  },
};

/** A single seizure that has ended. */
export const seizureOver: CardText = {
  why: 'A seizure needs a vet the same day, even after it stops. If it comes back, lasts 5 minutes, or {pet} does not wake up, call a vet now.',
  steps: [
    'Call your vet, and ask for a visit today.',
    'Write down when it started and how long it lasted.',
    'Keep {pet} away from stairs.',
  ],
  doNot: ['Put anything into the mouth.', 'Leave {pet} alone.'],
  sources: ['seizure', 'lakeAnna'],
};
