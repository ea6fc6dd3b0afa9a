import { expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { AlertDialog } from './alert-dialog.tsx';

it('takes presses from the moment on in which the page below takes none', async () => {
  const taken: string[] = [];
  const observer = new MutationObserver(() => {
    const dialog = document.querySelector('[role="alertdialog"]');
    if (dialog !== null && document.body.style.pointerEvents === 'none') {
      taken.push(getComputedStyle(dialog).pointerEvents);
    }
  });
  observer.observe(document.body, { attributes: true });
  mount(
    <AlertDialog
      isOpen
      onOpenChange={() => {}}
      title="Delete this image?"
      description="It cannot be undone."
      confirmLabel="Delete image"
      onConfirm={() => {}}
    />,
  );

  await expect.poll(() => taken.length).toBeGreaterThan(0);
  observer.disconnect();
  expect(new Set(taken)).toEqual(new Set(['auto']));
});
