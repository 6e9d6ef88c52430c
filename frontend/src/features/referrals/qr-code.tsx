import { encodeQR } from 'qr';
import { useMemo } from 'react';

/** Draws the dark modules of a QR code as an SVG path with one rectangle per horizontal run. */
export function drawQrCode(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 0 });
  const runs = rows.flatMap((row, y) => {
    const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
    return starts.map((x) => {
      const end = row.indexOf(false, x);
      const width = (end === -1 ? row.length : end) - x;
      return `M${x} ${y}h${width}v1h-${width}z`;
    });
  });
  return { size: rows.length, path: runs.join('') };
}

/** The light margin around a QR code, in modules. */
const margin = 3;

/** A QR code. It is dark on light in both themes, because not every camera reads inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawQrCode(text), [text]);
  const side = size + 2 * margin;
  return (
    <svg className="hw-qr" viewBox={`${-margin} ${-margin} ${side} ${side}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
