import { causePhrases } from '#shared/emergency/cause-phrases.ts';
import { findSwallowed } from '#shared/emergency/find-swallowed.ts';
import { compilePhrases, matchPhrases } from '#shared/emergency/phrases.ts';
import type { Certainty, ReasonCode, ReasonPhrases } from '#shared/emergency/reasons.ts';
import { signPhrases } from '#shared/emergency/sign-phrases.ts';
import { swallowedPhrases } from '#shared/emergency/swallowed-phrases.ts';
import { joinWords, splitSentences, type Token } from '#shared/emergency/tokens.ts';
import { classifyWords } from '#shared/emergency/word-classes.ts';

type Patterns = readonly { reason: ReasonCode; pattern: RegExp }[];

function compile(groups: readonly ReasonPhrases[], certainty: Certainty): Patterns {
  return groups
    .flatMap((group) => Object.entries(group))
    .flatMap(([reason, { [certainty]: phrases }]) =>
      phrases ? [{ reason: reason as ReasonCode, pattern: compilePhrases(phrases) }] : [],
    );
}

let compiled: Record<'strong' | 'swallowed' | 'weak', Patterns> | undefined;

/** Compiles the phrases once, when a text first needs them. */
function loadPatterns() {
  compiled ??= {
    strong: compile([causePhrases, signPhrases, swallowedPhrases], 'strong'),
    swallowed: compile([swallowedPhrases], 'weak'),
    weak: compile([causePhrases, signPhrases], 'weak'),
  };
  return compiled;
}

/** Finds the reasons that a text names. Weaker evidence counts only where there is no stronger one. */
function findNamedReasons(tokens: readonly Token[]): ReasonCode[] {
  const { strong, swallowed, weak } = loadPatterns();
  const sentences = splitSentences(tokens);
  const text = sentences.map(joinWords).join(' ; ');
  const things = sentences.flatMap(findSwallowed);
  const match = (patterns: Patterns) =>
    patterns.filter(({ pattern }) => matchPhrases(text, pattern)).map(({ reason }) => reason);
  const take = (wanted: Certainty) => things.flatMap(({ reason, certainty }) => (certainty === wanted ? reason : []));
  const surest = [...match(strong), ...take('strong')];
  if (surest.length > 0) return surest;
  return [take('weak'), match(swallowed), match(weak)].find((found) => found.length > 0) ?? [];
}

/** Whether a text names a reason, or a thing that animals should not swallow. */
export function namesReason(tokens: readonly Token[]): boolean {
  const classes = classifyWords(tokens.map(({ word }) => word));
  return classes.some((each) => each && each !== 'food') || findNamedReasons(tokens).length > 0;
}

/**
 * Finds the reasons of a text. Without phrases that name one, its clear signs do. Without these, it is severe illness, whose
 * card is the general one.
 */
export function findReasons(tokens: readonly Token[], clearSigns: readonly ReasonCode[]): ReadonlySet<ReasonCode> {
  const named = [findNamedReasons(tokens), clearSigns, ['severeIllness' as const]];
  return new Set(named.find((reasons) => reasons.length > 0));
}
