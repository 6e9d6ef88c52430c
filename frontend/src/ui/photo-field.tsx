import { ImagePlus, RotateCw, Trash2, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { ErrorWords } from './field.tsx';
import { Lead } from './lead.tsx';
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

/** Chooses, changes and removes a photo; shows how far its upload is. Put a `PhotoCrop` beside the dialog or form around it. */
export function PhotoField({ photo, children, without, disabled }: PhotoFieldProps) {
  const { stage, shown, fault } = photo;
  const input = useRef<HTMLInputElement>(null);
  const percent = stage.is === 'sending' ? Math.round(stage.part * 100) : 0;
  const words = { kept: shown ? '' : without, sending: `Uploading, ${percent}%`, sent: 'Ready to save.', failed: '' };

  return (
    <div className="hw-photo">
      {children}
      <div className="hw-photo-words">
        <p className="hw-small hw-soft hw-number">{words[stage.is]}</p>
        {stage.is === 'sending' ? <Lead value={percent} max={100} label={`${percent} percent uploaded`} /> : null}
        <div role="alert" className="hw-small">
          {fault ? <ErrorWords>{fault}</ErrorWords> : null}
          {stage.is === 'failed' && !fault ? (
            <ErrorWords>
              {stage.words} {stage.detail}
            </ErrorWords>
          ) : null}
        </div>
        <div className="hw-photo-ways">
          {stage.is === 'sending' ? (
            <Button variation="quiet" size="s" icon={X} onClick={photo.cancel} disabled={disabled}>
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
