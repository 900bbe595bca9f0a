-- A receipt of which everything came back before it was issued is not issued any more.
alter table receipts drop constraint receipts_state_check;
alter table receipts add constraint receipts_state_check
  check (state in ('asked', 'unclear', 'issued', 'refused', 'void', 'lapsed'));
