-- Bank accounts that people are paid out to, and what they asked to be paid out.

create table bank_cards (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  bank text not null,
  branch text not null default '',
  -- Holder and number, by the person's own key.
  sealed bytea not null,
  last_digits text not null,
  is_company boolean not null default false,
  is_default boolean not null default false,
  created_at timestamptz not null,
  -- When it was added, or its bank, number or holder last changed: payouts wait for a while after it.
  changed_at timestamptz not null
);
create index bank_cards_of_account on bank_cards (account_id, id);
create unique index one_default_card on bank_cards (account_id) where is_default;

create table withdrawals (
  id bigint generated always as identity primary key,
  number text not null unique,
  account_id bigint not null references accounts,
  state text not null check (state in ('waiting', 'passed', 'failed')),
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  currency text not null check (currency in ('TWD', 'THB')),
  -- Pays out what is left of an account that is to be closed.
  is_closing boolean not null default false,
  -- The day in the account's region: a failed one counts for it, too.
  applied_on date not null,
  -- The card as it was; holder and number are gone with the person.
  bank text not null,
  branch text not null default '',
  sealed bytea,
  last_digits text not null,
  is_company boolean not null,
  card_changed_at timestamptz not null,
  reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references staff_members,
  -- The file for the bank that it was written into, with those beside it.
  payout_file text not null default '',
  payout_reference text not null default '',
  paid_at timestamptz,
  paid_by bigint references staff_members,
  -- The bank sent it back: entered by one, confirmed by another.
  return_fault text not null default '' check (return_fault in ('', 'ours', 'theirs')),
  return_reason text not null default '',
  return_entered_at timestamptz,
  return_entered_by bigint references staff_members,
  returned_at timestamptz,
  returned_by bigint references staff_members,
  check ((state = 'waiting') = (decided_at is null)),
  check (paid_at is null or state = 'passed'),
  check ((paid_at is null) = (payout_reference = '')),
  check (return_entered_at is null or paid_at is not null),
  check ((return_entered_at is null) = (return_fault = '')),
  check (returned_at is null or return_entered_at is not null),
  check (returned_by is null or returned_by <> return_entered_by)
);
create index withdrawals_of_account on withdrawals (account_id, id desc);
create index withdrawals_by_state on withdrawals (state, id);
create index withdrawals_to_pay on withdrawals (bank, id) where state = 'passed' and paid_at is null;
-- One that closes the account: the next only after it failed, or after the bank sent it back.
create unique index one_closing_payout on withdrawals (account_id)
  where is_closing and state <> 'failed' and returned_at is null;

-- What people leave behind, in words of their own.
insert into ledger_accounts (kind, currency)
select 'given_up', currency from unnest(array['TWD', 'THB']) as currency;
