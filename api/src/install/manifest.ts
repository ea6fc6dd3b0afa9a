import { PRODUCT_NAME } from '@aic/contract';

/** The ground of the dark theme, which is the product's own (`design-system/src/tokens/`). */
const GROUND = '#0a0c10';

/** https://www.w3.org/TR/appmanifest/. Icons are the logo of the pages; of a maskable one four fifths are always seen. */
export const MANIFEST = {
  id: '/',
  name: PRODUCT_NAME,
  short_name: PRODUCT_NAME,
  description: 'Make images, videos, music and text with AI.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: GROUND,
  theme_color: GROUND,
  categories: ['photo', 'music', 'productivity'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Images', url: '/' },
    { name: 'Video', url: '/video' },
    { name: 'Music', url: '/music' },
    { name: 'Text', url: '/text' },
    { name: 'Library', url: '/library' },
  ],
} as const;
