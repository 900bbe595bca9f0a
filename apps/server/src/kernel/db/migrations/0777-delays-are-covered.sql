-- A share of a bill's freight that came back because what it told was exceeded: of each charge, beside what refunds brought back.
alter table order_charges
  add column late_back bigint not null default 0,
  drop constraint refunded_at_most_what_was_paid,
  add constraint refunded_at_most_what_was_paid check (
    case
      when amount is null then refunded = 0 and late_back = 0
      when amount >= 0 then refunded >= 0 and late_back >= 0 and refunded + late_back <= amount
      else refunded between amount and 0 and late_back = 0
    end
  ) not valid,
  add constraint late_back_of_freight check (
    late_back = 0 or kind = any ('{international_freight,local_freight}'::text[])
  ) not valid;

drop trigger refunds_are_noted_by_receipts on order_charges;
create trigger refunds_are_noted_by_receipts after update of refunded, late_back on order_charges
  for each row when (new.refunded <> old.refunded or new.late_back <> old.late_back)
  execute function note_refund_of_receipt();

-- One of a bill.
create table delay_covers (
  bill_id bigint primary key references bills,
  account_id bigint not null references accounts,
  state text not null check (state in ('waiting', 'paid', 'declined')),
  clause text not null check (clause = any (array['promise_exceeded'])),
  -- The parcel that exceeds most: days that were promised, and days beyond them.
  parcel_id bigint not null references packages,
  promised_days int not null check (promised_days >= 0),
  over_days int not null check (over_days > 0),
  share_bp int not null check (share_bp between 1 and 5000),
  -- Cents of the payment currency: what was paid in money for the late shipments' freight, and what of it comes back.
  freight bigint not null check (freight > 0),
  amount bigint not null check (amount > 0),
  -- CNY cents of it: what budgets count.
  cny bigint not null check (cny >= 0),
  found_at timestamptz not null,
  ended_at timestamptz,
  -- Who paid or declined it; null where facts did.
  ended_by bigint references staff_members,
  reason text not null default '',
  check ((state = 'waiting') = (ended_at is null)),
  check (ended_by is null or state <> 'waiting'),
  check ((state = 'declined') = (reason <> '')),
  check (state <> 'declined' or ended_by is not null),
  -- Never above its share, half a cent rounded up.
  check (amount * 10000 <= freight * share_bp + 5000)
);
create index delay_covers_waiting on delay_covers (found_at) where state = 'waiting';
create index delay_covers_by_themselves on delay_covers (ended_at) where state = 'paid' and ended_by is null;
create index delay_covers_of_account on delay_covers (account_id);
create index delay_covers_of_parcel on delay_covers (parcel_id);
