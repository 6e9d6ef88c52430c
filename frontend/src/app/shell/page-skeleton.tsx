import { LoadingScreen } from './loading-screen.tsx';

let prerendered: readonly Element[] = [];

/** Keeps the prerendered skeleton of `index.html`, which React's first render removes from the page. */
export function keepSkeleton(): void {
  prerendered = [...document.querySelectorAll('#root > :is(.hw-start-plain, .hw-start-shell)')];
}

/** The loading state of the whole page: puts the prerendered skeleton back. An app that began on a static page has none. */
export function PageSkeleton() {
  if (prerendered.length === 0) return <LoadingScreen />;
  return <div ref={(element) => element?.append(...prerendered)} />;
}
