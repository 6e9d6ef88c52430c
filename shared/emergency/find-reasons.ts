import type { ReasonCode } from '#shared/emergency/reasons.ts';
import { joinWords, type Token } from '#shared/emergency/tokens.ts';
import { classifyWords } from '#shared/emergency/word-classes.ts';

const bowels = '(vomit\\w*|thr[eo]w\\w* up|puk\\w*|poop\\w*|stools?|diarrhea|pee|peed|peeing|urine)';
const big = '(hard|tight|swollen|big|bigger|huge|drum|round|balloon|distended|bloated|enlarged|tense)';
const retching = '(retch\\w*|heav\\w*|gag\\w*|try\\w* to (vomit|throw up|puke|be sick)|vomit\\w*)';
const torso = '(belly|stomach|tummy|abdomen|sides)';
const young = '(pups?|pupp(y|ies)|kittens?|litter|runt)';

/** Matches any of several whole words. */
function matchAnyWord(alternatives: readonly string[]): RegExp {
  return new RegExp(`\\b(${alternatives.join('|')})\\b`);
}

/** Words that name a reason, matched after `tokenize`. */
const patterns: Partial<Record<ReasonCode, RegExp>> = {
  breathing: matchAnyWord([
    'breath(e+|es|ing|s)?(?! (is )?(fine|normal|normally|ok|okay|good))',
    'gasp\\w*',
    'pant(s|ing)?',
    'honk\\w*',
    'wheez\\w*',
    'suffocat\\w*',
    'hyperventilat\\w*',
    '(get|getting|gets|for|sucking) (any |enough |in )?air',
  ]),
  choking:
    /\b(chok\w*|heimlich|throat|windpipe|gagging and (paw|claw)\w*|(stuck|caught|lodged|wedged|jammed) .{0,20}(mouth|jaw|teeth)|can not swallow|strangl\w*)\b/,
  collapse: matchAnyWord([
    'collaps\\w*',
    'faint\\w*',
    'unconscious',
    'unresponsive',
    '(pass|passed|passes|passing) out',
    'limp (and|body|in)',
    'is limp',
    'went limp',
    'lifeless',
    'crumpled',
    'keel\\w*',
    '(fell|falls|tip\\w*|flop\\w*) over',
    'floppy',
    'dropped (like|to the)',
    'not (wake|waking|respond|responding|moving|react|reacting)',
    'consciousness',
    'can not (get up|stand)',
    'will not get up',
    'heart attack',
    'cpr',
  ]),
  bloat: matchAnyWord([
    'bloat\\w*',
    'gdv',
    'dry heav\\w*',
    `${retching} .{0,40}\\b(nothing|only foam|just foam|foam|unproductive)`,
    `${torso} .{0,25}\\b${big}`,
    `${big} ${torso}`,
  ]),
  seizure:
    /\b(seiz\w*|convuls\w*|fits?|paddling|twitching|spasms?|(shak|trembl)\w* (uncontrollably|violently|all over)|foam\w* at the mouth)\b/,
  heat: matchAnyWord([
    'heat ?stroke',
    'overheat\\w*',
    'too hot',
    'hot car',
    '(left|locked|stuck) in (the|a|my) .{0,10}car',
    '10[4-9]',
    '[3-9]\\d degrees?',
    '100 degrees?',
    '(cool|cooling) (his )?down',
    'in (the|this) (sun|heat)',
    'burning up',
  ]),
  burn: matchAnyWord([
    'burn(ed|t|s)?',
    'scald\\w*',
    'electrocut\\w*',
    'shocked',
    'zapped',
    'drown\\w*',
    'smoke',
    'fire',
    'monoxide',
    'boiling',
    'hot (oil|water|stove|coffee)',
    '(electrical|power|extension|lamp|charger|charging) (cord|cable)',
    'cord',
    'charger',
    'outlet',
    '(pool|water|lake|river|ice) .{0,30}(cough\\w*|under|limp|out)',
  ]),
  trauma: matchAnyWord([
    'hit by',
    'got hit',
    'was hit',
    'run over',
    'ran over',
    'backed over',
    'struck',
    'clipped',
    'fell',
    'fallen',
    'dropped',
    'kicked',
    'attack\\w*',
    'maul\\w*',
    'shook his',
    'shaken',
    'bitten by a',
    'bite wounds?',
    'punctur\\w*',
    'gash\\w*',
    'fractur\\w*',
    'broken?',
    'bone (is )?(showing|sticking|poking)',
    'shot',
    'impal\\w*',
    'stab\\w*',
    'crush\\w*',
    'slammed',
    'quills',
    'porcupine',
    'torn',
    'ripped',
    'mower',
    'stepped on',
    'fight',
    'coyote',
    'hawk',
    'stitches',
    'incision',
    'wound',
    'trap',
    'hanging',
    'car',
    'truck',
  ]),
  bleeding:
    /\b(bleed\w*|bled|hemorrhag\w*|gush\w*|spurt\w*|nosebleed|blood (everywhere|pouring|dripping|loss)|(losing|lost) .{0,12}blood)\b/,
  snakeBite:
    /\b(\w*snakes?|rattlers?|copperhead|cottonmouth|moccasin|viper|adders?|fangs?|two .{0,12}(holes|punctures))\b/,
  swelling:
    /\b(swell\w*|swollen|swole|hives|stung|stings?|wasps?|bees?|hornets?|yellow jackets?|spider|widow|scorpion|allergic|anaphyla\w*|puffy|puffed|welts|ballooned)\b/,
  poison:
    /\b(poison\w*|toxic|overdos\w*|bait|(wrong|double|extra) (dose|pills?)|pills?|got into|licked|drank|edibles?|stoned|high)\b/,
  newborn: new RegExp(
    `\\b(newborns?|(hours?|days?|weeks?) old .{0,12}${young}|${young} .{0,20}(born|nursing|latch|nurse|(hours?|days?) old)|fading)\\b`,
  ),
  labor: matchAnyWord([
    'labou?r|contractions?|whelp\\w*|pregnan\\w*|giving birth|due date|water broke',
    'pyometra|discharge|pus',
    `${young} .{0,20}(stuck|half|coming|out)`,
    `(last|next|first|no) ${young}`,
    'nursing (a|mom|mother)',
  ]),
  urine:
    /\b(pee|peed|pees|peeing|urin\w*|wee|bladder|(pass|passed) (any )?water|squat\w*|lift\w* his leg|litter ?box|blocked (cat|tom))\b/,
  gums: /\b(gums?|tongue|lips)\b/,
  paralysis:
    /\b((back|hind|rear) (legs?|end|half|feet)|drag\w*|paraly\w*|can not (walk|use)|hunched|head (is )?tilt\w*|circles|walking into|stroke)\b/,
  blood: new RegExp(
    `\\b(${bowels} .{0,25}\\b(blood|bloody|red|black|tarry)|(blood|bloody|black|tarry) .{0,15}${bowels}|coffee grounds?|raspberry)\\b`,
  ),
  eye: /\b(eyes?|eyeball|eyelid|pupils?|blind)\b/,
  foreignBody: /\b(swallow\w*|gulped|bones?|obstruction|blockage|hook)\b/,
  severeIllness:
    /\b(parvo|diabet\w*|insulin|addison\w*|hypoglyc\w*|sugar|pain|screaming|crying|keep .{0,15}down|fever|vomiting (for|all|\d+)|dehydrated|hypotherm\w*|not eaten)\b/,
};

