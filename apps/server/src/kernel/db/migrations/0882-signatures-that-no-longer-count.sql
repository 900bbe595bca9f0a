-- A first signature that no longer counts stays with what it was given for: at another amount it is given anew, and so is one whose
-- signer may not pay any more.
alter table payout_signatures
  add column voided_at timestamptz,
  add column voided_for text check (voided_for in ('amount', 'signer')),
  add constraint payout_signatures_voided check ((voided_at is null) = (voided_for is null)),
  add constraint payout_signatures_used_or_void check (paid_at is null or voided_at is null);

drop index payout_signatures_open;
create unique index payout_signatures_open on payout_signatures (kind, number)
  where paid_at is null and voided_at is null;
