-- What services earn, in words of their own.
insert into ledger_accounts (kind, currency)
select 'services', currency from unnest(array['TWD', 'THB']) as currency;

alter table daily_close_sums
  drop constraint daily_close_sums_kind_check,
  add constraint daily_close_sums_kind_check check (kind = any (array[
    'cash', 'cash_locked', 'bonus', 'points', 'bank', 'provider', 'sales', 'freight', 'services', 'promotion', 'payout',
    'topup_fee', 'withdrawal_fee', 'given_up', 'correction', 'loyalty'])) not valid;
alter table daily_close_sums validate constraint daily_close_sums_kind_check;
