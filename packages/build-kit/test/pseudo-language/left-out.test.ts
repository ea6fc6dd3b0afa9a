import { expect, it } from 'vitest';
import { pseudo } from '../../src/messages/catalogs/pseudo.ts';
import { leftOut } from './left-out.ts';

it('lists texts and attributes in English, and leaves out pseudo texts, data and code', () => {
  document.body.innerHTML = `<main title="Old hint"><p>${pseudo('Made of {0}').replace('{0}', '1024')}</p>
    <button aria-label="${pseudo('Close')}">Save it</button><code>npm test</code><b>AI Creative</b></main>`;

  expect(leftOut(document.body)).toEqual(['button: Save it', 'main[title]: Old hint']);
});
