import {
  claimedIssuer,
  RECEIPT_KEYS_PATH,
  type ReceiptClaims,
  type ReceiptVerdict,
  sha256,
  verifyReceipt,
} from '@aic/sdk/verify';

/**
 * Holds a receipt against the keys of this studio. Those of another one this page may not ask for.
 * @throws Error when the keys did not arrive
 */
export async function checkReceipt(
  file: string,
): Promise<ReceiptVerdict | { type: 'elsewhere'; studio: string }> {
  // A new key signs at once.
  const response = await fetch(RECEIPT_KEYS_PATH, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${RECEIPT_KEYS_PATH} answers ${response.status}.`);
  const verdict = await verifyReceipt(file, await response.json());
  const studio = claimedIssuer(file);
  const isOurs = studio === null || studio === location.origin;
  return verdict.type === 'unknown-key' && !isOurs ? { type: 'elsewhere', studio } : verdict;
}

/**
 * Which of the given files are those of a receipt, to the last byte: names of given files by the receipt's. One of
 * another size is not read.
 */
export async function findFiles(
  { files }: Pick<ReceiptClaims, 'files'>,
  given: readonly File[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const { name, sizeBytes, sha256: wanted } of files) {
    for (const file of given.filter(({ size }) => size === sizeBytes)) {
      if ((await sha256(new Uint8Array(await file.arrayBuffer()))) !== wanted) continue;
      found.set(name, file.name);
      break;
    }
  }
  return found;
}
