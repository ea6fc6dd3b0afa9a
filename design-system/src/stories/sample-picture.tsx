/**
 * A vector picture for stories: no network, no binary file, the same in every run. Its colours are few, which keeps
 * screenshots of it small.
 */
export function samplePicture(seed: number, width = 1024, height = 1024): string {
  const hue = (seed * 67 + 210) % 360;
  const horizon = height * 0.62;
  const sun = {
    x: width * (0.3 + ((seed * 37) % 40) / 100),
    y: height * 0.36,
    r: Math.min(width, height) * 0.11,
  };
  const ridge = (offset: number, rise: number): string =>
    `M0 ${horizon + offset} C ${width * 0.2} ${horizon + offset - rise}, ${width * 0.38} ${horizon + offset + rise * 0.4}, ${width * 0.55} ${horizon + offset - rise * 0.5} S ${width * 0.85} ${horizon + offset - rise}, ${width} ${horizon + offset - rise * 0.2} V${height} H0Z`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 60% 22%)"/>
    <rect y="24%" width="100%" height="76%" fill="hsl(${hue + 30} 50% 38%)"/>
    <rect y="44%" width="100%" height="56%" fill="hsl(${hue + 60} 65% 62%)"/>
    <circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="hsl(${hue + 110} 90% 86%)"/>
    <path d="${ridge(-height * 0.06, height * 0.12)}" fill="hsl(${hue + 20} 36% 42%)" opacity=".75"/>
    <path d="${ridge(height * 0.04, height * 0.1)}" fill="hsl(${hue + 10} 40% 28%)"/>
    <path d="${ridge(height * 0.16, height * 0.08)}" fill="hsl(${hue} 44% 16%)"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
