import type { ReasonCode } from '#shared/emergency/reasons.ts';
import { joinWords, type Token } from '#shared/emergency/tokens.ts';
import { classifyWords } from '#shared/emergency/word-classes.ts';

/** Words for swallowing or touching something, as a fact. "Can he have" and "he will eat" are none. */
const contact = new RegExp(
  String.raw`\b(ate|et|eaten|eats|(is|was|been|caught his|keeps|kept) (eating|eatin|drinking|drinkin|licking|lickin|chewing|` +
    String.raw`chewin)|eat (a|an|my|the|all|some|whole)|(dog|puppy|pup|he) eat|swallow\w*|swaller\w*|gulp\w*|drank|drunk|` +
    'drinked|drink (the|some|my|a)|lapp?ed|lick(ed|in|ing)|chewed|chewd|bit (into|thro?ugh|thru)|got (in|into|ahold|' +
    'hold)|gets into|getting into|hoovered|gobbled|inhaled|scarfed|snarfed|wolfed|munched|devoured|crunched|finished|' +
    String.raw`got (a|an|my|the|some|all|two|three|half|whole|both)( \w+)? of|had (the|some|all|half|a) (whole|bunch|\d+|g|` +
    'grams?|box|bag|bar|pack|bowl)|helped himself|is gone|all gone|is empty|missing|on his (lips|mouth|face|chin|' +
    'breath)|crumbs|(tin|box|bottle|bag|pack|packet|jar|lid|wrappers?|blister|foil|organi[sz]er|bar) (is |was )?(empty|gone|off|' +
    'open|chewed|ripped|torn)|empty (tin|box|bottle|bag|pack|packet|jar|wrappers?|blister|foil|strip)|(is|are) not there|' +
    String.raw`none (left|now|behind)|stuck in|gave his|given his|fed his|spilled|rolled in|sprayed|soaked)\b`,
);
/** Nothing has happened, or not now. */
const harmless = new RegExp(
  String.raw`\b(not (eat|ate|swallow\w*|lick|drink|chew\w*|get|got|touch)|never|nothing|almost|nearly|tried to|wants? to|` +
    'before he (could|got|ate|swallowed)|(can|could|may|might) (he|i|we|dogs?|the|my|a|you)|should i|' +
    '(is it |is \\S+ )?(safe|ok|okay) if|is it (safe|ok|okay)|what if|' +
    'in case|years? (ago|back)|months? (ago|back)|weeks? (ago|back)|(last|that was last) (year|summer|winter|spring|' +
    String.raw`fall|month|christmas|thanksgiving|easter|halloween)|when he was|as a pup\w*|used to|one time|once|remember\w*|` +
    'back in|counted|no pieces? missing|nothing missing|vet (said|says|gave|prescribed)|prescribed|instead of|' +
    String.raw`keep away|put away|locked)\b`,
);

/** What vets prescribe is given, so of medicine only what an animal took by itself counts, and what people take for pain. */
const given = /\b(gave|given|fed) his\b|\bfinished\b/;

const painkillers = /\b(ibuprofen|advil|motrin|aleve|naproxen|tylenol|acetaminophen|paracetamol)\b/;

const reasonByClass = { toxin: 'poison', medicine: 'poison', object: 'foreignBody' } as const;

/** Something dangerous that an animal swallowed or touched. */
export interface NamedDanger {
  reason: ReasonCode;
  /** Whether it is a toxin, which has a lower threshold than a medicine or an object. */
  isToxin: boolean;
}

/** Finds whether a sentence tells that an animal swallowed or touched something that is listed as dangerous. */
export function findNamedDanger(sentence: readonly Token[]): NamedDanger | undefined {
  const text = joinWords(sentence);
  if (!contact.test(text) || harmless.test(text)) return undefined;
  const classes = new Set(classifyWords(sentence.map(({ word }) => word)));
  if (given.test(text) && !painkillers.test(text)) classes.delete('medicine');
  for (const [name, reason] of Object.entries(reasonByClass)) {
    if (classes.has(name as keyof typeof reasonByClass)) return { reason, isToxin: name === 'toxin' };
  }
  return undefined;
}
