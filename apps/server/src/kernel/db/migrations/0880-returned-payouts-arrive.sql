-- A payout that the books credited again, because its bank gives it back, is brought by one arrival.

alter table statement_lines
  add column brings_back_id bigint unique references withdrawals,
  drop constraint statement_lines_state_check,
  drop constraint statement_lines_when,
  drop constraint statement_lines_direction,
  add constraint statement_lines_state_check
    check (state in ('open', 'credited', 'settled', 'returned', 'explained', 'outgoing', 'paid')) not valid,
  add constraint statement_lines_brings_back check ((state = 'returned') = (brings_back_id is not null)) not valid,
  add constraint statement_lines_when
    check ((state in ('credited', 'settled', 'returned', 'explained', 'paid')) = (settled_at is not null)) not valid,
  add constraint statement_lines_direction check (
    case
      when state in ('open', 'credited', 'settled', 'returned') then amount > 0
      when state in ('outgoing', 'paid') then amount <= 0
      else true
    end) not valid;

create index withdrawals_returned on withdrawals (currency, returned_at) where returned_at is not null;

-- One more way in which books and banks disagree: money that was credited again and never came.
alter table book_differences
  drop constraint book_differences_kind_check,
  add constraint book_differences_kind_check check (kind = any (
    '{balance,chain,transfer,negative,seal,history,topup_unseen,payout_unseen,return_unseen,settlement_unseen,bank_balance,statement_gap}'::text[]));
