-- What one press has started together: the id of its first one, in each of them. Null for those that were started alone.
alter table generation add column batch_id uuid;
