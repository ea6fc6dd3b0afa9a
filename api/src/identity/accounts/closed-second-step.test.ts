import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, type TestUser } from '../../../test/gateway/factories.ts';

const { sql, admin } = await createTestDatabase();
const NOW = new Date('2030-01-01T00:00:00Z');
const LATER = new Date('2030-01-02T00:00:00Z');
const CODE_HASH = randomBytes(32);

/** Has two-step sign-in and comes by another provider, too; deleted by its user a moment ago. */
let closed: TestUser;
beforeEach(async () => {
  closed = await createUser(sql, { now: NOW });
  const { id, email } = closed;
  await admin`insert into external_identity values ('https://id.example.com', ${email}, ${id}, ${NOW})`;
  await admin`insert into second_factor values (${id}, 'encrypted', ${NOW}, ${NOW}, 0)`;
  await admin`insert into recovery_code values (${id}, ${CODE_HASH}, null)`;
  await admin`delete from session where user_id = ${id}`;
  await admin`update app_user set closes_at = ${LATER} where id = ${id}`;
});

const sessions = () => admin`select from session where user_id = ${closed.id}`;

it('gets the response that it is deleted before a code is asked for', async () => {
  const [row] = await sql`
    select sign_in_externally(
      'https://id.example.com', ${closed.email}, null, null, null, null, 500, ${randomBytes(32)}, null,
      ${LATER}, ${LATER}, ${NOW}, null, null) as outcome`;

  expect(row?.['outcome']).toEqual({ outcome: 'closed', userId: null });
  await expect(sessions()).resolves.toHaveLength(0);
});

it('gets no session from a second step that was begun before, with the right code', async () => {
  const cookieHash = randomBytes(32);
  await admin`insert into second_step_attempt values (${cookieHash}, ${closed.id}, 0, ${LATER})`;

  const [row] = await sql`
    select complete_second_step(
      ${cookieHash}, null, null, ${CODE_HASH}, 5, ${randomBytes(32)}, null, ${LATER}, ${LATER}, ${NOW}, null, null,
      ${randomBytes(32)}, 'login') as outcome`;

  expect(row?.['outcome']).toEqual({ outcome: 'over', userId: null });
  await expect(sessions()).resolves.toHaveLength(0);
});
