import { encodeQR } from 'qr';
import { useMemo } from 'react';

/** The light margin around a QR code, in modules. */
const border = 3;

/** Draws the dark modules of a QR code as an SVG path with one rectangle per horizontal run. */
export function drawQrCode(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border });
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

/** A QR code. It is dark on light in both themes, because not every camera reads inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawQrCode(text), [text]);
  return (
    <svg className="hw-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
