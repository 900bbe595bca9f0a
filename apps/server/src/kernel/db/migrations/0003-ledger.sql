-- Double-entry ledger in integer cents (points in points). The database itself keeps it honest:
-- every transfer sums to zero in one currency, rows are append-only, no customer goes below zero.

create table ledger_accounts (
  id bigint generated always as identity primary key,
  owner_id bigint references accounts,
  kind text not null,
  currency text not null check (currency in ('TWD', 'THB', 'CNY', 'PTS')),
  balance bigint not null default 0,
  -- Kept for customers only; a clearing account mirrors the outside world and is summed when asked.
  check (case when owner_id is null then balance = 0 else balance >= 0 end),
  check ((owner_id is null) = (kind not in ('cash', 'cash_locked', 'bonus', 'points'))),
  unique nulls not distinct (owner_id, kind, currency)
);

create table transfers (
  id bigint generated always as identity primary key,
  idempotency_key text not null unique,
  kind text not null,
  tid text not null default '',
  remark jsonb not null default '{}',
  created_at timestamptz not null
);
create index transfers_by_tid on transfers (tid) where tid <> '';

create table ledger_entries (
  id bigint generated always as identity primary key,
  transfer_id bigint not null references transfers,
  account_id bigint not null references ledger_accounts,
  amount bigint not null check (amount <> 0),
  -- Null on clearing accounts: their balance is the sum of their entries, so that no payment waits for another.
  balance_after bigint
);
create index ledger_entries_of_transfer on ledger_entries (transfer_id);
create index ledger_entries_of_account on ledger_entries (account_id, id desc);

create function transfer_balances() returns trigger language plpgsql as $$
declare
  total numeric;
  legs int;
  currencies int;
begin
  select coalesce(sum(entry.amount), 0), count(*), count(distinct account.currency)
    into total, legs, currencies
    from ledger_entries entry
    join ledger_accounts account on account.id = entry.account_id
   where entry.transfer_id = new.transfer_id;
  if total <> 0 or legs < 2 or currencies <> 1 then
    raise exception 'transfer % does not balance: % over % entries in % currencies',
      new.transfer_id, total, legs, currencies using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger transfer_balances after insert on ledger_entries
  deferrable initially deferred for each row execute function transfer_balances();

create trigger transfers_append_only before update or delete on transfers
  for each row execute function refuse_change();
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
-- Row triggers do not fire on truncate.
create trigger transfers_no_truncate before truncate on transfers
  for each statement execute function refuse_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries
  for each statement execute function refuse_change();

create table topups (
  id bigint generated always as identity primary key,
  number text not null unique,
  account_id bigint not null references accounts,
  way text not null check (way in ('bank', 'online')),
  state text not null check (state in ('under_review', 'created', 'paying', 'success', 'failed', 'expired')),
  amount bigint not null check (amount > 0),
  fee bigint not null default 0,
  currency text not null,
  bank text not null default '',
  pay_no text not null default '',
  pay_time timestamptz,
  imgs jsonb not null default '[]',
  channel text not null default '',
  provider_order text,
  reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references staff_members
);
create index topups_of_account on topups (account_id, id desc);
create index topups_to_review on topups (created_at) where state = 'under_review';
create unique index one_provider_order on topups (channel, provider_order) where provider_order is not null;
-- A bank serial number that is waiting or credited cannot be used again.
create unique index one_live_pay_no on topups (bank, pay_no)
  where way = 'bank' and state in ('under_review', 'success');

create table coupon_templates (
  id bigint generated always as identity primary key,
  code text not null unique,
  kind text not null check (kind in ('general', 'freight')),
  name jsonb not null,
  currency text not null,
  start_value bigint not null default 0,
  value bigint not null check (value > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null
);

create table coupons (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  template_id bigint not null references coupon_templates,
  state text not null check (state in ('granted', 'reserved', 'used', 'expired')),
  tid text not null default '',
  granted_at timestamptz not null,
  used_at timestamptz
);
create index coupons_of_account on coupons (account_id, state);
