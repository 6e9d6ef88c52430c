import { useEffect, useRef, useState } from 'react';
import type { Dog } from '#shared/contract/dogs.ts';
import { isUploadedPhoto } from '#shared/photo-paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { BreedDrawing } from '../../ui/dog-art/breed-drawing.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { drawShareImage, type ShareImage } from './draw-share-image.ts';
import { card, chooseFileName, describeCard } from './share-image.ts';
import { shortenName } from './texts.ts';

/** How long the drawing may take to load, in milliseconds. */
const drawingTimeout = 10_000;

/**
 * Resolves to the drawing when its shapes are rendered.
 * @throws Error if they are not rendered within the timeout
 */
function waitForDrawing(holder: HTMLElement): Promise<SVGSVGElement> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      observer.disconnect();
      reject(new Error('The drawing did not load.'));
    }, drawingTimeout);
    const check = () => {
      const svg = holder.querySelector('svg');
      if (!svg?.querySelector('path')) return;
      clearTimeout(timer);
      observer.disconnect();
      resolve(svg);
    };
    const observer = new MutationObserver(check);
    observer.observe(holder, { childList: true, subtree: true });
    check();
  });
}

type ShareDialogProps = { open: boolean; dog: Dog; onClose: () => void };

/** Shows a picture with a dog's photo, name and breed, to share or to save. The picture is drawn in the browser. */
export function ShareDialog({ open, dog, onClose }: ShareDialogProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState<ShareImage & { url: string }>();
  const [failed, setFailed] = useState(false);
  const { name, breed, photoUrl } = dog;

  useEffect(() => {
    if (!open || !holder.current) return;
    let url: string | undefined;
    let isCurrent = true;
    waitForDrawing(holder.current)
      .then((drawing) =>
        drawShareImage({
          dog: { name, breed },
          photo: photoUrl && isUploadedPhoto(photoUrl) ? photoUrl : null,
          drawing,
        }),
      )
      .then((image) => {
        if (!isCurrent) return;
        url = URL.createObjectURL(image.image);
        setMade({ ...image, url });
      })
      .catch(() => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [open, name, breed, photoUrl]);

  const file = made && new File([made.image], chooseFileName(name), { type: 'image/png' });
  const canShare = file !== undefined && navigator.canShare?.({ files: [file] }) === true;

  const save = () => {
    if (!made) return;
    const link = document.createElement('a');
    link.href = made.url;
    link.download = chooseFileName(name);
    link.click();
  };
  const share = () => {
    if (!file) return;
    navigator.share({ files: [file], title: name }).catch((error: unknown) => {
      // `AbortError`: the owner closed the system's share dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ tone: 'error', title: "We couldn't share the picture. You can save it instead." });
    });
  };

  return (
    <Dialog
      open={open}
      title={`Share ${shortenName(name)}`}
      width="narrow"
      onClose={onClose}
      footer={
        <>
          {canShare ? (
            <Button variation="outline" disabled={!made} onClick={save}>
              Save picture
            </Button>
          ) : (
            <Button variation="outline" onClick={onClose}>
              Close
            </Button>
          )}
          <Button disabled={!made} onClick={canShare ? share : save}>
            {canShare ? 'Share' : 'Save picture'}
          </Button>
        </>
      }
    >
      <div className="hw-share" role="status">
        {made ? (
          <img src={made.url} alt={describeCard(dog, made.hasPhoto)} width={card.width} height={card.height} />
        ) : (
          <p className="hw-share-waiting">
            {failed ? "We couldn't make the picture. Please close this and try again." : 'Making the picture...'}
          </p>
        )}
      </div>
      <div ref={holder} className="hw-share-drawing" aria-hidden="true">
        <BreedDrawing breed={breed} pose="sitting" />
      </div>
    </Dialog>
  );
}
