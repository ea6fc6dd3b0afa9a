import {
  type Generation,
  GENERATION_KINDS,
  type GenerationKind,
  type GenerationOf,
  KINDS,
  type Medium,
} from '@aic/contract';
import { emptyItem } from '@aic/contract/empty-item';
import { itemOf } from '@aic/sdk/testing/fakes';

/** What every item has, whatever its kind. */
type Common = Pick<
  Generation,
  | 'id'
  | 'prompt'
  | 'status'
  | 'progress'
  | 'queuePosition'
  | 'credits'
  | 'refunded'
  | 'creditsReturned'
  | 'error'
  | 'createdAt'
  | 'completedAt'
  | 'isCancelled'
>;

const picture = (name: string) => ({ avif: `/samples/${name}.avif`, webp: `/samples/${name}.avif` });

/** Files that the page's server has: what is shown as each medium, and what it was made of. */
const SAMPLE_FILES: Readonly<Record<Medium, string>> = {
  picture: '/samples/dunes.avif',
  film: '/samples/forest.mp4',
  sound: '/samples/evening.mp3',
  words: '',
};
const STILLS = { thumbnails: picture('dunes'), posterUrl: '/samples/forest.avif' };
const SOURCE_FILE = '/samples/cityscape.avif';

/** The sample of a kind, whose files are there. */
function sampleOf<Kind extends GenerationKind>(kind: Kind): GenerationOf<Kind> {
  const { medium, result } = KINDS[kind];
  const files = { ...STILLS, ...(medium !== 'words' && { [result]: SAMPLE_FILES[medium] }) };
  const members = Object.entries(itemOf(kind)()).map(([name, value]) => {
    const isFile = name in files || (typeof value === 'string' && value.startsWith('/media/'));
    return [name, isFile && value !== null ? (Reflect.get(files, name) ?? SOURCE_FILE) : value];
  });
  // Safe because these are the members of the sample.
  return Object.fromEntries(members) as GenerationOf<Kind>;
}

/** A finished item. @param change e.g. its prompt, and what it was started with */
export const finishedItem = <Kind extends GenerationKind>(
  kind: Kind,
  change: Partial<Common> = {},
): GenerationOf<Kind> => ({ ...sampleOf(kind), ...change });

/** Members that have no value before there is a result, and some that a user need not choose. */
const withoutFiles = (kind: GenerationKind): object =>
  Object.fromEntries(
    Object.entries(emptyItem(kind)).filter(([, value]) => value === null || Array.isArray(value)),
  );

/** An item that is queued, under way, failed or cancelled: without its files. */
function unfinishedItem(kind: GenerationKind, change: Partial<Common>): Generation {
  const common = { progress: 0, status: 'processing', completedAt: null } as const;
  return { ...finishedItem(kind), ...withoutFiles(kind), ...common, ...change };
}

/** An item's last state when it does not succeed: all credits are back. */
export const failedAs = (error: string, { credits }: Pick<Generation, 'credits'>) =>
  ({ status: 'failed', error, refunded: true, creditsReturned: credits, queuePosition: null }) as const;

/** One item in each state, newest first. */
export function itemsInEveryState(kind: GenerationKind, nowMs: number): Generation[] {
  const at = (minutes: number) => new Date(nowMs - minutes * 60_000).toISOString();
  const { credits } = finishedItem(kind);
  return [
    unfinishedItem(kind, { prompt: 'Waits in line', queuePosition: 3, createdAt: at(1) }),
    unfinishedItem(kind, { prompt: 'Is being made', progress: 0.45, createdAt: at(2) }),
    finishedItem(kind, { prompt: 'Is finished', createdAt: at(3), completedAt: at(3) }),
    unfinishedItem(kind, {
      ...failedAs('The engine did not answer.', { credits }),
      prompt: 'Has failed',
      createdAt: at(4),
      completedAt: at(4),
    }),
    unfinishedItem(kind, {
      ...failedAs('Cancelled', { credits }),
      prompt: 'Was cancelled',
      isCancelled: true,
      createdAt: at(5),
      completedAt: at(5),
    }),
  ].map((item, index) => ({
    ...item,
    id: `0197a000-0000-7000-8000-0000000${GENERATION_KINDS.indexOf(kind)}020${index}`,
  }));
}
