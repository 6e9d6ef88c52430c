/** Puts the keyboard's focus on the heading of the screen, or on the screen itself where it has none yet. */
export function focusScreen(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}
