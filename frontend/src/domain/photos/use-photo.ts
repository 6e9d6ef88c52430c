import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError, isUnauthorized } from '../../lib/call-errors.ts';
import { signedOutMessage } from '../../lib/texts.ts';
import { toastError } from '../../platform/session/sign-in.ts';
import { renderWhole } from '../../ui/fields/crop.ts';
import type { Photo, PhotoState } from '../../ui/fields/photo-field.tsx';
import {
  findDecodeError,
  findFileError,
  findPixelError,
  photoTexts,
  publishPhoto,
  sendPhoto,
  UploadError,
} from './upload-photo.ts';

/** The upload of one photo. `path` is set once the photo is published. */
interface Upload {
  file: Blob;
  preview: string;
  abort: AbortController;
  sent: Promise<string>;
  path?: string;
}

/** Aborts an upload and revokes the object URL of its preview. */
function discardUpload(upload: Upload | null): void {
  upload?.abort.abort();
  if (upload) URL.revokeObjectURL(upload.preview);
}

function makeFailedState(preview: string, error: unknown): PhotoState {
  const cause = error instanceof UploadError ? error.cause : error;
  const detail = cause instanceof CallError && cause.status < 500 ? cause.serverMessage : undefined;
  return { status: 'failed', preview, message: photoTexts.failed, detail };
}

/** Opens a file as a picture, rotated as its EXIF data says. Returns an error message if the file cannot be used. */
async function openPicture(file: File): Promise<ImageBitmap | string> {
  const error = findFileError(file);
  if (error) return error;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return findPixelError(picture) ?? picture;
  } catch {
    return findDecodeError(file);
  }
}

/**
 * Manages a photo that the owner chooses, crops, uploads and publishes.
 * @param saved the path of the saved photo, or null
 * @param options.isCropped whether the owner crops the photo to a square. Default: true. Otherwise, render no `PhotoCrop`.
 */
export function usePhoto(saved: string | null, { isCropped = true }: { isCropped?: boolean } = {}): Photo {
  const [state, setState] = useState<PhotoState>({ status: 'idle', url: saved });
  const [error, setError] = useState<string>();
  const [failedPublishes, setFailedPublishes] = useState(0);
  const [cropSource, setCropSource] = useState<ImageBitmap>();
  const original = useRef(saved);
  const upload = useRef<Upload>(null);
  /** The previous state, which canceling the current upload restores. */
  const replaced = useRef<{ state: PhotoState; upload: Upload | null }>(null);

  const discardReplaced = useCallback(() => {
    discardUpload(replaced.current?.upload ?? null);
    replaced.current = null;
  }, []);
  const discardAll = useCallback(() => {
    discardUpload(upload.current);
    upload.current = null;
    discardReplaced();
  }, [discardReplaced]);
  useEffect(() => discardAll, [discardAll]);

  const cancelCrop = useCallback(() => {
    setCropSource((open) => {
      open?.close();
      return undefined;
    });
  }, []);

  const reset = useCallback(
    (url: string | null) => {
      discardAll();
      cancelCrop();
      setError(undefined);
      original.current = url;
      setState({ status: 'idle', url });
    },
    [discardAll, cancelCrop],
  );

  const fail = (preview: string, error: unknown) => {
    setState(makeFailedState(preview, error));
    if (!isUnauthorized(error)) return;
    toastError({ title: signedOutMessage, signedOut: true });
  };

  const send = (file: Blob): Upload => {
    discardUpload(upload.current);
    const preview = URL.createObjectURL(file);
    const abort = new AbortController();
    const onProgress = (progress: number) => {
      if (!abort.signal.aborted) setState({ status: 'uploading', preview, progress });
    };
    onProgress(0);
    const next: Upload = { file, preview, abort, sent: sendPhoto(file, { onProgress, signal: abort.signal }) };
    upload.current = next;
    next.sent.then(
      () => {
        if (upload.current !== next) return;
        discardReplaced();
        setState({ status: 'uploaded', preview });
      },
      (error: unknown) => upload.current === next && fail(preview, error),
    );
    return next;
  };

  const publish = async () => {
    if (state.status === 'idle') return state.url;
    const current = state.status === 'failed' && upload.current ? send(upload.current.file) : upload.current;
    if (!current) return original.current;
    try {
      const address = await current.sent;
      current.path ??= await publishPhoto(address).catch((error: unknown) => {
        fail(current.preview, error);
        throw error;
      });
      return current.path;
    } catch (error) {
      setFailedPublishes((count) => count + 1);
      throw error;
    }
  };

  const start = (file: Blob) => {
    if (state.status === 'idle' || state.status === 'uploaded') {
      replaced.current = { state, upload: upload.current };
      upload.current = null;
    }
    send(file);
  };

  return {
    state,
    displayUrl: state.status === 'idle' ? state.url : state.preview,
    isUnchanged: state.status === 'idle' && state.url === original.current,
    error,
    failedPublishes,
    cropSource,
    openFile: async (file) => {
      const picture = await openPicture(file);
      if (typeof picture === 'string') return setError(picture);
      setError(undefined);
      if (isCropped) return setCropSource(picture);
      try {
        start(await renderWhole(picture));
      } catch {
        setError(photoTexts.notAnImage);
      } finally {
        picture.close();
      }
    },
    cancelCrop,
    upload: (file) => {
      cancelCrop();
      start(file);
    },
    cancelUpload: () => {
      const back = replaced.current;
      if (!back) return reset(original.current);
      discardUpload(upload.current);
      upload.current = back.upload;
      replaced.current = null;
      setError(undefined);
      setState(back.state);
    },
    retryUpload: () => upload.current && send(upload.current.file),
    remove: () => {
      discardAll();
      setError(undefined);
      setState({ status: 'idle', url: null });
    },
    setError,
    reset,
    publish,
  };
}
