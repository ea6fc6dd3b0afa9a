-- Who is an admin, which plan is paid and whatever else an account says changes only through functions.
revoke insert, update, delete on app_user from aic_app;
-- Release 1 ends notifications with a statement of its own. The right goes when no such gateway runs any more.
grant update (email_notifications) on app_user to aic_app;
