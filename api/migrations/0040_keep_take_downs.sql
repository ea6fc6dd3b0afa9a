-- What an admin has taken down stays down until an admin lifts it. It is noted at the reports that led to it; the one
-- that stands for a thing is kept as long as that.
alter table report add column taken_down_at timestamptz;
create index report_taken_down on report (user_id, generation_id) where taken_down_at is not null;
