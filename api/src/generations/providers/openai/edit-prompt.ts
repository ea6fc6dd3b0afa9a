import type { EditType } from '@aic/contract';
import type { JobOf } from '../provider.ts';

/** The whole instruction: what to change, what kind of edit it is, how much of it, and which picture is which. */
export function editPrompt(
  job: Pick<JobOf<'edit'>, 'prompt' | 'editType' | 'strength'> & { reference: object | null },
): string {
  return [job.prompt, TYPE_WORDS[job.editType], strengthWords(job.strength), referenceWords(job)]
    .filter((line) => line !== '')
    .join('\n\n');
}

const TYPE_WORDS: Readonly<Record<EditType, string>> = {
  enhance:
    'This is an enhancement: improve light, colour, sharpness and detail. Keep the people, the things and where they are.',
  background_change:
    'This is a change of background: keep the subject exactly as it is, replace what is behind it, and match light and edges.',
  general: 'Change only what is asked for and keep the rest of the picture as it is.',
};

/** Said with the percentage, because the wire has no number for it. */
function strengthWords(percent: number): string {
  const much = STRENGTH_WORDS.find(({ upTo }) => percent <= upTo)?.words ?? 'as far as it goes';
  return `Strength of the change: ${percent} of 100, that is ${much}.`;
}

const STRENGTH_WORDS = [
  { upTo: 10, words: 'barely visible' },
  { upTo: 35, words: 'subtle' },
  { upTo: 65, words: 'moderate' },
  { upTo: 90, words: 'clear and strong' },
] as const;

function referenceWords({ editType, reference }: { editType: EditType; reference: object | null }): string {
  if (reference === null) return '';
  return editType === 'background_change'
    ? 'The first image is the photo to edit. The second image is the new background: put the subject of the first into it.'
    : 'The first image is the photo to edit. The second image is only a reference.';
}
