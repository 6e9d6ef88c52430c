/** The prerendered content of `#root`, which React's first render removes from the page. */
const prerendered = [...document.querySelectorAll('#root > *')];

/** The loading state of the whole page: puts the prerendered skeleton of `index.html` back. */
export function PageSkeleton() {
  return <div ref={(element) => element?.append(...prerendered)} />;
}
