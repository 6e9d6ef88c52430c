import type { Rule } from '#shared/emergency/rules.ts';

/** Rules about what happened to the animal. */
export const eventRules: readonly Rule[] = [
  {
    reason: 'poison',
    signs: ['strictToxin'],
    unless: ['poisonHarmless', 'everyday'],
    maxWords: 12,
  },
  {
    reason: 'poison',
    signs: ['ate & strictToxin', 'ate humanMedicine', 'strictToxin & amount', 'strictToxin + tremor', 'strictToxin + weak', 'strictToxin + vomit', "ate 'gum", 'ate + tremor', "'toad & 'bufo/'bit/'got/'licked/'mouth", "'dog/'he/'puppy/'cat 'is 'high", "'stoned", "strictToxin & 'on 'his/'cat/'dog & weak/tremor", "'times 'the 'dose/humanMedicine/prescribedToxin", "'swam/'drank/'swimming/'swim & strictToxin", "'my/'husbands/'wifes/'moms/'dads/'roommates humanMedicine & ate", "ate & 'my/'husbands/'wifes/'moms/'human & humanMedicine", "strictToxin + ate 'it/'his/'some/'all/'whole/'one/'two/'part/'half/'most", 'strictToxin gone', 'gone strictToxin', "strictToxin & 'wrapper/'wrappers/'empty/'missing/'chewed/'mouth/'face/'paws/'puked", "gave & strictToxin", "gave & 'wrong/'double/'extra/'human/'my/'accidentally/'twice & humanMedicine", "'double/'extra/'too 'dose", 'poisoned', "ate + weak & 'something/'unknown/'plant/'weird/'strange/'yard/'ground", "ate + vomit & 'something & 'yard/'unknown/'plant/'weird/'ground", "strictToxin & 'fur/'skin/'paws/'coat/'spilled & 'lick/'licking/'all/'on", "ate & 'bottle/'whole & humanMedicine", "'found & humanMedicine & 'floor/'empty/'chewed/'bottle", "'someone/'neighbor & poisoned", "ate + 'plant/'plants/'berries/'berry/'flower/'flowers & vomit/weak/'unknown/'poisonous"],
    unless: ['poisonHarmless'],
  },
  {
    reason: 'poison',
    signs: ["ate & prescribedToxin", 'ate & humanMedicine', "prescribedToxin & 'whole/'bottle/'too/'double/'extra/'entire/'accidentally", "gave & prescribedToxin & 'too/'double/'twice/'wrong/'accidentally/'extra"],
    unless: ['ownDose'],
  },
  {
    reason: 'foreignBody',
    signs: ['ate foreignObject', 'ate & bone', "'swallowed weakObject", "swallowed & weakObject", "swallowed & foreignObject/'something/'object/'whole/'thing", "foreignObject + ate 'it/'his/'part/'half/'pieces/'whole", "ate + stuck & foreignObject", "bone stuck", "stuck & bone/weakObject/foreignObject & throat", "'string/'ribbon/'thread/'yarn/'tinsel & 'hanging/'sticking/'out", "ate weakObject + vomit/weak/not", "'blockage", "'obstruction", "'intestinal & 'blockage/'obstruction", "not stool & 'days + vomit", "strain stool & nothing + vomit", "foreignObject gone & ate", "foreignObject & vomit", "foreignObject & ate 'another", "foreignObject & 'missing/'gone + 'vomiting/'chewed/'think/'chewing"],
    unless: ['objectHarmless'],
  },
  {
    reason: 'trauma',
    signs: ['hitBy vehicle', 'hitBy & vehicle', "'run/'ran 'over", "'stuck/'stab*/'embedded & belly/'chest/'neck/'side & 'branch/'stick/'pole/'fence/'glass", "hitBy head", "fell & height", "'fell & 'not/'wont/'limping/'crying/'head", 'fracture', 'shot', "guts & 'out/'hanging/'showing/'see/'coming", 'attacked attacker', 'attacker attacked', "attacked & 'dog/attacker & wound/blood/deep", "wound & deep", "deep & wound", 'crushed puppy', "crushed & 'my/'his/puppy/'his/'dog", "puppy crushed", "'head & 'trauma/'injury/'hit/'bump & weak/stagger/vomit", "'kicked & 'horse/'cow/'head", "bite & 'wound/'wounds/'punctures", "'impaled", "'stick & 'chest/'belly/'throat/'through", "'bone & 'showing/'sticking/'visible", "'leg & 'broken/'broke/'snapped/'dangling", "'ribs & 'broken/'cracked", "'accident & 'car/vehicle", "'dropped & puppy/'his & 'head/'floor/'stairs", "'quills/'quill", "'internal 'bleeding", "'tail/'ear/'paw & 'ripped/'torn/'cut/'severed 'off", "'severed/'amputated", "'fell & fell 'height", "not 'put 'weight", "'dislocated", "'caught & 'trap/'snare/'fence & rearLegs/'neck/wound", "'hung/'hanging/'strangled/'strangling & 'leash/'collar/'neck"],
    unless: ['traumaHarmless'],
  },
  {
    reason: 'bleeding',
    signs: ['bleed lots', 'lots bleed', "not 'stop bleed", "bleed not 'stop"],
    unless: ['heatCycle'],
  },
  {
    reason: 'bleeding',
    signs: ["bleed & 'from & 'nose/'mouth/'ear/'ears/'neck/'chest/'penis/'vulva/'rectum/'butt/'bottom/'everywhere", "blood & 'nose/'mouth", "'nosebleed/'nosebleeds", "bleed & 'artery/'arterial", "'is/'hes/'shes/'started/'still 'bleeding", "'bleeding & 'help/'what/'cut/'wound/'paw/'leg/'ear", "'bleeding", "'lost & blood"],
    unless: ['bleedHarmless', 'minor'],
  },
  {
    reason: 'snakeBite',
    signs: ['snake & bite', "bite & snake", "snake 'bit/'got/'struck", "'fang 'marks", "snake & 'swollen/'swelling/'yelped/'puncture/'punctures", "'snakebite", "'snakebitten"],
  },
  {
    reason: 'swelling',
    signs: ["sting & swelling", "sting & face/'throat/'mouth & swelling", "sting & weak/vomit/collapse/hives/'breathing", "sting & 'mouth/'throat/'tongue/'multiple/'many/'several/'swarm/'times", 'venomous bite', 'bite venomous', "venomous & 'stung/'bit/'ate/'sting", 'face swelling', 'swelling face', "'hives", "hives & 'all/'body/'face/'everywhere & 'over/'suddenly/'after", 'allergic', "swelling & 'vaccine/'shot/'shots/'bee/'bit/'after", "'anaphylaxis/'anaphylactic", "'stung", "'vaccine & face/vomit/weak/collapse/hives & swelling/'after/weak"],
    unless: ['swellingHarmless'],
  },
  {
    reason: 'burn',
    signs: ["'caught & 'fire", "'hot & 'coals/'stove/'embers/'asphalt/'pavement & 'paws/'paw/'walked/'stepped/burned", "burned & 'paw/'paws/'skin/'face/'mouth/'back/'my/'his/'himself/'herself/'stove/'water/'oil/'coffee/'chemical", "'scalded", 'electric', "ate & cord", "'chewing/'chewed/'chewed/'bit & cord", "drown & 'dog/'he/'pool/'water/'my/'almost/'nearly", "'drowned/'drowning", 'smoke & breathe', "smoke & 'house/'fire/cough/weak/'inhaled", "'pulled & 'pool/'water/'lake/'river & not/collapse/cough/breathe", "'fell & 'ice/'pool & cold/not/weak", "'lightning", "'carbon 'monoxide"],
    unless: ['burnHarmless'],
  },
];
