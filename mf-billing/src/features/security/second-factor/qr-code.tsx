import { encodeQR } from 'qr';

/** Modules of empty space around it, by which readers find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Dark on light in every theme: some readers know no other. Rendered here, so that no third party sees its text. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const rows = encodeQR(value, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      width={200}
      height={200}
      shapeRendering="crispEdges"
    >
      <rect width={rows.length} height={rows.length} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
