import type { ContactCategory } from '@aic/contract/contact';
import type { Sql } from '../platform/db/client.ts';

export interface StoredMessage {
  name: string;
  email: string;
  subject: string;
  category: ContactCategory;
  message: string;
}

/** Whether a message with this id has come before. */
export async function isStored(sql: Sql, id: string): Promise<boolean> {
  const [row] = await sql<[{ isStored: boolean }]>`
    select exists (select from mail where key = ${mailKey(id)}) as "isStored"`;
  return row.isStored;
}

/** Stores a message and has it mailed to `recipient`: both, or neither where one with this id is stored. */
export async function storeMessage(
  sql: Sql,
  id: string,
  { name, email, subject, category, message }: StoredMessage,
  recipient: string,
  now: Date,
): Promise<void> {
  await sql`
    with mailed as (
      insert into mail (key, recipient, kind, payload, created_at, run_at)
        values (${mailKey(id)}, ${recipient}, 'contact',
          ${sql.json({ name, email, subject, category, message })}, ${now}, ${now})
        on conflict (key) do nothing
        returning created_at
    )
    insert into contact_message (created_at, name, email, subject, category, message)
      select created_at, ${name}, ${email}, ${subject}, ${category}, ${message} from mailed`;
}

const mailKey = (id: string): string => `contact:${id}`;
