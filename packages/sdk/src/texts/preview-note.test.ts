import { expect, it } from 'vitest';
import { previewLabel, previewNote } from './preview-note.ts';

const ours = { kind: 'image', provider: 'preview' } as const;
const theirs = { kind: 'image', provider: 'openai' } as const;
const unknown = { kind: 'image', provider: '' } as const;

it('labels what a preview engine has made', () => {
  expect(previewNote([ours, ours])).toBe('Preview engine: procedural, not an AI model');
  expect(previewNote([{ kind: 'text', provider: 'preview' }])).toBe(
    'Preview engine: template drafts, not an AI model',
  );
});

it('says the same of the engine itself', () => {
  expect(previewLabel('image')).toBe(previewNote([ours]));
});

it('labels a list that holds the work of a model as well, and none that holds only that', () => {
  expect(previewNote([ours, theirs])).toBe('Partly by the preview engine: procedural, not an AI model');
  expect(previewNote([theirs])).toBeNull();
  expect(previewNote([])).toBeNull();
});

it('goes by what is known: a job that was started a moment ago has no provider yet', () => {
  expect(previewNote([unknown, ours])).toBe('Preview engine: procedural, not an AI model');
  expect(previewNote([unknown])).toBeNull();
});
