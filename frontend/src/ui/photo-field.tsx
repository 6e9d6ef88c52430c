import { ImagePlus, RotateCw, Trash2, X } from 'lucide-react';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { ErrorWords } from './field.tsx';
import { ProgressBar } from './progress.tsx';
import './photo.css';
import type { Photo } from './use-photo.ts';

type PhotoFieldProps = {
  photo: Photo;
  /** The picture as it will look, such as a `DogAvatar` of `photo.shown`. */
  children: ReactNode;
  /** What stands there while there is no photo: "Drawn for the breed until you add a photo." */
  without: string;
  disabled?: boolean;
};

/**
 * The buttons come and go with the photo. Where the one that was pressed has gone, the keyboard goes on from the one that
 * stands there now: `first`. Returns what the buttons' frame needs to know who has the focus.
 */
function useFocusKept({ stage, shown, source }: Photo) {
  const first = useRef<HTMLButtonElement>(null);
  const isHere = useRef(false);
  const cropping = Boolean(source);
  const state = `${stage.is}, ${shown ? 'shown' : 'none'}, ${cropping ? 'cropping' : 'cropped'}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other buttons stand there with every new state
  useEffect(() => {
    // The crop dialog was opened from here, and its opener may have gone by the time it closes.
    if (cropping) isHere.current = true;
    else if (isHere.current && document.activeElement === document.body) first.current?.focus();
  }, [state]);
  const onFocus = () => {
    isHere.current = true;
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) isHere.current = false;
  };
  return { first, frame: { onFocus, onBlur } };
}

/** Chooses, changes and removes a photo; shows how far its upload is. Put a `PhotoCrop` beside the dialog or form around it. */
export function PhotoField({ photo, children, without, disabled }: PhotoFieldProps) {
  const { stage, shown, fault, stops } = photo;
  const input = useRef<HTMLInputElement>(null);
  const percent = stage.is === 'sending' ? Math.round(stage.part * 100) : 0;
  const words = { kept: shown ? '' : without, sending: 'Uploading', sent: 'Ready to save.', failed: '' };
  const { first, frame } = useFocusKept(photo);
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A refusal may come while the form is scrolled down to its end, and so may the end of a save that waited for the upload.
    if (fault || stops) told.current?.scrollIntoView({ block: 'nearest' });
  }, [fault, stops]);

  return (
    <div className="hw-photo">
      {children}
      <div className="hw-photo-words">
        <p className="hw-small hw-soft hw-number" role="status">
          {words[stage.is]}
          {stage.is === 'sending' ? <span aria-hidden="true">, {percent}%</span> : null}
        </p>
        {stage.is === 'sending' ? (
          <ProgressBar value={percent} max={100} label={`${percent} percent uploaded`} />
        ) : null}
        <div role="alert" className="hw-small" ref={told}>
          {fault ? <ErrorWords>{fault}</ErrorWords> : null}
          {stage.is === 'failed' && !fault ? (
            <ErrorWords>
              {stage.words} {stage.detail}
            </ErrorWords>
          ) : null}
        </div>
        <div className="hw-photo-ways" {...frame}>
          {stage.is === 'sending' ? (
            <Button ref={first} variation="quiet" size="s" icon={X} onClick={photo.cancel} disabled={disabled}>
              Cancel upload
            </Button>
          ) : null}
          {stage.is === 'failed' ? (
            <Button variation="quiet" size="s" icon={RotateCw} onClick={photo.retry} disabled={disabled}>
              Try again
            </Button>
          ) : null}
          {stage.is === 'sending' ? null : (
            <Button
              ref={first}
              variation="quiet"
              size="s"
              icon={ImagePlus}
              onClick={() => input.current?.click()}
              disabled={disabled}
            >
              {shown ? 'Change photo' : 'Add a photo'}
            </Button>
          )}
          {shown && stage.is !== 'sending' ? (
            <Button variation="quiet" size="s" icon={Trash2} onClick={photo.remove} disabled={disabled}>
              Remove photo
            </Button>
          ) : null}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label="Photo"
          onChange={({ target }) => {
            const file = target.files?.[0];
            // Choosing the same file again is a choice too.
            target.value = '';
            if (file) void photo.pick(file);
          }}
        />
      </div>
    </div>
  );
}
