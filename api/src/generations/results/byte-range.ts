import type { ByteRange } from '../../platform/storage/storage.ts';

/**
 * What a Range header asks of a file of `sizeBytes` (RFC 9110 section 14.2): one range, `whole` when there is none or
 * it is one we may ignore (several ranges, another unit, malformed), or `unsatisfiable`. Ours: what is
 * made of the responses of range-parser is most of it (docs/adr/0050).
 */
export function parseByteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [first, last] = [match?.[1] ?? '', match?.[2] ?? ''];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const start = Math.max(0, sizeBytes - Number(last));
    return Number(last) === 0 || sizeBytes === 0 ? 'unsatisfiable' : { start, end: sizeBytes - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= sizeBytes) return 'unsatisfiable';
  return { start, end: last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1) };
}
