import { networkOf } from '#functions/account/network.ts';
import { now } from '#functions/core/clock.ts';
import { hashOf, newSecret, serializeSessionCookie } from '#functions/core/session.ts';
import { mac } from '#functions/core/signing.ts';
import { put, type Write } from '#functions/core/table.ts';
import { type Session, Sessions } from '#functions/entities/sessions.ts';
import { maximumSessions, sessionSeconds } from '#shared/session.ts';

/** Another sign-in took the same slot in the same moment: choose again. */
export class SlotTaken extends Error {
  constructor() {
    super('The session slot was taken meanwhile.');
    this.name = 'SlotTaken';
  }
}

interface Opening {
  ownerId: string;
  epoch: number;
  roles: string[];
  /** The browser's own words about itself. */
  userAgent: string | undefined;
  remembered: boolean;
}

/** A session that is about to be: the write that makes it, and the cookie that opens it. */
export interface OpenedSession {
  write: Write;
  cookie: string;
  device: string;
}

/**
 * Prepares a session in the first free slot, or in the oldest one's place when all twenty are taken; `instead` is the slot
 * of the session that this browser had. The write fails with `SlotTaken` when another sign-in was faster.
 */
export async function openSession(opening: Opening, instead?: number): Promise<OpenedSession> {
  const { data } = await Sessions.query.ofOwner({ ownerId: opening.ownerId }).go({ consistent: true, pages: 1 });
  return prepare(opening, data, instead);
}

/** The same for an owner who is only just being made and has no sessions. */
export function openFirstSession(opening: Opening): OpenedSession {
  return prepare(opening, []);
}

function prepare(opening: Opening, existing: Session[], instead?: number): OpenedSession {
  const moment = now();
  const seconds = Math.floor(moment.getTime() / 1000);
  const own = existing.find((session) => session.slot === instead);
  const { slot, replaced } = own
    ? { slot: own.slot, replaced: own.secretHash }
    : choose(existing, opening.epoch, seconds);
  const secret = newSecret();
  const lifetime = opening.remembered ? sessionSeconds.remembered : sessionSeconds.browser;
  const device = deviceOf(opening.userAgent);
  const parameters = Sessions.put({
    ownerId: opening.ownerId,
    slot,
    secretHash: hashOf(secret),
    epoch: opening.epoch,
    roles: opening.roles,
    device,
    remembered: opening.remembered,
    createdAt: moment.toISOString(),
    lastSeenAt: moment.toISOString(),
    expiresAt: seconds + lifetime,
  })
    .where(({ secretHash }, { eq, notExists }) => (replaced ? eq(secretHash, replaced) : notExists(secretHash)))
    .params();
  return {
    write: put(parameters, () => new SlotTaken()),
    cookie: serializeSessionCookie({ ownerId: opening.ownerId, slot, secret }, opening.remembered),
    device,
  };
}

/** A slot that nobody uses: empty, expired or of an older epoch; else the one that was opened first. */
function choose(existing: Session[], epoch: number, seconds: number): { slot: number; replaced?: string } {
  const bySlot = new Map(existing.map((session) => [session.slot, session]));
  for (let slot = 0; slot < maximumSessions; slot += 1) {
    const session = bySlot.get(slot);
    if (!session) return { slot };
    if (session.expiresAt <= seconds || session.epoch < epoch) return { slot, replaced: session.secretHash };
  }
  const oldest = existing.reduce((first, each) => (each.createdAt < first.createdAt ? each : first));
  return { slot: oldest.slot, replaced: oldest.secretHash };
}

/** What names one session to its owner: the slot, and enough of the hash to tell it from a later one in the same slot. */
export function sessionId(session: Pick<Session, 'slot' | 'secretHash'>): string {
  return `${session.slot}-${session.secretHash.slice(0, 8)}`;
}

const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * By what a browser is known again: its kind, and roughly where it is (half of an IPv4 address, a /64 of IPv6), as a hash.
 * The same kind of browser far away is another one.
 */
export function deviceMark(device: string, address: string): string {
  const network = networkOf(address);
  const region = network.includes(':') ? network : network.split('.').slice(0, 2).join('.');
  return mac('device', device, region);
}

const unknownBrowser = 'A browser';

/** The name of a browser within a sentence. */
export function inSentence(device: string): string {
  return device.replace(unknownBrowser, 'a browser');
}

/** "Firefox on Linux": enough for an owner to recognise a browser, too little to recognise an owner by. */
export function deviceOf(userAgent: string | undefined): string {
  const named = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = named(browsers) ?? unknownBrowser;
  const system = named(systems);
  return system ? `${browser} on ${system}` : browser;
}
