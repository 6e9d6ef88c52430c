import { thumbnailPath } from '#shared/photo-paths.ts';
import { pickPhotoUrl } from '../../ui/fields/photo-url.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useDialogState } from '../../ui/overlays/use-dialog-state.ts';

/** The longer side of a thumbnail, in pixels. */
const thumbnailSide = 320;

/** A photo and its size in pixels. */
export interface SizedPhoto {
  url: string;
  width: number;
  height: number;
  /** What the photo shows; empty if its author did not describe it. */
  alt: string;
}

/** Computes the size of a photo's thumbnail. */
export function computeThumbnail({ width, height }: Pick<SizedPhoto, 'width' | 'height'>) {
  const scale = Math.min(1, thumbnailSide / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The photo of a post: a thumbnail whose space is reserved. A press shows it large. */
export function PostPhoto({ photo, by }: { photo: SizedPhoto; by: string }) {
  const large = useDialogState();
  const { url, width, height, alt } = photo;
  // Never shows pictures of other sites, which could track the reader.
  if (pickPhotoUrl(url) === null) return null;
  const described = alt || `Photo by ${by}`;
  return (
    <>
      <button
        type="button"
        className="hw-forum-photo"
        aria-haspopup="dialog"
        aria-label={`Show the photo large: ${described}`}
        onClick={() => large.show()}
      >
        <img src={thumbnailPath(url)} alt="" {...computeThumbnail(photo)} loading="lazy" decoding="async" />
      </button>
      {large.opening > 0 ? (
        <Dialog open={large.open} title="Photo" width="wide" className="hw-forum-large" onClose={large.close}>
          <figure>
            <img src={url} alt={described} width={width} height={height} />
            {alt ? <figcaption className="hw-small hw-soft">{alt}</figcaption> : null}
          </figure>
        </Dialog>
      ) : null}
    </>
  );
}
