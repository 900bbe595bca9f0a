-- A declared transfer that is credited without the bank's statement: why, and above a limit who vouched for it before another
-- person credited it.
alter table topups
  add column exception text not null default '',
  add column vouched_by bigint references staff_members,
  add column vouched_at timestamptz,
  add constraint vouched_with_a_moment check ((vouched_by is null) = (vouched_at is null));
