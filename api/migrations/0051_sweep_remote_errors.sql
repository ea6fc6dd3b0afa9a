-- The gateway deletes what no browser has said for a month.
grant delete on remote_error to aic_app;
