import { contextOf } from '#shared/emergency/context.ts';
import { type CompiledRule, compileRules, type Evidence, evidenceFor } from '#shared/emergency/judge.ts';
import type { Reading } from '#shared/emergency/match.ts';
import { readText } from '#shared/emergency/reading.ts';
import { type ReasonCode, reasonCodes, type Verdict } from '#shared/emergency/reasons.ts';
import { rules } from '#shared/emergency/rules.ts';

/** What a text says. */
export interface TextCheck {
  verdict: Verdict;
  /** Whether the verdict is `now`. */
  emergency: boolean;
  /** The most urgent first. */
  reasons: ReasonCode[];
}

let compiled: readonly CompiledRule[] | undefined;

const numbers: Record<string, number> = {
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};

function minutes(word = ''): number {
  return numbers[word] ?? (Number(word) || 0);
}

/** A single seizure that has ended is for a vet today, everything else that the rules find for a vet now. */
function isOverSeizure(reasons: readonly ReasonCode[], reading: Reading): boolean {
  const [reason, ...others] = reasons;
  if (reason !== 'seizure' || others.length > 0) return false;
  const lasted = reading.tokens.some(
    ({ word }, index) => /^minutes?$/.test(word) && minutes(reading.tokens[index - 1]?.word) >= 5,
  );
  return reading.mentions.has('wellNow') && !reading.mentions.has('repeated') && !lasted;
}

/**
 * Checks what somebody typed about an animal for signs of an emergency. It runs without a network and takes a few
 * milliseconds, also for hostile text. When in doubt, it is an emergency.
 */
export function checkText(text: string): TextCheck {
  const reading = readText(text);
  const context = contextOf(reading);
  const found = new Set<ReasonCode>();
  compiled ??= compileRules(rules);
  for (const rule of compiled) {
    if (found.has(rule.reason)) continue;
    for (const { objection } of evidenceFor(rule, reading, context)) {
      if (objection) continue;
      found.add(rule.reason);
      break;
    }
  }
  const reasons = reasonCodes.filter((code) => found.has(code));
  if (reasons.length === 0) return { verdict: 'none', emergency: false, reasons };
  if (isOverSeizure(reasons, reading)) return { verdict: 'today', emergency: false, reasons };
  return { verdict: 'now', emergency: true, reasons };
}

/** Every sign in a text, also those that something speaks against. For finding out why a text is judged as it is. */
export function explainText(text: string): Evidence[] {
  const reading = readText(text);
  const context = contextOf(reading);
  return compileRules(rules).flatMap((rule) => [...evidenceFor(rule, reading, context)]);
}
