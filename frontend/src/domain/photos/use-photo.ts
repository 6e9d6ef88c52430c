import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError, isUnauthorized } from '../../lib/call-errors.ts';
import { signedOutWords } from '../../lib/texts.ts';
import type { Photo, PhotoStage } from '../../ui/photo-field.tsx';
import { toastError } from '../session/sign-in.ts';
import {
  fileFault,
  photoTexts,
  pixelFault,
  publishPhoto,
  sendPhoto,
  UploadError,
  unopenedFault,
} from './upload-photo.ts';

/** An upload: its file, how to abort it, and where the file is once it was published. */
interface Upload {
  file: Blob;
  preview: string;
  abort: AbortController;
  sent: Promise<string>;
  path?: string;
}

/** Aborts an upload and frees its preview. */
function discard(upload: Upload | null): void {
  upload?.abort.abort();
  if (upload) URL.revokeObjectURL(upload.preview);
}

function failed(preview: string, error: unknown): PhotoStage {
  const cause = error instanceof UploadError ? error.cause : error;
  const detail = cause instanceof CallError && cause.status < 500 ? cause.words : undefined;
  return { is: 'failed', preview, words: photoTexts.failed, detail };
}

/** Opens a file as a picture, rotated as it was taken, or returns what is wrong with it. */
async function openPicture(file: File): Promise<ImageBitmap | string> {
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
 * The state of a photo that is chosen, cropped, uploaded and published.
 * @param saved the photo of the record, or null
 * @param onSignedOut called when an upload finds the session expired, before the browser leaves for sign-in
 */
export function usePhoto(saved: string | null, onSignedOut?: () => void): Photo {
  const [stage, setStage] = useState<PhotoStage>({ is: 'kept', url: saved });
  const [fault, setFault] = useState<string>();
  const [stops, setStops] = useState(0);
  const [source, setSource] = useState<ImageBitmap>();
  const original = useRef(saved);
  const upload = useRef<Upload>(null);
  /** What the current upload replaces, until it has been sent. */
  const replaced = useRef<{ stage: PhotoStage; upload: Upload | null }>(null);

  const discardReplaced = useCallback(() => {
    discard(replaced.current?.upload ?? null);
    replaced.current = null;
  }, []);
  const discardAll = useCallback(() => {
    discard(upload.current);
    upload.current = null;
    discardReplaced();
  }, [discardReplaced]);
  useEffect(() => discardAll, [discardAll]);

  const leaveCrop = useCallback(() => {
    setSource((open) => {
      open?.close();
      return undefined;
    });
  }, []);

  const reset = useCallback(
    (url: string | null) => {
      discardAll();
      leaveCrop();
      setFault(undefined);
      original.current = url;
      setStage({ is: 'kept', url });
    },
    [discardAll, leaveCrop],
  );

  const fail = (preview: string, error: unknown) => {
    setStage(failed(preview, error));
    if (!isUnauthorized(error)) return;
    onSignedOut?.();
    toastError({ title: signedOutWords, signedOut: true });
  };

  const send = (file: Blob): Upload => {
    discard(upload.current);
    const preview = URL.createObjectURL(file);
    const abort = new AbortController();
    const onProgress = (part: number) => {
      if (!abort.signal.aborted) setStage({ is: 'sending', preview, part });
    };
    onProgress(0);
    const next: Upload = { file, preview, abort, sent: sendPhoto(file, { onProgress, signal: abort.signal }) };
    upload.current = next;
    next.sent.then(
      () => {
        if (upload.current !== next) return;
        discardReplaced();
        setStage({ is: 'sent', preview });
      },
      (error: unknown) => upload.current === next && fail(preview, error),
    );
    return next;
  };

  const publish = async () => {
    if (stage.is === 'kept') return stage.url;
    const current = stage.is === 'failed' && upload.current ? send(upload.current.file) : upload.current;
    if (!current) return original.current;
    try {
      const address = await current.sent;
      current.path ??= await publishPhoto(address).catch((error: unknown) => {
        fail(current.preview, error);
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
    untouched: stage.is === 'kept' && stage.url === original.current,
    fault,
    stops,
    source,
    pick: async (file) => {
      const picture = await openPicture(file);
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
      if (!back) return reset(original.current);
      discard(upload.current);
      upload.current = back.upload;
      replaced.current = null;
      setFault(undefined);
      setStage(back.stage);
    },
    retry: () => upload.current && send(upload.current.file),
    remove: () => {
      discardAll();
      setFault(undefined);
      setStage({ is: 'kept', url: null });
    },
    refuse: setFault,
    reset,
    publish,
  };
}
