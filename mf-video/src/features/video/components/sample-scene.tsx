/** A small landscape with near and distant objects, so that a movement is visible. Its colours belong to no theme. */
export function SampleScene() {
  return (
    <svg viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="sample-scene-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#34306b" />
          <stop offset="1" stopColor="#f0a072" />
        </linearGradient>
      </defs>
      <rect width="160" height="90" fill="url(#sample-scene-sky)" />
      <circle cx="112" cy="46" r="9" fill="#ffe2b0" />
      <path d="M0 62 28 40 46 54 74 30 104 58 126 44 160 64V90H0Z" fill="#4a3f78" />
      <path d="M0 72Q40 58 80 70T160 68V90H0Z" fill="#2b2653" />
      <g fill="#171433">
        {[14, 30, 52, 88, 118, 142].map((x, index) => (
          <path key={x} d={`M${x} ${84 - (index % 3) * 2}l-5 6h10zm0-7-4 8h8z`} />
        ))}
        <rect y="86" width="160" height="4" />
      </g>
    </svg>
  );
}
