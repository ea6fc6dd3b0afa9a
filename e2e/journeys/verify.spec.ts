import { expect, it } from 'vitest';
import { expectSoundInBothThemes } from '../src/page/page-checks.ts';
import { openStudio } from '../src/studio/studio.ts';
import { signUpAt, type ToolUser } from '../src/user/tool-user.ts';

const studio = openStudio();

/** A finished picture of the preview engine. */
async function makePicture({ context, origin }: ToolUser): Promise<{ id: string; imageUrl: string }> {
  const { request } = context;
  const data = { prompt: 'A lighthouse at dusk' };
  const { id } = await (await request.post('/api/generate', { data, headers: { origin } })).json();
  const read = async () => (await request.get(`/api/library/items/${id}`)).json();
  await expect.poll(async () => (await read()).status).toBe('completed');
  return read();
}

it('says in the browser what a picture and its receipt are, and that changed ones are not', async () => {
  const user = await signUpAt(studio, '/');
  const { id, imageUrl } = await makePicture(user);
  await user.page.goto(`/?item=${id}`);
  const opening = user.context.waitForEvent('page');
  await user.page.getByRole('link', { name: /^cr: Content Credentials/ }).click();
  const page = await opening;
  const linked = page.getByRole('article');
  await linked.getByRole('heading', { name: 'Computer generated' }).waitFor();
  await linked.getByText('Not changed').waitFor();
  await linked.getByText('Signed by this studio').waitFor();

  const picture = await (await user.context.request.get(imageUrl)).body();
  const { receipt } = await (await user.context.request.get(`/api/generations/${id}/receipt`)).json();
  const flipped = Buffer.from(picture);
  flipped.writeUInt8(flipped.readUInt8(flipped.length - 3000) ^ 1, flipped.length - 3000);
  const [head, , signature] = receipt.split('.');
  const claims = Buffer.from('{"iss":"studio","charged":0}').toString('base64url');
  const fileOf = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
  await page
    .getByLabel('Files to verify')
    .setInputFiles([
      fileOf('Holiday.png', 'image/png', picture),
      fileOf('flipped.png', 'image/png', flipped),
      fileOf('note.txt', 'text/plain', Buffer.from('A note')),
      fileOf('receipt.jws', '', Buffer.from(receipt)),
      fileOf('changed.jws', '', Buffer.from([head, claims, signature].join('.'))),
    ]);

  for (const [name, title] of [
    ['Holiday.png', 'Computer generated'],
    ['flipped.png', 'Changed after it was signed'],
    ['note.txt', 'Nothing to read in this kind of file'],
    ['receipt.jws', 'A receipt of this studio'],
    ['changed.jws', 'A changed receipt'],
  ] as const) {
    await page.getByRole('article', { name }).getByRole('heading', { name: title }).waitFor();
  }
  await page.getByText('Is “Holiday.png”, to the last byte').waitFor();
  await expectSoundInBothThemes(page, '/verify with results', ['dark', 'light']);
});
