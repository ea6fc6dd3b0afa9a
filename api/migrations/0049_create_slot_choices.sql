-- What admins have decided of tools' parts in pages of others (packages/contract/src/pages/tool-slots.ts).
create table slot_choice (
  slot text not null,
  name text not null references remote,
  -- Among the tools that fill the slot.
  position integer not null,
  is_on boolean not null default true,
  primary key (slot, name)
);
revoke insert, update, delete on slot_choice from aic_app;
