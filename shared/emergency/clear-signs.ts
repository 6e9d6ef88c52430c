import type { ReasonCode } from '#shared/emergency/reasons.ts';
import type { Token } from '#shared/emergency/tokens.ts';

/**
 * Signs of which minutes count, in the words that `tokenize` makes of a text: "she can't breathe" is "he can not breathe".
 * In a sentence with a clear sign, only strong evidence that it is not happening speaks against an emergency: a film, a
 * course, last year.
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
  ['seizure', /\b(cluster|second|another) seizures?\b/],
  [
    'bloat',
    /\b(retching|heaving|gagging|trying to (vomit|throw up|puke))\b.{0,40}\bnothing (is |comes|came|coming|but)/,
  ],
  ['trauma', /\b(hit|struck|run over) by an? (car|truck|van|bus|motorcycle|bike|train)\b/],
  [
    'bleeding',
    /\b(can|will|does) not stop (the )?bleeding\b|\bbleeding (will|does) not stop\b|\bbleeding (heavily|out)\b/,
  ],
  ['bleeding', /\bstop (the|this|his) bleeding\b/],
  // In degrees Fahrenheit, of a dog and not of the day.
  [
    'heat',
    /^(?!.*\b(outside|outdoors|weather|oven)\b).*(\b(temp|temperature|fever|rectal|thermometer)\b.*\b1(0[5-9]|10)\b|\b1(0[5-9]|10)\b.*\b(temp|temperature|fever|rectal)\b)/,
  ],
  ['urine', /\bcan not (pee|urinate|pass (any )?(urine|water))\b/],
  ['snakeBite', /\b(bitten|bit) by an? (\w+ )?(snake|rattlesnake|rattler|copperhead|cottonmouth)\b/],
];

/** The first clear sign in a sentence. */
export function clearSign(tokens: readonly Token[]): ReasonCode | undefined {
  const text = tokens.map(({ word }) => word).join(' ');
  return signs.find(([, sign]) => sign.test(text))?.[0];
}
