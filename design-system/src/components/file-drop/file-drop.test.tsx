import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleFile } from '../../stories/sample-file.ts';
import { mount } from '../../testing/mount.tsx';
import { dark } from '../../tokens/dark.ts';
import { FileDrop, type FileDropProps } from './file-drop.tsx';

const photo = sampleFile('photo.png');
const text = new File(['Not a picture.'], 'notes.txt', { type: 'text/plain' });

function Upload({ onChange, value = null, ...props }: Partial<FileDropProps>) {
  const [file, setFile] = useState(value);
  const handleChange = (next: File | null): void => {
    setFile(next);
    onChange?.(next);
  };
  return <FileDrop label="Image" {...props} value={file} onChange={handleChange} />;
}

function mountUpload(props: Partial<FileDropProps> = {}) {
  const handleChange = vi.fn<FileDropProps['onChange']>();
  mount(<Upload onChange={handleChange} {...props} />);
  return handleChange;
}

const input = (name = 'Image') => page.getByLabelText(name, { exact: true });
const alert = () => page.getByRole('alert');

function transferOf(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  files.forEach((file) => transfer.items.add(file));
  return transfer;
}

function drag(kind: 'dragenter' | 'dragleave' | 'drop', transfer: DataTransfer): DragEvent {
  const event = new DragEvent(kind, { dataTransfer: transfer, bubbles: true, cancelable: true });
  document.querySelector('label:has(input)')?.dispatchEvent(event);
  return event;
}

