-- A phone that takes the photos of the one parcel on a desk. The code on the desk's screen is kept as its hash, and so is
-- the phone that opened it first.
create table desk_cameras (
  id bigint generated always as identity primary key,
  key text not null unique default public_key(),
  token_hash bytea not null unique,
  phone_hash bytea unique,
  -- The desk's session: when it is gone, nothing more is taken.
  session_id bigint references staff_sessions on delete set null,
  staff_id bigint not null references staff_members,
  -- The parcel's number as it was scanned.
  parcel_number text not null check (parcel_number <> ''),
  photos int not null default 0 check (photos between 0 and 12),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create unique index one_camera_of_session on desk_cameras (session_id) where ended_at is null;
create index desk_cameras_of_session on desk_cameras (session_id);
create index desk_cameras_expired on desk_cameras (expires_at);

-- Each shot once, however often its phone sends it.
create table camera_photos (
  camera_id bigint not null references desk_cameras on delete cascade,
  shot text not null check (shot <> ''),
  photo text not null unique,
  taken_at timestamptz not null,
  primary key (camera_id, shot)
);
