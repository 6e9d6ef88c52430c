import { trackDialogEntries } from '../../ui/overlays/dialog-history.ts';
import { pushDialog } from '../../ui/overlays/open-dialogs.ts';

/** The ID of the tutorial's dialog element. */
export const tutorialId = 'tutorial';

/**
 * Opens the prerendered tutorial as a modal dialog and shows one step at a time. The browser itself handles Escape and
 * the Close button.
 */
export function enableTutorial(): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${tutorialId}`);
  const opener = document.querySelector<HTMLFormElement>(`form[action="#${tutorialId}"]`);
  const title = dialog?.querySelector('h2');
  const [previous, next] = dialog?.querySelectorAll<HTMLButtonElement>('.hw-dialog-foot > button') ?? [];
  const trial = dialog?.querySelector<HTMLAnchorElement>('.hw-dialog-foot > a');
  if (!dialog || !opener || !title || !previous || !next || !trial) return;
  const steps = [...dialog.querySelectorAll<HTMLElement>('.hw-tutorial')];
  let current = 0;

  const show = (index: number) => {
    current = index;
    for (const [position, step] of steps.entries()) step.hidden = position !== index;
    title.textContent = `Step ${index + 1} of ${steps.length}`;
    previous.disabled = index === 0;
    next.hidden = index === steps.length - 1;
    trial.hidden = !next.hidden;
    dialog.querySelector('.hw-dialog-body')?.scrollTo(0, 0);
  };
  const go = (index: number) => {
    show(index);
    steps[index]?.querySelector('h3')?.focus();
  };
  const open = () => {
    show(current);
    dialog.showModal();
    const removeDialog = pushDialog({
      element: dialog,
      onBack: () => {
        dialog.close();
        // The `close` event comes later.
        removeDialog();
      },
    });
    dialog.addEventListener('close', removeDialog, { once: true });
    dialog.focus();
  };

  previous.addEventListener('click', () => go(current - 1));
  next.addEventListener('click', () => go(current + 1));
  // On the last step, the link replaces the Next button. Ignores the second click of a double click on Next.
  trial.addEventListener('click', (event) => {
    if (event.detail > 1) event.preventDefault();
  });
  // Only a click that starts outside the panel closes the dialog, not a text selection that ends outside.
  let pressedOutside = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressedOutside = target === dialog;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (pressedOutside && target === dialog) dialog.close();
  });
  opener.addEventListener('submit', (event) => {
    event.preventDefault();
    open();
  });
  trackDialogEntries();
  if (window.location.hash === `#${tutorialId}`) open();
}
