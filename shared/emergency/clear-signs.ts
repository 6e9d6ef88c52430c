import type { ReasonCode } from '#shared/emergency/reasons.ts';
import { joinWords, type Token } from '#shared/emergency/tokens.ts';

const young = '(pup|puppy|puppies)';

/**
 * Signs for which minutes count, by reason, the most urgent first. They are matched after `tokenize`: "she can't breathe"
 * reads "he can not breathe". They lower the model's threshold for their sentence, so that only strong evidence against an
 * emergency outweighs them: a film, a course, last year.
 */
const signs: Partial<Record<ReasonCode, readonly RegExp[]>> = {
  breathing: [
    /\b(is|are|has|was) (not|hardly|stopped) (even |really )?breathing\b|\bnot breathing (right|well|normal|normally|good)\b/,
    /\b(can|could) (not|hardly) (seem to )?(breathe*|get (any |enough )?air|catch his breath)\b/,
    /\b(stopped breathing|gasping for (air|breath)|(?<!\bi am (having )?)(struggling|trouble) (to breathe?|breathing))\b/,
    /\bbreath\w* (hard|heavy|heavily|fast)\b.*\b(lay\w*|lying|laying|side|gums|collaps\w*|weak)\b/,
    /\b(gums|tongue|lips) (is|are|r|turned|turning|went|look|looks) (all )?(blue|purple|gr[ae]y)\b/,
  ],
  choking: [/\b(is|started) choking\b|\bchoking (on|right now)\b/],
  collapse: [
    /\b(unconscious|unresponsive)\b|\b(can not|will not|does not|not) wake up\b|\b(can not|will not|not) wake (his|waking)\b/,
    /\b(just |has |he )?(collapsed|fainted)\b(?!.*\b(dramatically|my|the (tunnel|tent|crate|pen|box|chair))\b)/,
    /\bnot (really )?(waking up|responding|moving)\b|\bwill not get up\b|\b(is|pup|puppy|him|out) limp\b/,
  ],
  seizure: [
    /\b(is )?(seizing|fitting|convulsing)\b|\b(is )?having (a |another )?(seizures?|fit|fits|convulsions?)\b/,
    /\b(cluster|second|third|another) (seizures?|fits?)\b|\b(two|three|four|several) (fits|seizures)\b/,
    /\b(seizures?|fits?)\b( and)? (will|does|do) not (stop|quit)\b|\b(seizures?|fits?)\b.*\bhaving one (right )?now\b/,
    /\bseizures?\b.*\b([5-9]|\d\d|five|six|seven|eight|nine|ten) minutes\b|\b(fit|seizure)\b.*\bgoing\b/,
    /^seizures?( (what|help|now|right)\b.*)?$/,
  ],
  bloat: [/\b(retching|heaving|gagging|trying to (vomit|throw up|puke))\b.{0,40}\bnothing (is |comes|came|coming|but)/],
  heat: [/\b(has|have|having|got|is it|think it is|because of|died? of) (a )?heat ?stroke\b/],
  burn: [/\b(drowning|drowned|electrocuted)\b/],
  trauma: [
    /\b(hit|struck|run over|clipped) by an? (car|truck|van|bus|motorcycle|bike|train)\b|\b(car|truck|van) hit his\b/,
    /\b(backed|ran|drove) over his\b|\bbone (is )?(stick|show|poking)\w*\b|\b(arrow|stick|nail|hook) stuck in\b|\bhis (guts|intestines)\b/,
  ],
  bleeding: [
    /\b(can|will|does) not stop (the )?bleeding\b|\bbleeding (will|does) not stop\b|\bbleeding (heavily|out)\b|\bstop (the|this|his) bleeding\b/,
    /\bblood (everywhere|pouring|squirt\w*|spurt\w*|gush\w*)\b|\bblood (do|does|will) not stop\b/,
  ],
  snakeBite: [
    /\b(bitten|bit) by an? (\w+ )?(snake|rattlesnake|rattler|copperhead|cottonmouth)\b/,
    /\b(snake|rattlesnake|rattler|copperhead|cottonmouth)s? (got|bit|bite|struck|nailed) his\b/,
  ],
  labor: [
    new RegExp(String.raw`\b${young} is stuck\b|\bstuck half out(side)?\b|\b(womb|uterus) (is )?(hang|out|com)`),
    /\bin labou?r\b.*\b(all (night|day)|hours?)\b/,
  ],
  urine: [
    /\bcan not (pee|urinate|pass (any )?(urine|water))\b|\bstrain\w* to (pee|urinate)\b.*\b(drops?|nothing|dribbl\w*)\b/,
  ],
  gums: [/\b(gums|tongue|lips) (is|are|r|turned|turning|went|look|looks) (all )?(white|pale)\b/],
  blood: [/\b(lots?|a ton|tons|pool|puddle|bunch) of (fresh |bright |red |dark )*blood\b/],
  eye: [
    /\b(eye|eyeball|eyes) (is |has |just |kinda |plumb )*(popped|came|come|plumb|fell|hanging|poppin|popping) ?(out)?\b/,
  ],
  severeIllness: [
    // The dog's temperature in degrees Fahrenheit, not that of the weather. It may be a fever, which nobody should cool.
    /^(?!.*\b(outside|outdoors|weather|oven)\b).*(\b(temp|temperature|fever|rectal|thermometer)\b.*\b1(0[5-9]|10)\b|\b1(0[5-9]|10)\b.*\b(temp|temperature|fever|rectal)\b)/,
  ],
};

const patterns = Object.entries(signs) as [ReasonCode, readonly RegExp[]][];

/** Finds the first clear sign in a sentence. */
export function findClearSign(tokens: readonly Token[]): ReasonCode | undefined {
  const text = joinWords(tokens);
  return patterns.find(([, ofReason]) => ofReason.some((sign) => sign.test(text)))?.[0];
}
