-- Accounts elsewhere that open an account here. One of them opens one account, and of each provider an account has one.
create table linked_log_ins (
  account_id bigint not null references accounts,
  provider text not null check (provider in ('line', 'google')),
  subject text not null check (char_length(subject) between 1 and 255),
  name text not null check (char_length(name) <= 100),
  linked_at timestamptz not null,
  primary key (account_id, provider),
  unique (provider, subject)
);

-- A browser, or a session that links, went elsewhere to prove who its owner is. Only what it went with brings it back,
-- and the row is taken away by the first who does.
create table log_in_starts (
  state_hash bytea primary key,
  begun_by bytea not null,
  provider text not null check (provider in ('line', 'google')),
  is_linking boolean not null,
  redirect text not null check (char_length(redirect) <= 200),
  expires_at timestamptz not null
);
create index log_in_starts_expire on log_in_starts (expires_at);

-- Who was proven and has no account yet: waits for a registration in the same browser.
create table log_in_newcomers (
  key text primary key default public_key(),
  browser_hash bytea not null unique,
  provider text not null check (provider in ('line', 'google')),
  subject text not null check (char_length(subject) between 1 and 255),
  name text not null check (char_length(name) <= 100),
  expires_at timestamptz not null
);
create index log_in_newcomers_expire on log_in_newcomers (expires_at);
