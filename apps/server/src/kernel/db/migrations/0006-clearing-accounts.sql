-- The other side of every movement of customers' money: where it came from or went to. They exist from the
-- start, so that posting a transfer never has to create one under load.
insert into ledger_accounts (kind, currency)
select kind, currency
  from unnest(array[
         'bank',            -- transfers received on our bank account
         'provider',        -- payments taken by online payment providers
         'sales',           -- goods, mainland freight and fees of orders
         'freight',         -- freight bills
         'promotion',       -- red packets granted
         'payout',          -- withdrawals
         'withdrawal_fee',
         'topup_fee',       -- what customers pay for paying online
         'correction'
       ]) as kind,
       unnest(array['TWD', 'THB']) as currency
union all
select 'loyalty', 'PTS';   -- points granted and used

-- What an online top-up moved at the provider: unique, so that one payment is never credited to two top-ups.
alter table topups add column payment_ref text;
create unique index one_payment_ref on topups (channel, payment_ref) where payment_ref is not null;
