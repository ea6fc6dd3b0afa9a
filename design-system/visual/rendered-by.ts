import { server } from 'vitest/browser';

/** Fonts of the system that components ask for, or get for letters that Inter has not. */
const FONTS = ['ui-monospace, Menlo, monospace', 'system-ui', "'Inter Variable', sans-serif"];
const WORDS = 'Agß منارة 灯台 🦊';

/**
 * Glyphs and edges are those of a browser, its platform and that one's fonts: what others have rendered is no
 * expectation. @returns e.g. `chromium-156-linux-3fa0c1`
 */
export async function renderedBy(): Promise<string> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws nothing.');
  FONTS.forEach((font, row) => {
    context.font = `500 13px ${font}`;
    context.fillText(WORDS, 0.5, 20 + row * 24);
  });
  context.arc(200, 100, 20.5, 0, 2);
  context.fill();
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', data));
  const pixels = Array.from(digest.subarray(0, 3), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const [, major = ''] = /Chrome\/(\d+)/.exec(navigator.userAgent) ?? [];
  return `${server.browser}-${major}-${server.platform}-${pixels}`;
}
