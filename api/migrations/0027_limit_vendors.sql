-- When jobs of vendors with a limit per minute were started, by all processes; a minute is kept.
create table vendor_start (
  vendor text not null,
  started_at timestamptz not null
);

create index vendor_start_by_vendor on vendor_start (vendor, started_at);
revoke insert, update, delete on vendor_start from aic_app;
