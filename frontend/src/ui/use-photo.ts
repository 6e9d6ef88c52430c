import { useCallback, useEffect, useRef, useState } from 'react';
import {
  fileFault,
  photoTexts,
  pixelFault,
  publishPhoto,
  sendPhoto,
  UploadError,
  unopenedFault,
} from '../domain/photos/upload-photo.ts';
import { CallError, isUnauthorized } from '../lib/call-errors.ts';
import { signedOutWords } from '../lib/texts.ts';
import { toastError } from './toast-error.ts';

/** Where a photo stands on its way to the site. */
export type PhotoStage =
  | { is: 'kept'; url: string | null }
  | { is: 'sending'; preview: string; part: number }
  | { is: 'sent'; preview: string }
  | { is: 'failed'; preview: string; words: string; detail?: string };

/** A photo that an owner is choosing, for `PhotoField` and `PhotoCrop`. */
export interface Photo {
  stage: PhotoStage;
  /** The address of the picture to show, or null for none. */
  shown: string | null;
  /** Whether it is still the photo that it began with. */
  untouched: boolean;
  /** What is wrong with the file that was chosen last. */
  fault: string | undefined;
  /** How often it could not be published, and saving had to stop. */
  stops: number;
  /** The opened picture that waits to be cropped. */
  source: ImageBitmap | undefined;
  /** Opens a chosen file, to be cropped. */
  pick: (file: File) => Promise<void>;
  /** Gives up cropping; what was there before stays. */
  leaveCrop: () => void;
  /** Takes the cropped picture and begins to send it. */
  take: (file: Blob) => void;
  /** Calls the upload off; what was there before it stays. */
  cancel: () => void;
  retry: () => void;
  remove: () => void;
  /** Says at the field why the photo cannot be saved. */
  refuse: (words: string) => void;
  /** Begins anew with another photo that stands already. */
  reset: (url: string | null) => void;
  /**
   * Lets the photo be shown on the site, waiting for its upload. Until then nobody sees it, and nothing is left behind.
   * @returns its path; null for no photo
   * @throws UploadError or CallError; the field says what happened
   */
  publish: () => Promise<string | null>;
}

/** An upload under way or done: its file, how to call it off, and where the file lies. */
interface Upload {
  file: Blob;
  preview: string;
  stop: AbortController;
  sent: Promise<string>;
  path?: string;
}

/** Calls an upload off and forgets its picture. */
function discard(upload: Upload | null): void {
  upload?.stop.abort();
  if (upload) URL.revokeObjectURL(upload.preview);
}

function failed(preview: string, error: unknown): PhotoStage {
  const cause = error instanceof UploadError ? error.cause : error;
  const detail = cause instanceof CallError && cause.status < 500 ? cause.words : undefined;
  return { is: 'failed', preview, words: photoTexts.failed, detail };
}

/** Opens a file as a picture, turned as it was taken. What does not open is no image, whatever its name says. */
async function opened(file: File): Promise<ImageBitmap | string> {
  const fault = fileFault(file);
  if (fault) return fault;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return pixelFault(picture) ?? picture;
  } catch {
    return unopenedFault(file);
  }
}

/**
 * A photo that is chosen, cropped, sent and published. `kept` is the one that stands already; `onSignedOut` is called when
 * an upload finds the session ended, before the browser leaves for the sign-in.
 */
export function usePhoto(kept: string | null, onSignedOut?: () => void): Photo {
  const [stage, setStage] = useState<PhotoStage>({ is: 'kept', url: kept });
  const [fault, setFault] = useState<string>();
  const [stops, setStops] = useState(0);
  const [source, setSource] = useState<ImageBitmap>();
  const before = useRef(kept);
  const upload = useRef<Upload>(null);
  /** What stood there before the upload under way, until that one has been sent. */
  const replaced = useRef<{ stage: PhotoStage; upload: Upload | null }>(null);

  const release = useCallback(() => {
    discard(replaced.current?.upload ?? null);
    replaced.current = null;
  }, []);
  const drop = useCallback(() => {
    discard(upload.current);
    upload.current = null;
    release();
  }, [release]);
  useEffect(() => drop, [drop]);

  const leaveCrop = useCallback(() => {
    setSource((open) => {
      open?.close();
      return undefined;
    });
  }, []);

  const reset = useCallback(
    (url: string | null) => {
      drop();
      leaveCrop();
      setFault(undefined);
      before.current = url;
      setStage({ is: 'kept', url });
    },
    [drop, leaveCrop],
  );

  const told = (preview: string, error: unknown) => {
    setStage(failed(preview, error));
    if (!isUnauthorized(error)) return;
    onSignedOut?.();
    toastError({ title: signedOutWords, signedOut: true });
  };

  const send = (file: Blob): Upload => {
    discard(upload.current);
    const preview = URL.createObjectURL(file);
    const stop = new AbortController();
    const onProgress = (part: number) => {
      if (!stop.signal.aborted) setStage({ is: 'sending', preview, part });
    };
    onProgress(0);
    const next: Upload = { file, preview, stop, sent: sendPhoto(file, { onProgress, signal: stop.signal }) };
    upload.current = next;
    next.sent.then(
      () => {
        if (upload.current !== next) return;
        release();
        setStage({ is: 'sent', preview });
      },
      (error: unknown) => upload.current === next && told(preview, error),
    );
    return next;
  };

  const publish = async () => {
    if (stage.is === 'kept') return stage.url;
    const current = stage.is === 'failed' && upload.current ? send(upload.current.file) : upload.current;
    if (!current) return before.current;
    try {
      const address = await current.sent;
      current.path ??= await publishPhoto(address).catch((error: unknown) => {
        told(current.preview, error);
        throw error;
      });
      return current.path;
    } catch (error) {
      setStops((count) => count + 1);
      throw error;
    }
  };

  return {
    stage,
    shown: stage.is === 'kept' ? stage.url : stage.preview,
    untouched: stage.is === 'kept' && stage.url === before.current,
    fault,
    stops,
    source,
    pick: async (file) => {
      const picture = await opened(file);
      if (typeof picture === 'string') return setFault(picture);
      setFault(undefined);
      setSource(picture);
    },
    leaveCrop,
    take: (file) => {
      leaveCrop();
      if (stage.is === 'kept' || stage.is === 'sent') {
        replaced.current = { stage, upload: upload.current };
        upload.current = null;
      }
      send(file);
    },
    cancel: () => {
      const back = replaced.current;
      if (!back) return reset(before.current);
      discard(upload.current);
      upload.current = back.upload;
      replaced.current = null;
      setFault(undefined);
      setStage(back.stage);
    },
    retry: () => upload.current && send(upload.current.file),
    remove: () => {
      drop();
      setFault(undefined);
      setStage({ is: 'kept', url: null });
    },
    refuse: setFault,
    reset,
    publish,
  };
}
