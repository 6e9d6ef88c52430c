import type { Rule } from '#shared/emergency/rule.ts';

/** A toxin or an object with any trace of eating, and anything eaten that is not a known food. */
export const swallowedRules: readonly Rule[] = [
  {
    reason: 'poison',
    signs: [
      "'rubbed/'put/'sprayed/'applied/'poured/'used & strictToxin/humanMedicine & 'on/'onto & 'his/'dog/'cat/'my",
      "'flea & 'cat/'kitten & 'dog/'dogs",
    ],
  },
  {
    reason: 'poison',
    signs: [
      'ate + strictToxin',
      'strictToxin + alarming',
      'prescribedToxin & gone',
      "prescribedToxin & 'whole/'entire/'bottle/'box/'pack/'all/'handful/'dozen",
      "prescribedToxin/humanMedicine & 'all/'whole & gone",
      'packaging & gone & humanMedicine',
      "ate & 'own/'other/'others/'cats/'brothers/'sisters/'grandmas/'my & humanMedicine",
      "strictToxin & 'rolled/'stepped/'walked/'ran/'sprayed/'splashed/'poured/'rubbed/'dunked & 'in/'on/'through/'his",
      "'empty/'chewed/'shredded 'wrappers/'wrapper/'bottle/'packet/'blister/'vial/'tube/'canister",
      "'wrappers/'wrapper/'packet/'canister & 'empty/'everywhere",
      "'under & ate & 'car/'truck/'chevy/'ford/'toyota/'hood/'engine & 'green/'greenish/'sweet/'puddle",
      "ate & 'puddle & 'green/'greenish/'sweet/'car/'garage/'oil/'rainbow",
      "'bag/'backpack/'purse/'drawer/'suitcase + 'pills/'pill/'meds & 'teeth/'holes/'chewed/'got/'hyper/'torn",
      "'pills/'meds/prescribedToxin + 'teeth/'bite/'tooth 'marks/'holes",
      "'pill/'pills & 'empty/'gone/'missing/'organizer + 'empty/'dog/'missing",
      "'got/'gotten/'getting/'gets 'into & 'garage/'shed/'purse/'handbag/'trash/'garbage/'bin/'cabinet/'medicine/'cleaning/'backpack",
      "not/'no 'idea/'clue/'sure & 'what/'which/'how & ate",
      "ate & 'something/'unknown & alarming",
      "'make/'making/'get/'getting/'have 'his 'throw/'puke/'vomit",
      "'make/'making/'get/'getting 'my 'throw/'puke/'vomit",
      "'give/'giving 'his & 'peroxide/'charcoal & ate",
      "'after/'minutes/'since ate + alarming & 'something/'drank/'licked",
    ],
    unless: ['intact'],
  },
  {
    reason: 'poison',
    signs: ['strictToxin & amount', 'strictToxin & gone'],
    unless: ['intact', 'storage'],
  },
  {
    reason: 'foreignBody',
    signs: [
      "'gave/'fed/'shared & foreignObject",
      "dangerObject + 'threw/'gave/'fed/'tossed 'it/'his/'one/'that",
      "dangerObject & 'whole/'minutes/'ago",
      "dangerObject + 'whole/'gone/'disappeared/'vanished",
      "dangerObject & 'only/'playing/'playing & 'some/'thread/'find/'found/'left/'with",
      "'aaa/'aa/'battery & 'only/'missing/'find",
    ],
    unless: ['intact'],
  },
  {
    reason: 'foreignBody',
    signs: [
      'swallowedNow',
      "dangerObject & 'missing/'gone/'gulp/'threw/'gave/'nowhere/'short",
      "foreignObject & 'gulp/'down/'gulped/'inhaled & 'gone/'whole/'one",
    ],
    unless: ['safeFood', 'ownDose', 'intact'],
  },
  {
    reason: 'foreignBody',
    signs: ['ateNow'],
    unless: ['safeFood', 'ownDose', 'intact', 'storage'],
    maxWords: 16,
  },
];
