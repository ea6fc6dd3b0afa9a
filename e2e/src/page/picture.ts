import type { Page } from 'playwright';

export interface UploadedPicture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture to upload: 640 x 360 pixels, red on the left and blue on the right. */
export async function drawPicture(page: Page): Promise<UploadedPicture> {
  const dataUrl = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 360;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser has no 2D canvas.');
    context.fillStyle = 'rgb(200 40 40)';
    context.fillRect(0, 0, 320, 360);
    context.fillStyle = 'rgb(40 60 200)';
    context.fillRect(320, 0, 320, 360);
    return canvas.toDataURL('image/png');
  });
  return {
    name: 'halves.png',
    mimeType: 'image/png',
    buffer: Buffer.from(dataUrl.replace(/^.*,/, ''), 'base64'),
  };
}
