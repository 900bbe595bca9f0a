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

-- What staff tell each other about a customer; customers read it in the copy of their own data.
create table customer_notes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id),
  staff_id bigint not null references staff_members (id),
  text text not null check (text <> ''),
  written_at timestamptz not null
);
create index customer_notes_account on customer_notes (account_id, id desc);

-- Tiers given by hand. One with an end gives the tier back that was there before.
create table tier_grants (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id),
  tier text not null,
  tier_before text not null,
  reason text not null check (reason <> ''),
  staff_id bigint not null references staff_members (id),
  granted_at timestamptz not null,
  -- Null for a tier that stays.
  ends_at timestamptz check (ends_at > granted_at),
  -- Ended by its end or by the next grant.
  ended_at timestamptz
);
create unique index tier_grants_standing on tier_grants (account_id) where ended_at is null;
create index tier_grants_ending on tier_grants (ends_at) where ended_at is null;
