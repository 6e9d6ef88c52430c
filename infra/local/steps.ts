/** Undoes one step of a start. */
export type Step = () => Promise<void> | void;

/** Notes what is to be undone. A step that is noted again moves to the later place: it is then undone earlier. */
export type Later = (step: Step) => void;

/** The steps of a start, undone in reverse, once. */
export function stepsBack(): { later: Later; undo(): Promise<void> } {
  const steps = new Set<Step>();
  let undone: Promise<void> | undefined;
  const undoAll = async () => {
    for (const step of [...steps].reverse()) await step();
  };
  return {
    later: (step) => {
      steps.delete(step);
      steps.add(step);
    },
    undo: () => {
      undone ??= undoAll();
      return undone;
    },
  };
}
