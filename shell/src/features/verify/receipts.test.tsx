import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cardOf, fileInput, openVerify } from '../../testing/open-verify.tsx';
import {
  changedReceipt,
  FOREIGN_KEY,
  RECEIPT_FILE,
  RECEIPT_KEYS,
  receiptClaims,
  signedReceipt,
} from '../../testing/sample-receipt.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a receipt', () => {
  const claims = receiptClaims(location.origin);
  const KEYS = { 'GET /.well-known/jwks.json': () => RECEIPT_KEYS };
  const receiptOf = (text: string) => new File([text], 'receipt.jws');

  it('says what was asked for and what it cost, and which of the files here is its own', async () => {
    const { user } = openVerify([], '/verify', KEYS);
    const [same, other] = [RECEIPT_FILE, 'b picture'].map((text, index) => new File([text], `${index}.png`));

    await user.upload(fileInput(), [receiptOf(signedReceipt(claims)), ...(other ? [other] : [])]);

    const shown = await cardOf('receipt.jws');
    expect(shown.getByRole('heading', { name: 'A receipt of this studio' })).toBeTruthy();
    const factOf = (label: string) => shown.getByText(label).nextElementSibling?.textContent;
    expect(
      ['Item', 'Engine', 'Held', 'Charged', 'Given back', 'Refunded later', 'Studio'].map(factOf),
    ).toEqual([
      'Image, failed',
      'openai, gpt-image',
      '20 credits',
      '1 credit',
      '19 credits',
      '1 credit',
      location.origin,
    ]);
    expect(await shown.findByText('No file on this page is it')).toBeTruthy();

    await user.upload(fileInput(), same ? [same] : []);

    expect(await shown.findByText('Is “0.png”, to the last byte')).toBeTruthy();
  });

  it('that was changed says nothing but that', async () => {
    const { user } = openVerify([], '/verify', KEYS);
    const cheaper = { ...claims, credits: { ...claims.credits, charged: 0 } };

    await user.upload(fileInput(), receiptOf(changedReceipt(signedReceipt(claims), cheaper)));

    const shown = await cardOf('receipt.jws');
    expect(shown.getByRole('heading', { name: 'A changed receipt' })).toBeTruthy();
    expect(shown.queryByText('Charged')).toBeNull();
  });

  it('of another studio leads to the page of that studio', async () => {
    const { user } = openVerify([], '/verify', KEYS);
    const theirs = signedReceipt(receiptClaims('https://other.example'), 'theirs', FOREIGN_KEY);

    await user.upload(fileInput(), receiptOf(theirs));

    const link = (await cardOf('receipt.jws')).getByRole('link');
    expect(link.getAttribute('href')).toBe('https://other.example/verify');
  });
});
