-- What administrators set, as the list of their changes: nothing is written over, and a change may begin later.
-- In force at a moment is the change with the latest start that is not after it, of those with the same
-- start the one made last.

create table setting_changes (
  id bigint generated always as identity primary key,
  key text not null,
  value jsonb not null,
  starts_at timestamptz not null,
  -- False for what held at once: such a change never starts before one made earlier.
  is_planned boolean not null default false,
  made_at timestamptz not null,
  -- Null for what was set before there was a history.
  staff_id bigint references staff_members (id),
  reason text not null default '',
  -- A planned change that was taken back before it began.
  withdrawn_at timestamptz,
  withdrawn_by bigint references staff_members (id),
  check (not is_planned or starts_at > made_at),
  check (withdrawn_at is null or (is_planned and withdrawn_at < starts_at))
);
create index setting_changes_in_force on setting_changes (key, starts_at desc, id desc)
  where withdrawn_at is null;

insert into setting_changes (key, value, starts_at, made_at)
select key, value, 'epoch', 'epoch' from configuration;
drop table configuration;
