/**
 * Gives each open dialog an entry in the browser's history, with the URL of its screen, so that the Back button closes
 * the topmost dialog. A dialog that closes in another way removes its entry.
 */

import { getOpenDialogs, watchDialogs } from './open-dialogs.ts';
import { handlePopState, listenToPopState } from './pop-state.ts';

/** The state of a history entry. React Router adds a `key`, which an entry of a dialog shares with its screen's. */
interface EntryState {
  key?: string;
  /** The number of open dialogs; missing in the entry of a screen. */
  dialogs?: number;
}

function readEntry(): EntryState {
  return (window.history.state ?? {}) as EntryState;
}

function getDepth(): number {
  return readEntry().dialogs ?? 0;
}

/** How long the browser may take to go back, in milliseconds. A page load can cancel the step. */
const maxStepMs = 1000;

/** A step back that was started here and has not arrived. */
let pendingStep: { timer: ReturnType<typeof setTimeout>; changesScreen: boolean } | undefined;

/** Navigations that wait until the entries of the dialogs are left. */
let waiting: (() => void)[] = [];

/** The router's key of the screen on which a dialog was opened last. */
let screenKey: string | undefined;

function goBack(steps: number, { changesScreen }: { changesScreen: boolean }): void {
  pendingStep = { timer: setTimeout(finishStep, maxStepMs), changesScreen };
  window.history.go(-steps);
}

function finishStep(): void {
  clearTimeout(pendingStep?.timer);
  pendingStep = undefined;
  const navigations = waiting;
  waiting = [];
  for (const navigate of navigations) navigate();
  // After a navigation, the dialogs are about to close with their screen.
  if (navigations.length === 0) syncEntries();
}

/** Adds the missing entries of open dialogs, or leaves the entries of dialogs that have closed. */
function syncEntries(): void {
  if (pendingStep) return;
  const { length } = getOpenDialogs();
  const depth = getDepth();
  if (depth > length) goBack(depth - length, { changesScreen: false });
  // With `auto`, leaving a dialog's entry would scroll the page back to where it was when the dialog opened.
  if (depth === 0) window.history.scrollRestoration = length > 0 ? 'manual' : 'auto';
  if (depth < length) screenKey = readEntry().key;
  for (let dialogs = depth + 1; dialogs <= length; dialogs += 1) {
    window.history.pushState({ ...readEntry(), dialogs }, '');
  }
}

/** Handles the arrival at another entry. The router does not learn of entries of the screen that it already shows. */
function onPopState(event: PopStateEvent): void {
  const depth = getDepth();
  const open = getOpenDialogs();
  if (pendingStep) {
    if (!pendingStep.changesScreen) event.stopImmediatePropagation();
    finishStep();
  } else if (depth > open.length) {
    // Back or Forward led to the entry of a dialog that has closed.
    event.stopImmediatePropagation();
    goBack(depth - open.length, { changesScreen: true });
  } else if (depth < open.length) {
    if (readEntry().key === screenKey) event.stopImmediatePropagation();
    for (const { onBack } of open.slice(depth).reverse()) onBack();
    // A dialog that is still open gets its entry back.
    syncEntries();
  }
}

/**
 * Starts to keep the history entries of dialogs. If the page was reloaded while a dialog was open, leaves the dialog's
 * entry, so that the Back button does not need to be pressed twice.
 * @returns the function that stops it
 */
export function trackDialogEntries(): () => void {
  // In the app, this already listens since before the router.
  listenToPopState();
  const stopHandling = handlePopState(onPopState);
  // Waits for the end of the current task, because one dialog may close and another open in the same update.
  const unwatch = watchDialogs(() => queueMicrotask(syncEntries));
  syncEntries();
  return () => {
    stopHandling();
    unwatch();
  };
}

/**
 * Navigates from the entry of the screen. If a dialog is open, its entry is left first, so that Back does not lead to
 * it later.
 */
export function navigateFromScreen(navigate: () => void): void {
  const depth = getDepth();
  if (!pendingStep && depth === 0) {
    navigate();
    return;
  }
  waiting.push(navigate);
  if (!pendingStep) goBack(depth, { changesScreen: false });
}
