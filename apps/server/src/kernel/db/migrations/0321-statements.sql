-- What banks say of our accounts, movement by movement, and what became of each.

create table statements (
  id bigint generated always as identity primary key,
  number text not null unique,
  format text not null check (format in ('ctbc', 'cathay', 'scb', 'kbiz', 'camt053', 'mt940')),
  currency text not null check (currency in ('TWD', 'THB')),
  file_name text not null,
  -- Movements in the file, and those of them that another file had brought before.
  movements integer not null check (movements >= 0),
  known integer not null check (known between 0 and movements),
  imported_at timestamptz not null,
  imported_by bigint not null references staff_members
);

create table statement_lines (
  id bigint generated always as identity primary key,
  key text not null unique default public_key(),
  statement_id bigint not null references statements,
  -- Of everything the bank says of it: the same movement in two files is one.
  digest text not null unique,
  booked_on date not null,
  booked_at text not null default '',
  -- Cents; below zero it left the account.
  amount bigint not null,
  balance bigint,
  words text not null,
  reference text not null default '',
  state text not null check (state in ('open', 'credited', 'explained', 'outgoing')),
  topup_id bigint unique references topups,
  note text not null default '',
  settled_at timestamptz,
  -- Nobody where it was credited by what it says alone.
  settled_by bigint references staff_members,
  check ((state = 'credited') = (topup_id is not null)),
  check ((state = 'explained') = (note <> '')),
  check ((state in ('credited', 'explained')) = (settled_at is not null)),
  check ((state = 'outgoing') = (amount <= 0))
);
create index open_statement_lines on statement_lines (booked_on, id) where state = 'open';
create index settled_statement_lines on statement_lines (settled_at desc, id) where settled_at is not null;
create index lines_of_statement on statement_lines (statement_id, id);
