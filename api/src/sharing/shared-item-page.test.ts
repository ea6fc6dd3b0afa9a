import { expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser } from '../../test/gateway/factories.ts';
import { createTestGateway } from '../../test/gateway/gateway.ts';
import { fileOf, finishItem } from '../../test/generations/finished-item.ts';
import { shareItem } from '../../test/generations/share-item.ts';

const { sql, admin } = await createTestDatabase();
const gateway = createTestGateway(sql);

it.each([
  ['image', 'fake', 'AI generated'],
  ['edit', 'fake', 'AI modified'],
  ['image', 'preview', 'Computer generated'],
] as const)(
  'says how an item of %s by %s was made, until its owner chooses otherwise: %s',
  async (...row) => {
    const [kind, provider, label] = row;
    const owner = await createUser(sql);
    const image = fileOf('image/png');
    const request = kind === 'edit' ? { image, editType: 'style_transfer' } : {};
    const id = await finishItem(sql, owner, { kind, request, output: { image } });
    await admin`update generation set provider = ${provider} where id = ${id}`;
    const { path } = await shareItem(gateway, owner, id);
    const read = async () => (await gateway.request(path)).text();

    const page = await read();
    expect(page).toContain(`<span class="made">${label}</span>`);
    expect(page).toContain(`href="/verify?file=${path}/media" target="_blank" rel="noopener"`);
    expect(page).toMatch(new RegExp(`og:description" content="[^"]*${label}\\."`));

    await shareItem(gateway, owner, id, { withLabel: false });
    expect(await read()).not.toContain(label);
  },
);

it.each([
  ['openai', 'AI generated'],
  ['preview', 'Computer generated'],
])('says of what rules have made, over two hand-offs, of an item by %s: %s', async (provider, label) => {
  const owner = await createUser(sql);
  const made: string[] = [];
  for (const by of [provider, 'preview', 'preview']) {
    const id = await finishItem(sql, owner, { output: { image: fileOf('image/png') } });
    await admin`update generation set provider = ${by}, made_from = ${made.at(-1) ?? null} where id = ${id}`;
    made.push(id);
  }
  const { path } = await shareItem(gateway, owner, made.at(-1) ?? '');

  expect(await (await gateway.request(path)).text()).toContain(`<span class="made">${label}</span>`);
});
