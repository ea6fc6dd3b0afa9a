-- The W3C traceparent of the request that started it, so that its job, whichever worker runs it and however often, is in the
-- trace of the press. Null: nothing was traced, or a gateway of the release before has started it.
alter table generation add column trace_parent text;
