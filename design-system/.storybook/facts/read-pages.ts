import { dirname, join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { find, read } from './read-sources.ts';

/** A page that a person wrote whole: of the foundations or a pattern. */
export interface WrittenPage {
  title: string;
  /** Identifier of the page in Storybook. */
  page: string;
  /** All of its words, for a search. */
  words: string;
}

export const readPages = (): WrittenPage[] =>
  find('src/{foundations,patterns}/**/*.mdx').map((file) => {
    const text = read(file);
    // Of a pattern the stories beside it have the title.
    const stories = /from '(\.[^']+\.stories\.tsx)'/.exec(text)?.[1];
    const titled = /<Meta title="([^"]+)"/.exec(text)?.[1];
    const title =
      titled ??
      /title: '([^']+)'/.exec(stories === undefined ? '' : read(join(dirname(file), stories)))?.[1] ??
      '';
    return {
      title,
      page: toId(title, /<Meta .*name="([^"]+)"/.exec(text)?.[1] ?? 'docs'),
      words: text.replaceAll(/[^\p{L}\d]+/gu, ' '),
    };
  });
