-- Its page says how the item was made: by AI, or changed by it.
alter table share_link add column with_label boolean not null default true;