const eaten = new RegExp(
  '(?<!\\b(not|not been|stopped|quit|refuses to|will not) )\\b(ate|eat|eaten|eating|swallow\\w*|chew\\w*|drank|lick\\w*|' +
    'gave|got|gone|missing|lapped|gulped|bit|into|fed|feeding|crunch\\w*|hoover\\w*|spill\\w*|rubbed|sprayed|finished|took)\\b',
);
/** Substances that are also named for other reasons ("coffee grounds") count only with one of the words above. */
const reasonByClass = { toxin: 'poison', medicine: 'poison', object: 'foreignBody' } as const;

/** Finds the reasons that a text names. */
export function findNamedReasons(tokens: readonly Token[]): Set<ReasonCode> {
  const typed = tokens.map(({ word }) => word);
  const text = typed.join(' ');
  const found = new Set<ReasonCode>();
  for (const [reason, pattern] of Object.entries(patterns)) if (pattern.test(text)) found.add(reason as ReasonCode);
  const classes = new Set(classifyWords(typed));
  for (const [name, reason] of Object.entries(reasonByClass)) {
    if (classes.has(name as keyof typeof reasonByClass) && (eaten.test(text) || found.size === 0)) found.add(reason);
  }
  if (/\bblood\w*\b/.test(text) && found.size === 0) found.add('bleeding');
  return found;
}

/**
 * Finds the reasons of an emergency. If it names none: poison if something was eaten, else severe illness, whose card is the
 * general one.
 */
export function findReasons(tokens: readonly Token[]): ReasonCode[] {
  const found = findNamedReasons(tokens);
  if (found.size > 0) return [...found];
  return [eaten.test(joinWords(tokens)) ? 'poison' : 'severeIllness'];
}
