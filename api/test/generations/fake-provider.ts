import type { GenerationKind } from '@aic/contract';
import type {
  JobOf,
  Provider,
  ProviderContext,
  ProviderResult,
} from '../../src/generations/providers/provider.ts';

type Behaviour = (job: JobOf<GenerationKind>, context: ProviderContext) => Promise<ProviderResult>;

/** The smallest PNG there is: one transparent pixel. */
const PIXEL_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export const DONE: ProviderResult = {
  state: 'done',
  output: { bytes: PIXEL_PNG, mediaType: 'image/png', details: { model: 'fake' } },
};

/** A vendor whose responses the test writes. Counts what was bought. */
interface FakeProvider extends Provider {
  submissions: number;
  polls: string[];
}

export function createFakeProvider(submit: Behaviour = async () => DONE, poll?: Behaviour): FakeProvider {
  return {
    id: 'fake',
    kinds: ['image'],
    submissions: 0,
    polls: [],
    status: () => ({ state: 'configured', label: 'Fake', message: null }),
    supports: () => ({ seed: true, cancel: true }),
    submit(job, context) {
      this.submissions += 1;
      return submit(job, context);
    },
    ...(poll && {
      poll(operation: string, context: ProviderContext) {
        this.polls.push(operation);
        return poll({ kind: 'image' } as JobOf<GenerationKind>, context);
      },
    }),
  };
}

/** Never answers; `started` resolves when it was asked. */
export function createHangingProvider(): FakeProvider & { started: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const hanging = createFakeProvider(() => {
    resolve();
    return new Promise(() => undefined);
  });
  return Object.assign(hanging, { started: promise });
}
