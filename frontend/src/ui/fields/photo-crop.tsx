import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { computeSide, createView, drawCrop, maxZoom, moveView, renderCrop } from './crop.ts';
import type { Photo } from './photo-field.tsx';
import { useCropGestures } from './use-crop-gestures.ts';

/** The side of the preview canvas in canvas pixels. */
const canvasSide = 640;

/** How far an arrow key moves the visible square, as a share of the square's side. */
const step = 0.05;

const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

function CropDialog({ photo, source }: { photo: Photo; source: ImageBitmap }) {
  const [view, setView] = useState(() => createView(source));
  const [busy, setBusy] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const zoomId = useId();
  const side = computeSide(source, view.zoom);

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, source, view);
  }, [source, view]);

  const gestures = useCropGestures<HTMLCanvasElement>(({ x, y, spread }) => {
    const width = canvas.current?.clientWidth || 1;
    setView((now) => {
      const perPixel = computeSide(source, now.zoom) / width;
      return moveView(source, now, { x: -x * perPixel, y: -y * perPixel, zoom: now.zoom * spread });
    });
  });
  const press = (event: KeyboardEvent) => {
    const [x, y] = arrows[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    setView((now) => moveView(source, now, { x: x * side, y: y * side }));
  };
  const use = async () => {
    setBusy(true);
    try {
      photo.upload(await renderCrop(source, view));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      title="Crop the photo"
      width="narrow"
      onClose={photo.cancelCrop}
      held={busy}
      footer={
        <>
          <Button variation="outline" onClick={photo.cancelCrop} disabled={busy}>
            Cancel
          </Button>
          <Button onClick={() => void use()} busy={busy}>
            Use photo
          </Button>
        </>
      }
    >
      <canvas
        ref={canvas}
        className="hw-crop"
        width={canvasSide}
        height={canvasSide}
        tabIndex={0}
        role="img"
        aria-label="The part of the photo that will be shown. Drag it, or move it with the arrow keys."
        {...gestures}
        onKeyDown={press}
      />
      <div className="hw-crop-zoom">
        <label htmlFor={zoomId}>Zoom</label>
        <input
          id={zoomId}
          type="range"
          min="1"
          max={maxZoom}
          step="0.05"
          value={view.zoom}
          style={{ '--hw-crop-part': `${((view.zoom - 1) / (maxZoom - 1)) * 100}%` } as CSSProperties}
          onChange={({ target }) => setView((now) => moveView(source, now, { zoom: Number(target.value) }))}
        />
      </div>
      <p className="hw-small hw-soft">Drag the photo until the face is in the middle.</p>
    </Dialog>
  );
}

/** The dialog that crops a chosen photo to a square, in the browser. It opens when a file is chosen. */
export function PhotoCrop({ photo }: { photo: Photo }) {
  return photo.cropSource ? <CropDialog photo={photo} source={photo.cropSource} /> : null;
}
