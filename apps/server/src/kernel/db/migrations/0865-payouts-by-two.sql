-- What is more than one employee lets out in a day is paid by two: the first signs, and the second one's act pays. A signature
-- is good for the amount it was given for.
create table payout_signatures (
  id bigint primary key generated always as identity,
  kind text not null check (kind in ('refund', 'claim', 'delay_cover')),
  -- Of the refund, the claim, or the bill whose freight comes back.
  number text not null,
  cny bigint not null check (cny > 0),
  signed_by bigint not null references staff_members,
  signed_at timestamptz not null,
  paid_by bigint references staff_members,
  paid_at timestamptz,
  check ((paid_by is null) = (paid_at is null)),
  check (paid_by <> signed_by)
);
create unique index payout_signatures_open on payout_signatures (kind, number) where paid_at is null;
create index payout_signatures_of on payout_signatures (kind, number, id);
