-- A code is good for who asked for it: the hash of a secret in their browser, or of their account. One that is on
-- its way when this runs is asked for again.
alter table captchas add column asker_hash bytea;
