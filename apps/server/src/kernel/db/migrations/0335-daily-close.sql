-- The books at the end of each day: what customers hold, what is held for them, and where the two disagree.

create table daily_closes (
  id bigint generated always as identity primary key,
  day date not null,
  -- Points are closed like money, on the clocks of the first region.
  currency text not null check (currency in ('TWD', 'THB', 'PTS')),
  -- The end of the day where the currency is paid in.
  until timestamptz not null,
  closed_at timestamptz not null,
  -- Cents, or points: what customers' accounts held at that moment, and what our own side held against it.
  owed bigint not null,
  held bigint not null,
  -- Differences that nobody had explained.
  differences integer not null check (differences >= 0),
  is_proved boolean not null,
  check (is_proved = (owed = held and differences = 0)),
  -- A day is closed once, whichever process comes first.
  unique (currency, day)
);
create index daily_closes_by_day on daily_closes (day desc);

-- Each kind of account, with what came and went on the day; our own side with its sign turned, so that both read alike.
create table daily_close_sums (
  close_id bigint not null references daily_closes,
  side text not null check (side in ('owed', 'held')),
  kind text not null check (kind in (
    'cash', 'cash_locked', 'bonus', 'points', 'bank', 'provider', 'sales', 'freight', 'promotion', 'payout',
    'topup_fee', 'withdrawal_fee', 'given_up', 'correction', 'loyalty')),
  opening bigint not null,
  came bigint not null check (came >= 0),
  went bigint not null check (went <= 0),
  closing bigint not null,
  primary key (close_id, kind)
);

create trigger daily_closes_append_only before update or delete on daily_closes
  for each row execute function refuse_change();
create trigger daily_close_sums_append_only before update or delete on daily_close_sums
  for each row execute function refuse_change();
create trigger daily_closes_no_truncate before truncate on daily_closes
  for each statement execute function refuse_change();
create trigger daily_close_sums_no_truncate before truncate on daily_close_sums
  for each statement execute function refuse_change();

create table book_differences (
  id bigint generated always as identity primary key,
  key text not null unique default public_key(),
  currency text not null check (currency in ('TWD', 'THB', 'PTS')),
  kind text not null check (kind in ('balance', 'chain', 'transfer', 'negative', 'history')),
  -- The key of an account, what makes a transfer happen once, or a kind of accounts.
  subject text not null,
  expected bigint not null,
  found bigint not null,
  -- The day whose close found it.
  found_on date not null,
  found_at timestamptz not null,
  state text not null check (state in ('open', 'explained', 'gone')),
  owner_id bigint references staff_members,
  note text not null default '',
  settled_at timestamptz,
  check ((state = 'open') = (settled_at is null)),
  check ((state = 'explained') = (note <> '')),
  check (state <> 'explained' or owner_id is not null)
);
create unique index one_open_difference on book_differences (currency, kind, subject) where state = 'open';
create index book_differences_by_state on book_differences (state, found_on, id);
