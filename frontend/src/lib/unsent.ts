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

/** Where someone was when a sign-in was asked for. */
interface Return {
  address: string;
  /** Whose session had ended there; missing where nobody is known to have been signed in. */
  ownerId?: string;
}

/** Notes the address on screen for this tab, so that signing in leads back to it. */
export function keepAddress(address: string, ownerId: string | undefined): void {
  writeJson('return_to', { address, ownerId } satisfies Return);
}

/** Whether an address is one of our own screens, so that nothing which was kept can lead anywhere else. */
function isOurs(address: string): boolean {
  const { origin } = window.location;
  if (!address.startsWith('/') || !URL.canParse(address, origin)) return false;
  const { origin: leadsTo, pathname } = new URL(address, origin);
  return (
    leadsTo === origin &&
    Object.values(paths).some((path) => path.replace(':id', pathname.split('/')[2] ?? '') === pathname)
  );
}

function takeAddress(ownerId: string): string | undefined {
  const kept = readJson('return_to') as Partial<Return> | null;
  remove('return_to');
  if (typeof kept?.address !== 'string' || !isOurs(kept.address)) return undefined;
  return kept.ownerId === undefined || kept.ownerId === ownerId ? kept.address : undefined;
}

/** Where signing in leads: to the form that waits for this owner, to the screen that asked for it, else home. What somebody else left behind goes. */
export function afterSignIn(ownerId: string): string {
  const screen = waitingScreen(ownerId);
  const address = takeAddress(ownerId);
  if (screen) return screen;
  remove('unsent');
  return address ?? paths.home;
}
