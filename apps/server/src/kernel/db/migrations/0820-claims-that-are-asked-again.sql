-- Whoever disagrees with a claim that decided itself has a person look at it once more, who keeps what was decided or accepts more
-- pieces of it. What the scales were compared by is written down with a claim by weight.
alter table damage_claims
  add column light_percent smallint check (light_percent between 0 and 100),
  drop constraint damage_claims_state_check,
  add constraint damage_claims_state_check check (
    state in (
      'pending_review', 'accepted', 'rejected', 'compensated_to_buyer', 'seller_compensated', 'succeeded', 'closed',
      'asked_again', 'more_accepted'
    )
  ) not valid,
  add constraint damage_claims_asked_again check (state not in ('asked_again', 'more_accepted') or clause is not null) not valid;

create table claim_second_looks (
  claim_id bigint primary key references damage_claims,
  words text not null,
  asked_at timestamptz not null,
  -- Pieces beyond those that were paid for, what was paid for their goods, and what their customer gets: cents of the payment currency, and of yuan.
  num int not null default 0 check (num >= 0),
  goods_amount bigint not null default 0 check (goods_amount >= 0),
  amount bigint not null default 0 check (amount >= 0),
  cny bigint not null default 0,
  answer text not null default '',
  answered_at timestamptz,
  answered_by bigint references staff_members,
  refund_id bigint unique references refunds,
  paid_at timestamptz,
  paid_by bigint references staff_members,
  check ((answered_at is null) = (answered_by is null)),
  check (num = 0 or answered_at is not null),
  check ((num = 0) = (amount = 0)),
  check ((refund_id is null) = (paid_at is null)),
  check ((paid_by is null) = (paid_at is null)),
  check (paid_at is null or amount > 0),
  -- Whoever accepted pays nothing out.
  check (paid_by <> answered_by)
);
create index second_looks_answered on claim_second_looks (answered_by, answered_at);
