import { type Generation, isPreview } from '@aic/contract';

/** The settings of an item in words, and nothing that says whose it is or what else they have. */
export function recipeFacts(item: Generation): Array<readonly [name: string, value: string]> {
  const engine = isPreview(item) ? 'Preview engine' : (item.engine ?? item.provider);
  const facts: Array<readonly [string, string | number | null | undefined]> = [
    ...settingsOf(item),
    ['Seed', item.seed],
    ['Engine', engine],
  ];
  return facts.flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)] as const],
  );
}

function settingsOf(item: Generation): Array<readonly [string, string | null | undefined]> {
  switch (item.kind) {
    case 'image':
      return [
        ['Size', (item.pixels ?? item.size).replace('x', ' × ')],
        ['Quality', item.quality],
        ['Style', item.style],
        ['Left out', item.exclude],
      ];
    case 'video':
      return [
        ['Length', `${item.duration} s`],
        ['Format', item.aspectRatio],
      ];
    case 'music':
      return [
        ['Genre', item.genre],
        ['Length', `${item.duration} s`],
      ];
    case 'text':
      return [['Style', item.style]];
    case 'edit':
      return [];
    default:
      return item satisfies never;
  }
}
