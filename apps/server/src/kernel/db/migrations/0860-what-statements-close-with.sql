-- Of which account a statement tells, from when to when, and what the bank says it held then.

alter table statements
  -- As the bank writes it; empty where its file does not say.
  add column account text not null default '',
  add column first_day date,
  add column last_day date,
  add column opening bigint,
  add column closing bigint,
  add constraint statements_days check (first_day <= last_day),
  add constraint statements_balances check ((opening is null) = (closing is null)),
  -- What a bank tells without a movement is told by its balance alone.
  add constraint statements_unmoved check (movements > 0 or opening is null or opening = closing);

update statements
   set first_day = told.first_day,
       last_day = told.last_day
  from (select statement_id, min(booked_on) as first_day, max(booked_on) as last_day
          from statement_lines
         group by statement_id) told
 where told.statement_id = statements.id;

create index statements_of_account on statements (currency, format, account, last_day);

-- Two ways in which banks and books disagree that only balances show.
alter table book_differences
  drop constraint book_differences_kind_check,
  add constraint book_differences_kind_check check (kind = any (
    '{balance,chain,transfer,negative,seal,history,topup_unseen,payout_unseen,settlement_unseen,bank_balance,statement_gap}'::text[]));
