-- Messages of the contact form, as they were sent. Each is also mailed; this is what is kept when a mail is lost.
create table contact_message (
  id uuid primary key default uuidv7(),
  created_at timestamptz not null,
  name text not null,
  email text not null,
  subject text not null,
  category text not null check (category in ('general', 'billing', 'technical', 'feature', 'business', 'bug')),
  message text not null
);

create index contact_message_by_time on contact_message (created_at);
