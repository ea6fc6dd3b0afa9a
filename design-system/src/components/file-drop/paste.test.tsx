import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleFile } from '../../stories/sample-file.ts';
import { mount } from '../../testing/mount.tsx';
import { FileDrop } from './file-drop.tsx';

const image = sampleFile('image.png');

function Upload({ label, isDisabled = false }: { label: string; isDisabled?: boolean }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <section aria-label={label}>
      <FileDrop label={label} value={file} onChange={setFile} isDisabled={isDisabled} />
    </section>
  );
}

function paste(target: Element | null, content: { file?: File; text?: string }): ClipboardEvent {
  const clipboardData = new DataTransfer();
  if (content.file) {
    clipboardData.items.add(content.file);
  }
  if (content.text !== undefined) {
    clipboardData.setData('text/plain', content.text);
  }
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  target?.dispatchEvent(event);
  return event;
}

const chosenIn = (label: string) => page.getByRole('region', { name: label }).getByText('image.png');

describe('pasting into FileDrop', () => {
  it('takes an image pasted anywhere on the page', async () => {
    mount(<Upload label="Image" />);

    paste(document.body, { file: image });

    await expect.element(chosenIn('Image')).toBeVisible();
  });

  it('fills the uploads of a page in order', async () => {
    mount([<Upload key="1" label="Image" />, <Upload key="2" label="Reference" />]);

    paste(document.body, { file: image });
    await expect.element(chosenIn('Image')).toBeVisible();
    await expect.element(chosenIn('Reference')).not.toBeInTheDocument();

    paste(document.body, { file: image });
    await expect.element(chosenIn('Reference')).toBeVisible();
  });

  it('prefers the upload that has the focus', async () => {
    mount([<Upload key="1" label="Image" />, <Upload key="2" label="Reference" />]);
    const reference = document.querySelector<HTMLElement>('[aria-label="Reference"] input');
    reference?.focus();

    paste(reference, { file: image });

    await expect.element(chosenIn('Reference')).toBeVisible();
    await expect.element(chosenIn('Image')).not.toBeInTheDocument();
  });

  it('leaves a text paste to the field, also when a picture of the text comes with it', () => {
    mount([<Upload key="1" label="Image" />, <textarea key="2" aria-label="Prompt" />]);

    const event = paste(document.querySelector('textarea'), { file: image, text: 'A1\tB1' });

    expect(event.defaultPrevented).toBe(false);
    expect(chosenIn('Image').query()).toBeNull();
  });

  it('takes a bare image from a field that could not take it', async () => {
    mount([<Upload key="1" label="Image" />, <textarea key="2" aria-label="Prompt" />]);

    paste(document.querySelector('textarea'), { file: image });

    await expect.element(chosenIn('Image')).toBeVisible();
  });

  it('ignores a paste while disabled', () => {
    mount(<Upload label="Image" isDisabled />);

    expect(paste(document.body, { file: image }).defaultPrevented).toBe(false);
  });
});
