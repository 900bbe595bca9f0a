-- Customers, their sessions and addresses; staff; what staff did.

create table accounts (
  id bigint generated always as identity primary key,
  uid text not null unique check (uid ~ '^[0-9a-z]{12}$'),
  account_type text not null check (account_type in ('personal', 'business')),
  region text not null check (region in ('TW', 'TH')),
  currency text not null check (currency in ('TWD', 'THB')),
  mobile text unique check (mobile ~ '^\+[0-9]{8,15}$'),
  email text unique check (email = lower(email)),
  password_hash text not null,
  name text not null default '',
  nickname text not null default '' check (char_length(nickname) <= 20),
  gender text not null default '' check (gender in ('', 'female', 'male', 'other')),
  birthday date,
  sales_code text not null default '',
  language text check (language in ('zh', 'zh-TW', 'th', 'en')),
  tier text not null default 'classic'
    check (tier in ('classic', 'gold', 'platinum', 'diamond', 'crown', 'king')),
  state text not null default 'active' check (state in ('active', 'disabled', 'cancelled')),
  created_at timestamptz not null,
  check (mobile is not null or email is not null)
);

-- The id-card data is sealed with a key of the server; only its state is readable here.
create table real_names (
  account_id bigint primary key references accounts,
  state text not null check (state in ('submitted', 'verified', 'rejected')),
  sealed bytea,
  reason text not null default '',
  submitted_at timestamptz not null,
  decided_at timestamptz
);

-- Only a hash of the session id is kept: a stolen copy of this table opens no session.
create table sessions (
  id bigint generated always as identity primary key,
  id_hash bytea not null unique,
  token text not null unique,
  account_id bigint not null references accounts,
  user_agent text not null default '',
  address text not null default '',
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ends_at timestamptz not null,
  check (expires_at <= ends_at)
);
create index sessions_of_account on sessions (account_id);

create table captchas (
  id bigint generated always as identity primary key,
  target text not null,
  purpose text not null check (purpose in ('register', 'reset_password', 'change_mobile', 'change_email')),
  code_hash bytea not null,
  address text not null default '',
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  wrong_tries int not null default 0
);
create index captchas_by_target on captchas (target, purpose, sent_at desc);
create index captchas_by_address on captchas (address, sent_at desc);

create table addresses (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  consignee text not null check (char_length(consignee) between 1 and 25),
  phone text not null check (phone ~ '^[0-9]{1,10}$'),
  region text not null check (region in ('TW', 'TH')),
  area jsonb not null,
  detail text not null check (detail <> ''),
  postal_code text not null,
  is_default boolean not null default false,
  created_at timestamptz not null
);
create unique index one_default_address on addresses (account_id) where is_default;
create index addresses_of_account on addresses (account_id, id);

create table staff_members (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  password_hash text not null,
  roles text[] not null,
  language text not null default 'zh-TW',
  state text not null default 'active' check (state in ('active', 'disabled')),
  wrong_tries int not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null
);

create table staff_sessions (
  id bigint generated always as identity primary key,
  id_hash bytea not null unique,
  staff_id bigint not null references staff_members,
  address text not null default '',
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ends_at timestamptz not null
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;

create table audit_log (
  id bigint generated always as identity primary key,
  staff_id bigint references staff_members,
  action text not null,
  object_kind text not null,
  object_id text not null,
  old_value jsonb,
  new_value jsonb,
  address text not null default '',
  request_id text not null default '',
  at timestamptz not null
);
create index audit_log_by_object on audit_log (object_kind, object_id, id desc);
create index audit_log_by_staff on audit_log (staff_id, id desc);
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_change();

-- The answer to a money-moving call, so that its repeat changes nothing twice.
create table idempotency_keys (
  actor text not null,
  key text not null check (char_length(key) between 8 and 100),
  call text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (actor, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table notices (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  kind text not null,
  subject_values jsonb not null default '{}',
  link text not null default '',
  created_at timestamptz not null,
  read_at timestamptz
);
create index notices_of_account on notices (account_id, id desc);
create index unread_notices on notices (account_id) where read_at is null;

create table files (
  id bigint generated always as identity primary key,
  key text not null unique,
  account_id bigint references accounts,
  staff_id bigint references staff_members,
  kind text not null check (kind in ('voucher', 'parcel_photo', 'picture', 'claim')),
  mime text not null,
  bytes int not null check (bytes > 0),
  width int not null,
  height int not null,
  created_at timestamptz not null
);
