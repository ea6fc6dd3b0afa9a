import { expect, it } from 'vitest';
import { previewNote } from './preview-note.ts';

const ours = { provider: 'preview' };
const theirs = { provider: 'openai' };

it('labels what a preview engine has made', () => {
  expect(previewNote([ours, ours])).toBe('Preview engine: procedural, not an AI model');
  expect(previewNote([ours], 'template drafts')).toBe('Preview engine: template drafts, not an AI model');
});

it('labels a list that holds the work of a model as well, and none that holds only that', () => {
  expect(previewNote([ours, theirs])).toBe('Partly by the preview engine: procedural, not an AI model');
  expect(previewNote([theirs])).toBeNull();
  expect(previewNote([])).toBeNull();
});

it('goes by what is known: a job that was pressed a moment ago has no maker yet', () => {
  expect(previewNote([{ provider: '' }, ours])).toBe('Preview engine: procedural, not an AI model');
  expect(previewNote([{ provider: '' }])).toBeNull();
});
