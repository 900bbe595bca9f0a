-- What a customer's balance is corrected by: entered by one of the staff, confirmed by another.

create table balance_corrections (
  id bigint generated always as identity primary key,
  number text not null unique,
  account_id bigint not null references accounts,
  state text not null check (state in ('waiting', 'confirmed', 'dropped')),
  -- Cents of the account's currency; below zero takes from the balance.
  amount bigint not null check (amount <> 0),
  currency text not null check (currency in ('TWD', 'THB')),
  reason text not null check (reason <> ''),
  entered_at timestamptz not null,
  entered_by bigint not null references staff_members,
  decided_at timestamptz,
  decided_by bigint references staff_members,
  check ((state = 'waiting') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  -- Nobody confirms what they entered.
  check (state <> 'confirmed' or decided_by <> entered_by)
);
create index balance_corrections_of_account on balance_corrections (account_id, id);
create index waiting_balance_corrections on balance_corrections (entered_at) where state = 'waiting';