describe('FileDrop', () => {
  it('refuses a file that cannot be kept, and leaves the chosen one in place', async () => {
    const handleChange = mountUpload({ value: photo });
    drag('drop', transferOf(new File([], 'empty.png', { type: 'image/png' })));
    await expect.element(alert()).toHaveTextContent('The file is empty. Choose another one');
    await expect.element(page.getByText('photo.png')).toBeVisible();
    expect(handleChange).not.toHaveBeenCalled();
  });

  it('takes the last choice only, while one before it is still being read', async () => {
    const handleChange = mountUpload();
    const read = vi.spyOn(File.prototype, 'arrayBuffer');
    const slow = Promise.withResolvers<ArrayBuffer>();
    read.mockReturnValueOnce(slow.promise);
    await userEvent.upload(input(), sampleFile('slow.png'));
    await userEvent.upload(input(), photo);
    await expect.poll(() => handleChange.mock.calls.length).toBe(1);
    slow.resolve(new ArrayBuffer(8));
    // Read after it, so the slow one has had its turn by then.
    await userEvent.upload(input(), sampleFile('third.png'));
    const chosen = () => handleChange.mock.calls.map(([file]) => file?.name);
    await expect.poll(() => chosen().at(-1)).toBe('third.png');
    expect(chosen()).toEqual(['photo.png', 'third.png']);
    read.mockRestore();
  });

  it('says a second refusal in the same words anew, for who hears the page', async () => {
    mountUpload();
    drag('drop', transferOf(text));
    await expect.element(alert()).toBeVisible();
    const first = alert().element();
    drag('drop', transferOf(text));

    await expect.poll(() => first.isConnected).toBe(false);
    await expect.element(alert()).toHaveTextContent('File type not supported');
  });

  it('[4.upload.states] invites to drop, says so while a file hangs over it, and goes back', async () => {
    mountUpload();
    await expect.element(page.getByText('Drag and drop your image here')).toBeVisible();

    drag('dragenter', transferOf(photo));
    await expect.element(page.getByText('Drop your file here')).toBeVisible();
    await expect.element(page.getByText('Drag and drop your image here')).not.toBeInTheDocument();

    drag('dragleave', transferOf(photo));
    await expect.element(page.getByText('Drag and drop your image here')).toBeVisible();
  });

  it('[4.upload.states] shows the name and the rounded KB of the chosen file', async () => {
    mountUpload();

    await userEvent.upload(input(), sampleFile('photo.png', 1536));

    await expect.element(page.getByRole('status')).toHaveTextContent('photo.png2 KB');
  });

  it('[4.upload.states] removing informs the parent with null, clears the error and frees the control', async () => {
    const handleChange = mountUpload({ value: photo });
    drag('drop', transferOf(text));
    await expect.element(alert()).toBeVisible();

    await page.getByRole('button', { name: 'Remove photo.png' }).click();

    expect(handleChange.mock.calls).toEqual([[null]]);
    await expect.element(alert()).not.toBeInTheDocument();
    await expect.element(page.getByText('Drag and drop your image here')).toBeVisible();
    await expect.element(input()).toHaveFocus();
  });

  it('[4.upload.states] a new file clears the old error first', async () => {
    const handleChange = mountUpload();
    drag('drop', transferOf(text));
    await expect.element(alert()).toHaveTextContent('File type not supported');

    drag('drop', transferOf(photo, text));
    await expect.element(alert()).toHaveTextContent('File upload failed');
    await expect.element(alert()).not.toHaveTextContent('File type not supported');
    expect(handleChange).not.toHaveBeenCalled();

    await userEvent.upload(input(), photo);
    await expect.element(alert()).not.toBeInTheDocument();
    await expect.poll(() => handleChange.mock.calls).toEqual([[photo]]);
  });

  it('[4.upload.states] marks an error red and ties it to the control', async () => {
    document.documentElement.dataset['theme'] = 'dark';
    mountUpload();
    const box = document.querySelector<HTMLElement>('div:has(> label > input)');

    drag('drop', transferOf(text));

    await expect.element(input()).toHaveAccessibleDescription(/^File type not supported/);
    await expect.element(input()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box).toHaveStyle(`border-top-color: ${dark.dangerText}`);
    await expect.element(alert()).toHaveStyle(`color: ${dark.dangerText}`);
  });

  it('[5.upload.types] takes one file of four types, up to 5 MB by default', async () => {
    mountUpload();

    await expect.element(input()).not.toHaveAttribute('multiple');
    await expect
      .element(input())
      .toHaveAttribute('accept', '.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp');
    await expect.element(page.getByText('Supports JPG, PNG, WebP up to 5MB')).toBeVisible();
  });

  it('[5.upload.size] refuses a file over the limit that the caller set', async () => {
    const handleChange = mountUpload({ sizeBytesMax: 1024 * 1024 });

    drag('drop', transferOf(new File([new Uint8Array(1024 * 1024 + 1)], 'big.png', { type: 'image/png' })));

    await expect.element(alert()).toHaveTextContent('File is too large. Maximum size is 1MB');
    expect(handleChange).not.toHaveBeenCalled();
  });

  it('[5.upload.other] removes a file that turns out to be no picture', async () => {
    const handleChange = mountUpload();

    await userEvent.upload(input(), new File(['Not a picture.'], 'photo.png', { type: 'image/png' }));

    await expect.element(alert()).toHaveTextContent('File upload failed');
    expect(handleChange).toHaveBeenLastCalledWith(null);
  });

  it('keeps no preview in memory once it is not shown', async () => {
    const create = vi.spyOn(URL, 'createObjectURL');
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    mountUpload({ value: photo });
    await userEvent.upload(input(), sampleFile('other.png'));
    await expect.element(page.getByText('other.png')).toBeVisible();

    await page.getByRole('button', { name: 'Remove other.png' }).click();
    await expect.element(page.getByText('Drag and drop your image here')).toBeVisible();

    const created = create.mock.results.map((result) => result.value);
    expect(created.length).toBeGreaterThan(1);
    expect(revoke.mock.calls.flat()).toEqual(created);
    vi.restoreAllMocks();
  });

  it('keeps the chosen file when another one is refused', async () => {
    const handleChange = mountUpload({ value: photo });

    drag('drop', transferOf(text));

    await expect.element(alert()).toBeVisible();
    await expect.element(page.getByText('photo.png')).toBeVisible();
    expect(handleChange).not.toHaveBeenCalled();
  });

  it('says what to do with a picture that comes as its address alone, and does not let the browser open it', async () => {
    const handleChange = mountUpload();
    const transfer = new DataTransfer();
    transfer.setData('text/uri-list', 'https://example.com/photo.png');

    expect(drag('dragenter', transfer).defaultPrevented).toBe(true);
    await expect.element(page.getByText('Drag and drop your image here')).toBeVisible();
    expect(drag('drop', transfer).defaultPrevented).toBe(true);

    await expect
      .element(alert())
      .toHaveTextContent('That is a link, not a file. Save the picture first, or copy and paste it');
    expect(handleChange).not.toHaveBeenCalled();
  });

  it('takes a tile of the product by the id of its item, where its parent does', async () => {
    const handleItem = vi.fn<(id: string) => void>();
    mountUpload({ onItem: handleItem });
    const transfer = new DataTransfer();
    transfer.setData('application/x-aic-item', 'fox');
    transfer.setData('text/uri-list', 'https://example.com/?item=fox');

    drag('dragenter', transfer);
    expect(drag('drop', transfer).defaultPrevented).toBe(true);

    expect(handleItem.mock.calls).toEqual([['fox']]);
    expect(alert().query()).toBeNull();
  });

  it('leaves words that are dragged over it to the browser', () => {
    mountUpload();
    const transfer = new DataTransfer();
    transfer.setData('text/plain', 'A lake');

    expect(drag('drop', transfer).defaultPrevented).toBe(false);
    expect(alert().query()).toBeNull();
  });

  it('takes no file while disabled, and does not let the browser open a dropped one', async () => {
    const handleChange = mountUpload({ isDisabled: true });

    const drop = drag('drop', transferOf(photo));

    await expect.element(input()).toBeDisabled();
    expect(drop.defaultPrevented).toBe(true);
    expect(handleChange).not.toHaveBeenCalled();
  });

  it('keeps the browser from opening a file that was dropped beside it', () => {
    mountUpload();
    const missed = new DragEvent('drop', {
      dataTransfer: transferOf(photo),
      bubbles: true,
      cancelable: true,
    });

    document.body.dispatchEvent(missed);

    expect(missed.defaultPrevented).toBe(true);
  });

  it('submits a dropped file with the form around it', async () => {
    mount(
      <form aria-label="Edit">
        <Upload name="image" />
      </form>,
    );

    drag('drop', transferOf(photo));
    await expect.element(page.getByText('photo.png')).toBeVisible();

    const form = document.querySelector('form') ?? undefined;
    expect(new FormData(form).get('image')).toMatchObject({ name: 'photo.png', size: photo.size });
  });
});
