import { ImagePlus, RotateCw, Trash2, X } from 'lucide-react';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { ProgressBar } from '../feedback/progress.tsx';
import { FieldError } from './field.tsx';
import './photo.css';

/** The state of a photo field. `preview` is an object URL of the chosen file, and `progress` is from 0 to 1. */
export type PhotoState =
  | { status: 'idle'; url: string | null }
  | { status: 'uploading'; preview: string; progress: number }
  | { status: 'uploaded'; preview: string }
  | { status: 'failed'; preview: string; message: string; detail?: string };

/** The state and actions of a photo that is being chosen, for `PhotoField` and `PhotoCrop`. */
export interface Photo {
  state: PhotoState;
  /** The URL of the saved photo or of the preview; null if there is no photo. */
  displayUrl: string | null;
  /** Whether the photo is still the saved one. */
  isUnchanged: boolean;
  /** Why the browser or the server rejected the file that was chosen last. */
  error: string | undefined;
  /** How many calls of `publish` failed. */
  failedPublishes: number;
  /** The decoded picture that is being cropped. */
  cropSource: ImageBitmap | undefined;
  /** Opens a chosen file for cropping. */
  openFile: (file: File) => Promise<void>;
  /** Closes the crop dialog without changing the photo. */
  cancelCrop: () => void;
  /** Closes the crop dialog and starts to upload the cropped picture. */
  upload: (file: Blob) => void;
  /** Aborts the upload and restores the previous photo. */
  cancelUpload: () => void;
  retryUpload: () => void;
  remove: () => void;
  /** Shows an error at the field. */
  setError: (message: string) => void;
  /** Replaces the state with another saved photo, or null for no photo. */
  reset: (url: string | null) => void;
  /**
   * Waits for the upload and publishes the photo. An unpublished upload is private and expires in S3.
   * @returns the photo's path; null if there is no photo
   * @throws UploadError or CallError. The field shows the message.
   */
  publish: () => Promise<string | null>;
}

type PhotoFieldProps = {
  photo: Photo;
  /** The picture as the app shows it, such as a `DogAvatar` with `photo.displayUrl`. */
  children: ReactNode;
  /** The text shown while there is no photo: "A drawing of the breed shows here until you add a photo." */
  without: string;
  disabled?: boolean;
};

/**
 * Keeps the keyboard focus: when the clicked button disappears, focuses the button with the ref `first`.
 * @returns `first`, and `frame`: the focus listeners for the element around the buttons
 */
function useButtonFocus({ state, displayUrl, cropSource }: Photo) {
  const first = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const cropping = Boolean(cropSource);
  const buttons = `${state.status}, ${displayUrl ? 'photo' : 'none'}, ${cropping ? 'cropping' : 'cropped'}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `buttons` changes whenever other buttons are rendered
  useEffect(() => {
    // The crop dialog was opened from this field. The button that opened it may no longer exist when the dialog closes.
    if (cropping) hadFocus.current = true;
    else if (hadFocus.current && document.activeElement === document.body) first.current?.focus();
  }, [buttons]);
  const onFocus = () => {
    hadFocus.current = true;
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) hadFocus.current = false;
  };
  return { first, frame: { onFocus, onBlur } };
}

/**
 * The field that chooses, changes and removes a photo, and shows the upload's progress. Render a `PhotoCrop` outside of
 * the surrounding form.
 */
export function PhotoField({ photo, children, without, disabled }: PhotoFieldProps) {
  const { state, displayUrl, error, failedPublishes } = photo;
  const input = useRef<HTMLInputElement>(null);
  const percent = state.status === 'uploading' ? Math.round(state.progress * 100) : 0;
  const statusText = {
    idle: displayUrl ? '' : without,
    uploading: 'Uploading',
    uploaded: 'Ready to save.',
    failed: '',
  };
  const { first, frame } = useButtonFocus(photo);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The photo may be out of view when its upload fails.
    if (error || failedPublishes) message.current?.scrollIntoView({ block: 'nearest' });
  }, [error, failedPublishes]);

  return (
    <div className="hw-photo">
      {children}
      <div className="hw-photo-text">
        <p className="hw-small hw-soft hw-number" role="status">
          {statusText[state.status]}
          {state.status === 'uploading' ? <span aria-hidden="true">, {percent}%</span> : null}
        </p>
        {state.status === 'uploading' ? (
          <ProgressBar value={percent} max={100} label={`${percent} percent uploaded`} />
        ) : null}
        <div role="alert" className="hw-small" ref={message}>
          {error ? <FieldError>{error}</FieldError> : null}
          {state.status === 'failed' && !error ? (
            <FieldError>
              {state.message} {state.detail}
            </FieldError>
          ) : null}
        </div>
        <div className="hw-photo-actions" {...frame}>
          {state.status === 'uploading' ? (
            <Button ref={first} variation="quiet" size="s" icon={X} onClick={photo.cancelUpload} disabled={disabled}>
              Cancel upload
            </Button>
          ) : null}
          {state.status === 'failed' ? (
            <Button variation="quiet" size="s" icon={RotateCw} onClick={photo.retryUpload} disabled={disabled}>
              Try again
            </Button>
          ) : null}
          {state.status === 'uploading' ? null : (
            <Button
              ref={first}
              variation="quiet"
              size="s"
              icon={ImagePlus}
              onClick={() => input.current?.click()}
              disabled={disabled}
            >
              {displayUrl ? 'Change photo' : 'Add a photo'}
            </Button>
          )}
          {displayUrl && state.status !== 'uploading' ? (
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
            // The value is cleared, because choosing the same file again would fire no event otherwise.
            target.value = '';
            if (file) void photo.openFile(file);
          }}
        />
      </div>
    </div>
  );
}
