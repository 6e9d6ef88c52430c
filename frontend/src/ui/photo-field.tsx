import { ImagePlus, RotateCw, Trash2, X } from 'lucide-react';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { ErrorWords } from './field.tsx';
import { ProgressBar } from './progress.tsx';
import './photo.css';

/** How far a photo is on its way to the site. */
export type PhotoStage =
  | { is: 'kept'; url: string | null }
  | { is: 'sending'; preview: string; part: number }
  | { is: 'sent'; preview: string }
  | { is: 'failed'; preview: string; words: string; detail?: string };

/** A photo that is being chosen, for `PhotoField` and `PhotoCrop`. */
export interface Photo {
  stage: PhotoStage;
  /** The address of the picture to show, or null for none. */
  shown: string | null;
  /** Whether it is still the photo it started with. */
  untouched: boolean;
  /** What is wrong with the file that was chosen last. */
  fault: string | undefined;
  /** Counts the saves that stopped because the photo could not be published. */
  stops: number;
  /** The opened picture that is being cropped. */
  source: ImageBitmap | undefined;
  /** Opens a chosen file for cropping. */
  pick: (file: File) => Promise<void>;
  /** Closes the crop dialog; the photo stays as it was. */
  leaveCrop: () => void;
  /** Takes the cropped picture and starts its upload. */
  take: (file: Blob) => void;
  /** Aborts the upload; the photo it would have replaced stays. */
  cancel: () => void;
  retry: () => void;
  remove: () => void;
  /** Shows at the field why the server rejects the photo. */
  refuse: (words: string) => void;
  /** Starts over with another saved photo. */
  reset: (url: string | null) => void;
  /**
   * Waits for the upload and publishes the photo. Until then nobody can see it, and the store deletes it by itself.
   * @returns its path; null for no photo
   * @throws UploadError or CallError; the field shows what happened
   */
  publish: () => Promise<string | null>;
}

type PhotoFieldProps = {
  photo: Photo;
  /** The picture as it will look, such as a `DogAvatar` of `photo.shown`. */
  children: ReactNode;
  /** Shown while there is no photo: "Drawn for the breed until you add a photo." */
  without: string;
  disabled?: boolean;
};

/**
 * Keeps the keyboard focus while buttons come and go with the photo: when the pressed button has gone, `first` is focused.
 * `frame` are the listeners of the element around the buttons.
 */
function useButtonFocus({ stage, shown, source }: Photo) {
  const first = useRef<HTMLButtonElement>(null);
  const isHere = useRef(false);
  const cropping = Boolean(source);
  const state = `${stage.is}, ${shown ? 'shown' : 'none'}, ${cropping ? 'cropping' : 'cropped'}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state shows other buttons
  useEffect(() => {
    // The crop dialog was opened from here. Its opener may be gone by the time it closes.
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

/** Chooses, changes and removes a photo, and shows the upload's progress. Render a `PhotoCrop` next to the form around it. */
export function PhotoField({ photo, children, without, disabled }: PhotoFieldProps) {
  const { stage, shown, fault, stops } = photo;
  const input = useRef<HTMLInputElement>(null);
  const percent = stage.is === 'sending' ? Math.round(stage.part * 100) : 0;
  const words = { kept: shown ? '' : without, sending: 'Uploading', sent: 'Ready to save.', failed: '' };
  const { first, frame } = useButtonFocus(photo);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form may be scrolled away from the photo when the upload fails or a save stops because of it.
    if (fault || stops) message.current?.scrollIntoView({ block: 'nearest' });
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
        <div role="alert" className="hw-small" ref={message}>
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
            // Otherwise choosing the same file again fires no event.
            target.value = '';
            if (file) void photo.pick(file);
          }}
        />
      </div>
    </div>
  );
}
