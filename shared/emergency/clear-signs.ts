import type { ReasonCode } from '#shared/emergency/reasons.ts';
import { joinWords, type Token } from '#shared/emergency/tokens.ts';

/**
 * Signs for which minutes count, matched after `tokenize`: "she can't breathe" reads "he can not breathe". They lower the
 * model's threshold for their sentence, so that only strong evidence against an emergency outweighs them: a film, a course,
 * last year.
 */
const signs: readonly (readonly [ReasonCode, RegExp])[] = [
  ['breathing', /\b(is|are|has|was) (not|hardly|stopped) (even |really )?breathing\b/],
  ['breathing', /\b(can|could) (not|hardly) (seem to )?(breathe*|get (any |enough )?air|catch his breath)\b/],
  [
    'breathing',
    /\b(stopped breathing|gasping for (air|breath)|(?<!\bi am (having )?)(struggling|trouble) (to breathe?|breathing))\b/,
  ],
  ['breathing', /\bnot breathing (right|well|normal|normally|good)\b/],
  ['breathing', /\b(tongue|gums|lips) (is|are|turned|turning|went) (blue|purple|gr[ae]y|white)\b/],
  ['choking', /\b(is|started) choking\b|\bchoking (on|right now)\b/],
  ['collapse', /\b(un(conscious|responsive)|(just|has) (collapsed|fainted)|(will|does|can) not wake up)\b/],
  [
    'seizure',
    /\b(is seizing|(is )?having (a |another )?(seizures?|fit|fits|convulsions?)|seizure (will|does) not stop)\b/,
  ],
  [
    'seizure',
    /\b(cluster|second|third|another) (seizures?|fits?)\b|\b(two|three|four|several) (fits|seizures)\b|\b(fit|seizure) and (will|does) not (stop|quit)\b/,
  ],
  [
    'bloat',
    /\b(retching|heaving|gagging|trying to (vomit|throw up|puke))\b.{0,40}\bnothing (is |comes|came|coming|but)/,
  ],
  [
    'trauma',
    /\b(hit|struck|run over|clipped) by an? (car|truck|van|bus|motorcycle|bike|train)\b|\b(car|truck|van) hit his\b|\b(backed|ran|drove) over his\b/,
  ],
  [
    'bleeding',
    /\b(can|will|does) not stop (the )?bleeding\b|\bbleeding (will|does) not stop\b|\bbleeding (heavily|out)\b/,
  ],
  ['bleeding', /\bstop (the|this|his) bleeding\b/],
  // The dog's temperature in degrees Fahrenheit, not that of the weather.
  [
    'heat',
    /^(?!.*\b(outside|outdoors|weather|oven)\b).*(\b(temp|temperature|fever|rectal|thermometer)\b.*\b1(0[5-9]|10)\b|\b1(0[5-9]|10)\b.*\b(temp|temperature|fever|rectal)\b)/,
  ],
  ['urine', /\bcan not (pee|urinate|pass (any )?(urine|water))\b/],
  [
    'seizure',
    /\b(is (fitting|convulsing|having (a |another )?convulsions?)|seizing)\b|^seizures?( (what|help|now|right)\b.*)?$/,
  ],
  [
    'collapse',
    new RegExp(
      String.raw`\b(just |has |he )?(collapsed|fainted)\b(?!.*\b(dramatically|my|the (tunnel|tent|crate|pen|box|chair))\b)|` +
        String.raw`\b(can not|will not|not) wake (his|up|waking)\b|\bnot (really )?(waking up|responding|moving)\b|` +
        String.raw`\bwill not get up\b|\b(is|pup|puppy|him|out) limp\b`,
    ),
  ],
  [
    'gums',
    /\b(gums|tongue|toungue|tounge) (is|are|r|went|turned|look|looks) (all )?(white|pale|blue|purple|gr[ae]y)\b/,
  ],
  [
    'eye',
    /\b(eye|eyeball|eyes) (is |has |just |kinda |plumb )*(popped|came|come|plumb|fell|hanging|poppin|popping) ?(out)?\b/,
  ],
  ['labor', /\b(pup|puppy|puppies) is stuck\b|\bstuck half out(side)?\b|\b(womb|uterus) (is )?(hang|out|com)/],
  ['trauma', /\bbone (is )?(stick|show|poking)\w*\b|\b(arrow|stick|nail|hook) stuck in\b|\bhis (guts|intestines)\b/],
  ['breathing', /\bbreath\w* (hard|heavy|heavily|fast)\b.*\b(lay\w*|lying|laying|side|gums|collaps\w*|weak)\b/],
  ['urine', /\bstrain\w* to (pee|urinate)\b.*\b(drops?|nothing|dribbl\w*)\b/],
  ['labor', /\bin labou?r\b.*\b(all (night|day)|hours?)\b/],
  ['blood', /\b(lots?|pool|puddle|bunch) of blood\b/],
  ['bleeding', /\bblood (everywhere|pouring|squirt\w*|spurt\w*|gush\w*)\b|\bblood (do|does|will) not stop\b/],
  ['burn', /\b(drowning|drowned|electrocuted)\b/],
  ['seizure', /\b(seizures?|fits?)\b.*\bhaving one (right )?now\b/],
  [
    'blood',
    /\b(a lot|lots|a ton|tons) of (fresh |bright |red |dark )*blood (is )?(coming )?(in|with|from) (his|the) (poop|poo|stool|vomit|puke|diarrhea)\b/,
  ],
  ['seizure', /\bseizures?\b.*\b([5-9]|\d\d|five|six|seven|eight|nine|ten) minutes\b|\b(fit|seizure)\b.*\bgoing\b/],
  [
    'snakeBite',
    /\b(bitten|bit) by an? (\w+ )?(snake|rattlesnake|rattler|copperhead|cottonmouth)\b|\b(snake|rattlesnake|rattler|copperhead|cottonmouth)s? (got|bit|bite|struck|nailed) his\b/,
  ],
];

/** Finds the first clear sign in a sentence. */
export function findClearSign(tokens: readonly Token[]): ReasonCode | undefined {
  const text = joinWords(tokens);
  return signs.find(([, sign]) => sign.test(text))?.[0];
}
