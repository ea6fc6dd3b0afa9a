import { expect, it } from 'vitest';
import { openSettings } from '../src/page/open-settings.ts';
import { setRole } from '../src/studio/set-role.ts';
import { openStudio } from '../src/studio/studio.ts';
import { signUpAt, type ToolUser } from '../src/user/tool-user.ts';

const studio = openStudio();
const PROMPT = 'Waves at sunset';

const videos = ({ list }: ToolUser) => list('Recent Videos').getByRole('article');
const generate = ({ page }: ToolUser, credits: number) =>
  page.getByRole('button', { name: `Generate - ${credits} credits` }).click();

it('lets Pro users move the camera, shows them how, and takes 30 credits', async () => {
  const user = await signUpAt(studio, '/video', { reducedMotion: 'no-preference' });
  const { page } = user;
  await setRole(studio, user.email, { plan: 'pro' });
  await page.reload();
  await page.getByRole('button', { name: PROMPT, exact: true }).click();
  await openSettings(page);
  await page.getByRole('switch', { name: 'Camera control' }).click();
  await page.getByRole('combobox', { name: 'Direction' }).click();
  await page.getByRole('option', { name: 'Pan left' }).click();
  await page.getByText('The camera: pan left, speed 3.').waitFor();

  const scene = page.locator('svg[viewBox="0 0 160 90"]');
  const placeOf = async () => (await scene.boundingBox())?.x;
  const first = await placeOf();
  await expect.poll(placeOf).not.toBe(first);

  await generate(user, 30);
  await user.hasCredits(470);
  await videos(user).getByText('pan left').waitFor();
  await videos(user).getByRole('button', { name: 'Cancel' }).click();
  await user.seesToast('30 credits are back.');
  await user.hasCredits(500);
});
