-- What banks say went out, beside payouts we recorded; what providers settled, beside payments they took for us.

alter table statements
  drop constraint statements_format_check,
  add constraint statements_format_check
    check (format in ('ctbc', 'cathay', 'scb', 'kbiz', 'camt053', 'mt940', 'settlement'));

alter table statement_lines
  add column withdrawal_id bigint unique references withdrawals,
  drop constraint statement_lines_state_check,
  drop constraint statement_lines_check,
  drop constraint statement_lines_check2,
  drop constraint statement_lines_check3,
  add constraint statement_lines_state_check
    check (state in ('open', 'credited', 'settled', 'explained', 'outgoing', 'paid')),
  -- A declared transfer that was credited, or a payment by a provider that was credited before.
  add constraint statement_lines_topup check ((state in ('credited', 'settled')) = (topup_id is not null)),
  add constraint statement_lines_withdrawal check ((state = 'paid') = (withdrawal_id is not null)),
  add constraint statement_lines_when
    check ((state in ('credited', 'settled', 'explained', 'paid')) = (settled_at is not null)),
  add constraint statement_lines_direction check (
    case
      when state in ('open', 'credited', 'settled') then amount > 0
      when state in ('outgoing', 'paid') then amount <= 0
      else true
    end);
create index outgoing_statement_lines on statement_lines (booked_on, id) where state = 'outgoing';

-- What the books say that no bank or provider shows, though a later day of theirs is there.
alter table book_differences
  drop constraint book_differences_kind_check,
  add constraint book_differences_kind_check check (kind in (
    'balance', 'chain', 'transfer', 'negative', 'history', 'topup_unseen', 'payout_unseen', 'settlement_unseen'));
