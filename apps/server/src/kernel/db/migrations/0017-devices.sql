-- The browsers and phones an account was used from, and how long wrong log-ins have to wait.

create table devices (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  -- Of the secret in the device's cookie. One browser that serves two accounts has a row for each.
  id_hash bytea not null,
  -- What its owner calls it by; it opens nothing.
  token text not null unique,
  user_agent text not null default '',
  address text not null default '',
  first_seen_at timestamptz not null,
  seen_at timestamptz not null,
  unique (account_id, id_hash)
);
create index devices_by_hash on devices (id_hash);
create index devices_by_age on devices (seen_at);

-- Whoever is logged in stays so: each session gets a device whose secret nobody holds.
alter table sessions add column device_id bigint references devices on delete cascade;
insert into devices (account_id, id_hash, token, user_agent, address, first_seen_at, seen_at)
  select account_id, id_hash, token, user_agent, address, created_at, seen_at from sessions;
update sessions set device_id = devices.id from devices where devices.token = sessions.token;
alter table sessions alter column device_id set not null;
alter table sessions drop column user_agent, drop column address;
create index sessions_of_device on sessions (device_id);

-- Wrong tries of something, and when the next may be made.
create table back_offs (
  -- What is tried and on whose behalf, e.g. log_in:account:17
  bucket text primary key,
  tries int not null check (tries > 0),
  tried_at timestamptz not null,
  open_at timestamptz not null
);
create index back_offs_by_age on back_offs (tried_at);
