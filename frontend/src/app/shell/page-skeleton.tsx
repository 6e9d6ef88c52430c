/** The prerendered content of `#root`, which React removes at its first render. */
const prerendered = [...document.querySelectorAll('#root > *')];

/** The loading state of the whole page: shows the skeleton of `index.html` again. */
export function PageSkeleton() {
  return <div ref={(element) => element?.append(...prerendered)} />;
}
