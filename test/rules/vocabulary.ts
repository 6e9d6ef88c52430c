/** A word that the glossary in `docs/style.md` replaces. */
export interface AvoidedWord {
  pattern: RegExp;
  /** What to write instead. */
  say: string;
  /** A text that contains the word. */
  example: string;
  /** The files in which the word is avoided. Default: all files. */
  within?: RegExp;
}

const backend = /^(events|functions|infra)\/|^test\/(events|functions|infra|journeys)\//;

/** The words of the glossary's last column that have no other meaning here. */
export const avoidedWords: readonly AvoidedWord[] = [
  { pattern: /\bovertaken\b/i, say: 'VersionConflict', example: 'This version was overtaken.' },
  { pattern: /\bmeanwhile\b/i, say: 'concurrently, elsewhere', example: 'It changed meanwhile.' },
  { pattern: /\bsaid ?twice\b/i, say: 'idempotent replay', example: 'A request said twice.' },
  { pattern: /\bkeep_?answers?\b|\bkept answers\b/i, say: 'saveIdempotentResponse, draft', example: 'keepAnswer()' },
  { pattern: /announc/i, say: 'emit or publish an event', example: 'Announces the new dog.', within: backend },
  {
    pattern: /\b(schedule|clock|alarm|bell)s? (rings?|rang)\b|\bring(s|ing)? the (bell|clock)\b/i,
    say: 'a schedule runs, an owner is notified',
    example: 'The clock rings at noon.',
  },
  { pattern: /\bcountAttempts?\b/, say: 'consume', example: 'countAttempt(email)' },
  {
    pattern: /\b(take|takes|took|taken|taking)( it)? back\b/i,
    say: 'refund, undo, roll back',
    example: 'Take it back.',
  },
  {
    pattern: /\b(throughTheEdge|fromOurOrigin|mayCall)\b/,
    say: 'requireOriginSecret, requireSameOrigin, authorize',
    example: 'mayCall(operation)',
  },
  { pattern: /\btrouble that passes\b/i, say: 'transient', example: 'Trouble that passes.' },
  { pattern: /(?<![a-z])patience/i, say: 'timeout', example: 'const patienceMs = 1500;' },
  { pattern: /\bbuilt ahead\b/i, say: 'prerendered', example: 'Pages built ahead.' },
  { pattern: /\bmail-?once\b/i, say: 'sendEmailOnce', example: 'mailOnce(event)' },
  { pattern: /\be?mail letters?\b/i, say: 'email template', example: 'The email letter.' },
  { pattern: /\bstand-?ins?\b/i, say: 'emulator, fake', example: 'A stand-in for S3.' },
  { pattern: /(?<!\bat[\s*/-]+)\bleast\b/i, say: 'min', example: 'const least = 3;' },
  { pattern: /\bowner-?frame\b|\bgated-?part\b/i, say: 'AppLayout, PaywallLayout', example: 'owner-frame.tsx' },
  { pattern: /\bbarriers?\b/i, say: 'axe violations', example: 'No barriers.' },
  { pattern: /\bunclaimed\b/i, say: 'orphan', example: 'An unclaimed photo.' },
  { pattern: /\bremak(e|es|ing)\b|\bremade\b/i, say: 're-encode, resize', example: 'Remakes the photo.' },
  { pattern: /\bstandstills?\b|\bstood still\b/i, say: 'suspended', example: 'After a standstill.' },
  { pattern: /(\b|[a-z])Reactions\b/, say: 'EventHandlers', example: 'export const dogReactions = {};' },
  { pattern: /\bmend(s|ed|ing)?\b/i, say: 'check, fix', example: 'Please mend the fields.' },
  { pattern: /\bwhoever\b/i, say: 'who, everyone who', example: 'Whoever reads it.' },
  { pattern: /\bat no moment\b/i, say: 'never', example: 'At no moment it is missing.' },
  { pattern: /\bbut where\b/i, say: 'unless, except when', example: 'Never late but where it slept.' },
  { pattern: /\blaterThan\b/, say: 'nextUpdatedAt', example: 'laterThan(before)' },
  { pattern: /\brhythm/i, say: 'recurrence rule', example: 'type Rhythm = {};' },
  { pattern: /OwnRows\b|\bownRows\b/, say: 'overrides', example: 'changeOwnRows()' },
  { pattern: /\bfixed rules\b/i, say: 'model', example: 'By fixed rules.' },
];

/**
 * Files that are not checked: those that quote the words, and texts about dogs or by owners, in which the words have
 * other meanings.
 */
const exempt = [
  /^(docs\/style\.md|test\/rules\/vocabulary\.ts|package-lock\.json|LICENSE|NOTICE)$/,
  /^(test\/)?shared\/(content|guide|breeds)\//,
  /^(test\/emergency|scripts\/(emergency-model|guide-search))\//,
  /-list\.ts$/,
];

/** Whether a file must not contain a word. */
export function isChecked(path: string, { within }: AvoidedWord): boolean {
  return !exempt.some((pattern) => pattern.test(path)) && (within?.test(path) ?? true);
}
