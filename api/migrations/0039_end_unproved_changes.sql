-- Changes of address that wait were begun when the old side of an unproved account counted as confirmed. They last a day;
-- who meant theirs asks again.
delete from email_change;
