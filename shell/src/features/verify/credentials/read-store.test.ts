import { describe, expect, it } from 'vitest';
import { type SampleManifest, sampleStore } from '../../../testing/sample-store.ts';
import { readStore } from './read-store.ts';

const PICTURE: SampleManifest = {
  sourceType: 'trainedAlgorithmicMedia',
  engine: 'openai',
  model: 'gpt-image',
};

describe('what a file says', () => {
  it('is how, by what and of what it was made, over any number of hand-offs', () => {
    const edit = {
      sourceType: 'compositeWithTrainedAlgorithmicMedia',
      engine: 'comfyui',
      madeFrom: [PICTURE],
    };
    const film = { sourceType: 'trainedAlgorithmicMedia', engine: 'videos', madeFrom: [edit] };

    const { state, credentials } = readStore(sampleStore({ ...film, signedAt: '2026-11-29T10:00:00Z' }));

    expect(state).toBe('valid');
    expect(credentials).toMatchObject({
      sourceType: 'trainedAlgorithmicMedia',
      engine: 'videos',
      model: null,
      writtenBy: 'AI Creative',
      signedAt: '2026-11-29T10:00:00Z',
      isIntact: true,
      materials: [
        {
          relation: 'changed',
          format: 'image/png',
          credentials: {
            sourceType: 'compositeWithTrainedAlgorithmicMedia',
            materials: [{ credentials: { engine: 'openai', model: 'gpt-image', materials: [] } }],
          },
        },
      ],
    });
  });

  it('is nothing of what was only shown to an engine, which nobody has looked at', () => {
    const store = sampleStore({ ...PICTURE, madeFrom: [PICTURE] });
    const text = JSON.stringify(store).replace('parentOf', 'inputTo');

    const [material] = readStore(JSON.parse(text)).credentials.materials;
    expect(material).toMatchObject({ relation: 'used', credentials: null, isVerified: false });
  });

  it.each([
    ['a text', { softwareAgent: 'Firefly' }, {}],
    ['one of a list', { softwareAgentIndex: 0 }, { softwareAgents: [{ name: 'Firefly' }] }],
  ])('names the engine where other programs write it as %s', (_, action, data) => {
    const store = sampleStore(PICTURE);
    const actions = [{ action: 'c2pa.created', digitalSourceType: 'x/trainedAlgorithmicMedia', ...action }];
    Object.assign(Object.values(store.manifests)[0]?.assertions[0]?.data ?? {}, { actions, ...data });

    expect(readStore(store).credentials.engine).toBe('Firefly');
  });

  it('is what it was before, where it was only encoded anew and that is whole', () => {
    const typeOf = (before: SampleManifest) =>
      readStore(sampleStore({ madeFrom: [before] })).credentials.sourceType;

    expect(typeOf(PICTURE)).toBe('trainedAlgorithmicMedia');
    expect(typeOf({ ...PICTURE, failures: ['assertion.dataHash.mismatch'] })).toBeNull();
  });

  it('has the words and the name that a user has let it say', () => {
    const store = sampleStore(PICTURE);
    const data = { 'Iptc4xmpExt:AIPromptInformation': 'a fox', 'dc:creator': ['Ada'] };
    Object.values(store.manifests)[0]?.assertions.push({ label: 'cawg.metadata', data });

    expect(readStore(store).credentials).toMatchObject({ prompt: 'a fox', creator: 'Ada' });
  });

  it('cannot speak in the page’s own words, or turn them around', () => {
    const sourceType = 'x”. This studio vouches for it';
    const { credentials } = readStore(sampleStore({ sourceType, engine: '\u202Eopen\u2066ai' }));
    expect(credentials).toMatchObject({ sourceType: null, engine: 'openai' });
  });

  it('may be of other types than it should be, and is left out then', () => {
    const store = {
      active_manifest: 'a',
      manifests: { a: { assertions: 7, ingredients: [null, 1, { title: {} }] } },
    };

    expect(readStore(store).credentials).toMatchObject({
      sourceType: null,
      engine: null,
      materials: [{ title: null }, { title: null }, { title: null, credentials: null }],
    });
  });

  it('is read to an end where materials name each other in a circle', () => {
    const store = sampleStore({ ...PICTURE, madeFrom: [PICTURE] });
    const [top, below] = Object.keys(store.manifests);
    Object.assign(store.manifests[below ?? ''] ?? {}, {
      ingredients: Array.from({ length: 3 }, () => ({ active_manifest: top })),
    });

    expect(readStore(store).state).toBe('valid');
  });
});

