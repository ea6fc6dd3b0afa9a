import type { ContactCategory } from '@aic/contract/contact';
import type { Sql } from '../../db/client.ts';

export interface StoredMessage {
  name: string;
  email: string;
  subject: string;
  category: ContactCategory;
  message: string;
}

/** Stores a message and has it mailed to `recipient`: both, or neither. */
export async function storeMessage(
  sql: Sql,
  { name, email, subject, category, message }: StoredMessage,
  recipient: string,
  now: Date,
): Promise<void> {
  await sql`
    with stored as (
      insert into contact_message (created_at, name, email, subject, category, message)
        values (${now}, ${name}, ${email}, ${subject}, ${category}, ${message})
        returning id
    )
    insert into mail (key, recipient, kind, payload, created_at, run_at)
      select 'contact:' || id, ${recipient}, 'contact',
        ${sql.json({ name, email, subject, category, message })}, ${now}, ${now}
      from stored`;
}
