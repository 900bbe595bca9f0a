-- The browsers that members of staff have logged in from. A log-in from one of them waits for itself only.
create table staff_devices (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff_members,
  -- Of the secret in the device's cookie. One browser that serves two members has a row for each.
  id_hash bytea not null,
  -- What people call it by; it opens nothing.
  token text not null unique,
  user_agent text not null default '',
  address text not null default '',
  first_seen_at timestamptz not null,
  seen_at timestamptz not null,
  unique (staff_id, id_hash)
);
create index staff_devices_by_hash on staff_devices (id_hash);
create index staff_devices_by_age on staff_devices (seen_at);

-- Sessions from before this have none, and end within a day.
alter table staff_sessions add column device_id bigint references staff_devices on delete cascade;
create index staff_sessions_of_device on staff_sessions (device_id);
