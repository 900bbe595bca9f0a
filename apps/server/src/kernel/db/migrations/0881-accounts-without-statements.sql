-- Accounts of ours at banks that finance says were closed: no file of them is waited for any more. A file that tells of a later day
-- opens its account again.
create table closed_bank_accounts (
  id bigint primary key generated always as identity,
  format text not null check (format in ('ctbc', 'cathay', 'scb', 'kbiz', 'camt053', 'mt940', 'settlement')),
  currency text not null check (currency in ('TWD', 'THB')),
  -- As its files say it; empty where they do not.
  account text not null,
  -- The last day that a file told of when it was closed.
  last_day date not null,
  note text not null check (note <> ''),
  closed_at timestamptz not null,
  closed_by bigint not null references staff_members,
  unique (currency, format, account),
  -- Providers have no account.
  constraint closed_bank_accounts_of_banks check (format <> 'settlement')
);
