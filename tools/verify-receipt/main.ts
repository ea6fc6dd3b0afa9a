import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { RECEIPT_KEYS_PATH } from '@aic/contract/receipts';
import { claimedIssuer, verifyReceipt } from '@aic/contract/verify-receipt';
import { z } from 'zod';
import { receiptWords } from './receipt-words.ts';

const USAGE = 'npm run verify:receipt -- FILE [--to https://studio.example.com | --keys FILE]';
const FETCH_MS_MAX = 10_000;

const keySetSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/**
 * Says whether a receipt is good, and what it says: ends with 0 when it is, with 1 when it was changed, with 2 when it
 * could not be told, as with a key that the studio does not have. Without --to the studio is the one that it names.
 */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, keys: { type: 'string' } },
  });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new Error(`Use it so: ${USAGE}`);
  const file = await readFile(path, 'utf8');
  const to = values.to ?? claimedIssuer(file);
  const keys = values.keys === undefined ? await fetchKeys(to) : await readFile(values.keys, 'utf8');
  const verdict = await verifyReceipt(file, keySetSchema.parse(JSON.parse(keys)));
  switch (verdict.type) {
    case 'valid':
      console.log(
        ['Valid: nothing of it was changed.', ...receiptWords(verdict.claims, verdict.request)].join('\n'),
      );
      break;
    case 'changed':
      console.log(`Changed. ${verdict.what}`);
      process.exitCode = 1;
      break;
    case 'unknown-key':
      console.log(`Unknown key ${verdict.kid}: ${values.keys ?? to} has not signed it.`);
      process.exitCode = 2;
      break;
    case 'no-receipt':
      throw new Error(`${path} is no receipt.`);
    default:
      verdict satisfies never;
  }
} catch (error) {
  console.error(`It could not be told. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}

async function fetchKeys(to: string | null): Promise<string> {
  if (to === null) throw new Error('It names no studio: say which one by --to, or give its keys by --keys.');
  const address = new URL(RECEIPT_KEYS_PATH, to);
  // A new key signs at once.
  const init = { headers: { 'cache-control': 'no-cache' }, signal: AbortSignal.timeout(FETCH_MS_MAX) };
  const response = await fetch(address, init).catch((error: unknown) => {
    throw new Error(`${address.href} cannot be reached.`, { cause: error });
  });
  if (!response.ok) throw new Error(`${address.href} answers ${response.status}.`);
  return response.text();
}