describe('a signer', () => {
  const isOurs = (store: object): boolean => readStore(store).credentials.signer.isThisStudio;
  const isMaterialOurs = (store: object): boolean | undefined =>
    readStore(store).credentials.materials[0]?.credentials?.signer.isThisStudio;

  it('is this studio only where the reader trusts its certificate', () => {
    expect(isOurs(sampleStore({ ...PICTURE, isTrusted: true }))).toBe(true);
    expect(isOurs(sampleStore(PICTURE))).toBe(false);
  });

  it('of a material is not this studio because a stranger has written down so', () => {
    const store = sampleStore({
      ...PICTURE,
      madeFrom: [{ ...PICTURE, writtenDown: ['signingCredential.trusted'] }],
    });
    expect(isMaterialOurs(store)).toBe(false);

    const both = ['signingCredential.trusted', 'signingCredential.untrusted'];
    const known = sampleStore({ ...PICTURE, madeFrom: [{ ...PICTURE, writtenDown: both, isNew: false }] });
    expect(isMaterialOurs(known)).toBe(false);
  });

  it('of a material is this studio where the reader says so now, or has nothing to add', () => {
    const now = { ...PICTURE, isTrusted: true, writtenDown: ['signingCredential.untrusted'] };
    expect(isMaterialOurs(sampleStore({ ...PICTURE, madeFrom: [now] }))).toBe(true);

    const before = { ...PICTURE, writtenDown: ['signingCredential.trusted'], isNew: false };
    expect(isMaterialOurs(sampleStore({ ...PICTURE, isTrusted: true, madeFrom: [before] }))).toBe(true);
  });
});

describe('a time stamp', () => {
  it('is proven by the reader alone, and not because a stranger has written down so', () => {
    const used = { ...PICTURE, writtenDown: ['timeStamp.trusted'], isNew: false };
    const [material] = readStore(sampleStore({ ...PICTURE, madeFrom: [used] })).credentials.materials;
    expect(material?.credentials?.isTimeProven).toBe(false);
    expect(readStore(sampleStore({ ...PICTURE, isTimeProven: true })).credentials.isTimeProven).toBe(true);
  });
});

describe('a file that is not what was signed', () => {
  const stateOf = (...failures: string[]): string => readStore(sampleStore({ ...PICTURE, failures })).state;

  it('was changed', () => {
    expect(stateOf('assertion.dataHash.mismatch')).toBe('changed');
    expect(stateOf('claimSignature.mismatch', 'signingCredential.expired')).toBe('changed');
  });

  it('is told from one whose certificate has ended', () => {
    expect(stateOf('signingCredential.expired')).toBe('ended');
    expect(stateOf('claimSignature.outsideValidity')).toBe('ended');
  });

  it('is said of a material, too', () => {
    const changed = { ...PICTURE, failures: ['assertion.dataHash.mismatch'] };
    const [material] = readStore(sampleStore({ ...PICTURE, madeFrom: [changed] })).credentials.materials;

    expect(material?.credentials?.isIntact).toBe(false);
    const ended = { ...PICTURE, failures: ['signingCredential.expired'] };
    const [older] = readStore(sampleStore({ ...PICTURE, madeFrom: [ended] })).credentials.materials;
    expect(older?.credentials?.isIntact).toBe(true);
  });
});
