/** Particles from the middle and from the top of the canvas. */
const fromMiddle = 80;
const fromTop = 20;

/**
 * Lets confetti fall on a canvas, unless the owner's system asks for less motion. The code comes only then.
 * @returns how to stop
 */
export function celebrate(canvas: HTMLCanvasElement): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  let stop = () => {};
  let stopped = false;
  void import('canvas-confetti').then(
    ({ default: confetti }) => {
      if (stopped) return;
      // A worker would be made from a blob, which the content policy forbids.
      const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
      stop = () => fire.reset();
      const colors = ['#1f5140', '#ba6e09', '#f2b04a', '#e6b466', '#deeadd'];
      void fire({ particleCount: fromMiddle, spread: 70, origin: { x: 0.5, y: 0.5 }, colors });
      void fire({
        particleCount: fromTop,
        spread: 120,
        startVelocity: 20,
        angle: 270,
        origin: { x: 0.5, y: 0 },
        colors,
      });
    },
    (error: unknown) => console.warn('The confetti did not come.', error),
  );
  return () => {
    stopped = true;
    stop();
  };
}
