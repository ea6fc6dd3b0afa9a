-- Which grants paid a hold, so that a release goes back to where it came from.
create view credit.held_part as
  select m.user_id, m.hold_id, m.grant_id, m.amount from credit.hold_move m where m.step = 'h'
  union all
  -- Of holds that were placed before moves were kept.
  select p.user_id, p.hold_id, p.grant_id, p.amount from credit.hold_part p;
