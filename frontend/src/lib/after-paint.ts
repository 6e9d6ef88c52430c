/**
 * Calls `run` after the next frame is laid out and painted. Measuring elements then costs little. Before, it would make the
 * browser lay out the page at once, and once more for the frame.
 * @returns cancels the call
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
