import { type RefObject, useEffect, useRef } from 'react';

/** How many particles start in the middle and at the top of the canvas. */
const fromMiddle = 80;
const fromTop = 20;

/**
 * Shows confetti on a canvas, unless the system asks for reduced motion. Loads the library on demand.
 * @returns a function that stops the confetti
 */
export function celebrate(canvas: HTMLCanvasElement): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  let stop = () => {};
  let stopped = false;
  void import('canvas-confetti').then(
    ({ default: confetti }) => {
      if (stopped) return;
      // The library would start its worker from a `blob:` URL, which the content security policy forbids.
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
    (error: unknown) => console.warn('The confetti could not be loaded.', error),
  );
  return () => {
    stopped = true;
    stop();
  };
}

/** Returns the ref of a canvas in a dialog. Shows confetti on the canvas when the dialog opens. */
export function useConfetti(open: boolean): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (open && canvas.current) return celebrate(canvas.current);
  }, [open]);
  return canvas;
}
