import { type RefObject, useEffect, useRef } from 'react';

/** Numbers of particles. */
const fromMiddle = 80;
const fromTop = 20;

/**
 * Shows confetti on a canvas, unless the system asks for reduced motion. Loads the library on demand.
 * @returns a function that stops it
 */
export function celebrate(canvas: HTMLCanvasElement): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  let stop = () => {};
  let stopped = false;
  void import('canvas-confetti').then(
    ({ default: confetti }) => {
      if (stopped) return;
      // The worker would be a blob, which the content security policy forbids.
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

/** The canvas of a dialog that shows confetti when it opens. */
export function useConfetti(open: boolean): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (open && canvas.current) return celebrate(canvas.current);
  }, [open]);
  return canvas;
}
