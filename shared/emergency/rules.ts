import type { Rule } from '#shared/emergency/rule.ts';
import { eventRules } from '#shared/emergency/rules-events.ts';
import { frameRules } from '#shared/emergency/rules-frames.ts';
import { signRules } from '#shared/emergency/rules-signs.ts';
import { swallowedRules } from '#shared/emergency/rules-swallowed.ts';
import { vitalRules } from '#shared/emergency/rules-vital.ts';

/** Every rule. */
export const rules: readonly Rule[] = [...vitalRules, ...frameRules, ...swallowedRules, ...signRules, ...eventRules];
