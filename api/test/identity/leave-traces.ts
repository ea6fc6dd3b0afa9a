import { randomBytes } from 'node:crypto';
import type { ShareLink } from '@aic/contract/sharing';
import { expect } from 'vitest';
import type { Sql } from '../../src/platform/db/client.ts';
import { insertTestPasskey, startGeneration, type TestUser } from '../gateway/factories.ts';
import type { TestGateway } from '../gateway/gateway.ts';
import { claimAny } from '../generations/claim-any.ts';
import { fileOf, finishItem, sentPicture } from '../generations/finished-item.ts';

interface Person {
  user: TestUser;
  /** Stands in whatever is not the prompt. */
  name: string;
  prompt: string;
  cookie: string;
  now: Date;
}

/** Writes something of a user everywhere that the product does. No job is left, and mails are still to be sent. */
export async function leaveTraces(
  { sql, admin, gateway }: { sql: Sql; admin: Sql; gateway: TestGateway },
  { user, name, prompt, cookie, now }: Person,
): Promise<void> {
  const { id, email } = user;
  const item = await finishItem(sql, user, {
    prompt,
    now,
    request: { reference: { ...fileOf('image/png'), name: `${name}.png` }, image: sentPicture() },
    output: { image: fileOf('image/png'), text: prompt },
  });
  const share = { method: 'PUT', headers: { cookie, 'content-type': 'application/json' } };
  const link = await gateway.request(`/api/generations/${item}/share`, {
    ...share,
    body: JSON.stringify({ withRecipe: true }),
  });
  expect(link.status).toBe(200);
  const { url } = (await link.json()) as ShareLink;
  const report = new URLSearchParams({ reason: 'other', words: prompt });
  const reported = await gateway.request(`${new URL(url).pathname}/report`, { method: 'POST', body: report });
  expect(reported.status).toBe(303);
  const failed = await startGeneration(sql, user, { prompt, now, key: `key of ${name}` });
  await claimAny(sql, 10, { worker: 1, kinds: ['image'], leaseMs: 60_000, now });
  await sql`select finish_generation(${id}, ${failed}, 1, 'failed', 'rejected', ${prompt}, null, 'fake', ${now})`;
  const removed = await startGeneration(sql, user, { prompt, now, key: `removed by ${name}` });
  await sql`select cancel_generation(${user.tokenHash}, ${removed}, ${now})`;
  await sql`select remove_generation(${user.tokenHash}, ${removed}, ${now})`;
  await sql`select save_folder(${user.tokenHash}, null, ${name}, 1, '{"limit": 9, "windowSeconds": 9}', ${now})`;
  await sql`
    select save_template(${user.tokenHash}, 'image', ${prompt}, 1, '{"limit": 9, "windowSeconds": 9}', ${now})`;
  const changed = await gateway.request('/api/profile', {
    method: 'PATCH',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      displayName: `Ada ${name}`,
      bio: prompt,
      location: name,
      handle: name.toLowerCase(),
      publicProfile: true,
    }),
  });
  expect(changed.status).toBe(200);
  const message = { name, email, subject: name, category: 'general', message: prompt };
  expect((await gateway.post('/api/contact', message)).status).toBe(202);
  expect((await gateway.post('/api/password/forgot', { email })).status).toBe(202);
  expect((await gateway.post('/api/login', { email, password: 'correct horse battery' })).status).toBe(200);
  await admin`
    insert into external_identity (issuer, subject, user_id, created_at)
    values ('https://id.example.com', ${email}, ${id}, ${now})`;
  await sql`select request_data_export(${user.tokenHash}, '24 hours', ${now})`;
  await admin`
    insert into email_change values (${id}, ${`${name}@example.org`}, ${`${name.toLowerCase()}@example.org`}, ${now}, null, null)`;
  await admin`insert into second_factor values (${id}, 'encrypted', ${now}, ${now}, 0)`;
  await admin`insert into second_step_attempt values (${randomBytes(32)}, ${id}, 0, ${now})`;
  await insertTestPasskey(admin, id, { name: `Key of ${name}`, now });
  await admin`
    insert into passkey_challenge values (${randomBytes(32)}, ${randomBytes(32)}, 'registration', ${id}, ${now})`;
  await admin`insert into remote (name) values ('image') on conflict do nothing`;
  await admin`insert into remote_opt_in values (${id}, 'image', ${now})`;
  await admin`insert into written_text values (${id}, ${item}, 1, ${prompt})`;
  await admin`insert into billing.customer values (${id}, ${`cus_${id}`}, ${now})`;
  await admin`insert into billing.former_customer values (${`cus_former_${id}`}, ${id}, ${now})`;
  await admin`
    insert into admin_act (at, admin_id, act, user_id, details) values (${now}, ${crypto.randomUUID()}, 'block', ${id}, '{}')`;
  await receiveStripeEvent(sql, { user, name, now });
}

/** As Stripe tells it, with the person in it. @returns its id */
export async function receiveStripeEvent(
  sql: Sql,
  { user, name, now }: Pick<Person, 'user' | 'name' | 'now'>,
): Promise<string> {
  const id = `evt_${crypto.randomUUID()}`;
  const customer = `cus_${user.id}`;
  const object = { id: 'in_1', object: 'invoice', customer, customer_email: user.email, customer_name: name };
  const payload = { id, type: 'invoice.paid', created: 1, data: { object } };
  await sql`
    select billing.receive_event(${id}, 'invoice.paid', 'in_1', ${customer}, ${sql.json(payload)}, ${now}, '1 minute', ${now})`;
  return id;
}
