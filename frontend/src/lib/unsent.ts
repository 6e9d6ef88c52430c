import { paths, profileTab } from './paths.ts';
import { readJson, remove, writeJson } from './storage.ts';

/** The screens of the forms that wait through a sign-in or the gate. */
const screens = { dog: profileTab('dogs'), details: profileTab('account') } as const;

type UnsentForm = keyof typeof screens;

interface Unsent {
  form: UnsentForm;
  /** Nobody else gets to see it. */
  ownerId: string;
  typed: unknown;
}

function waiting(ownerId: string): Unsent | undefined {
  const kept = readJson('unsent') as Partial<Unsent> | null;
  if (kept?.ownerId !== ownerId || !kept.form || !Object.hasOwn(screens, kept.form)) return undefined;
  return kept as Unsent;
}

/** Keeps what was typed into a form when the session or the access had ended, for this owner and this tab. */
export function keepUnsent(form: UnsentForm, ownerId: string, typed: unknown): void {
  writeJson('unsent', { form, ownerId, typed } satisfies Unsent);
}

/** Hands back, once and unchecked, what this owner had typed into a form; undefined where nothing waits. */
export function takeUnsent(form: UnsentForm, ownerId: string): unknown {
  const kept = waiting(ownerId);
  if (kept?.form !== form) return undefined;
  remove('unsent');
  return kept.typed;
}

/** The screen of the form that waits for this owner; undefined where nothing waits. */
export function waitingScreen(ownerId: string): string | undefined {
  const kept = waiting(ownerId);
  return kept && screens[kept.form];
}

/** Where signing in leads: to the form that waits for this owner, else home. What somebody else left behind goes. */
export function afterSignIn(ownerId: string): string {
  const screen = waitingScreen(ownerId);
  if (screen) return screen;
  remove('unsent');
  return paths.home;
}
