// @where Widgets: drawing of a QR code: error correction, quiet zone (margin), colours
import encodeQR from 'qr';
import { useMemo } from 'react';

/** Light modules around the code, without which scanners do not find it (ISO 18004). */
const quietZone = 4;

/** A text as a QR code, dark on white in every theme, because scanners read no other. */
export function QrImage({ text, label }: { text: string; label: string }) {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: quietZone }), [text]);
  // One path of all dark modules: no seams between them at any size.
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="wg:block wg:size-full wg:forced-color-adjust-none"
    >
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
