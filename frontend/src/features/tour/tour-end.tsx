import { pickDog, readSelectedDogId } from '../../domain/dogs/selected-dog.ts';
import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { checklist, isQuickStartOpen, useCompletedItems } from '../../domain/onboarding/checklist.ts';
import { Button } from '../../ui/controls/button.tsx';
import { findDogLook } from '../../ui/dog-art/dog-coats.ts';
import { DogDrawing } from '../../ui/dog-art/dog-drawing.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useConfetti } from './confetti.ts';

/** Returns a sentence about what to do after the tour. `left` is the number of open quick-start steps. */
function nextText(left: number): string {
  if (!isQuickStartOpen() || left === 0) return 'You can take the tour again at any time, from your profile menu.';
  return `${left === 1 ? 'One quick-start step is' : `${left} quick-start steps are`} left on your home screen.`;
}

/** The dialog at the end of the tour, with confetti. */
export function TourEnd({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data: dogs = [] } = useDogs();
  const dog = pickDog(dogs, readSelectedDogId());
  const { done } = useCompletedItems();
  const canvas = useConfetti(open);
  return (
    <Dialog
      open={open}
      title="You know your way around!"
      width="narrow"
      onClose={onClose}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="hw-tour-end">
        <DogDrawing pose="sitting" coat={dog && findDogLook(dog.breed).coat} />
        <span className="hw-ground-line" aria-hidden="true" />
      </div>
      <p className="hw-soft">That was the tour. {nextText(checklist.length - done.length)}</p>
      <canvas ref={canvas} className="hw-confetti" />
    </Dialog>
  );
}
