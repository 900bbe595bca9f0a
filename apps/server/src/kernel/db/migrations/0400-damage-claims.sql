-- What arrived broken or short, claimed by its customer. The money goes out as a refund record of its own kind, so that
-- what was paid stays the ceiling of refunds, compensations and claims together.
alter table refunds drop constraint refunds_source_check;
alter table refunds
  add constraint refunds_source_check
    check (source in ('customer', 'stock_out', 'staff', 'price_change', 'instruction', 'claim'));

create table damage_claims (
  id bigint generated always as identity primary key,
  number text not null unique,
  order_id bigint not null references orders,
  item_id bigint not null references order_items,
  account_id bigint not null references accounts,
  state text not null check (
    state in (
      'pending_review', 'accepted', 'rejected', 'compensated_to_buyer', 'seller_compensated', 'succeeded', 'closed'
    )
  ),
  holder text not null check (holder in ('service', 'seller', 'finance', 'nobody')),
  due_at timestamptz,
  escalated_at timestamptz,
  -- Pieces that are claimed, and pieces it was accepted for.
  num int not null check (num > 0),
  real_num int not null check (real_num between 0 and num),
  content text not null,
  imgs jsonb not null,
  -- As the order was insured, and what that pays of the goods, in hundredths of a percent.
  insurance smallint not null check (insurance in (0, 2, 3, 4)),
  share_bp int not null check (share_bp between 0 and 10000),
  -- Cents of the payment currency: what was paid for the goods of these pieces, and what the customer gets.
  goods_amount bigint not null check (goods_amount >= 0),
  amount bigint not null check (amount >= 0),
  -- CNY cents of the amount, at the rate it was paid at: what limits of employees count.
  cny bigint not null default 0,
  created_at timestamptz not null,
  answered_at timestamptz,
  answered_by bigint references staff_members,
  answer text not null default '',
  awaits_seller boolean not null default false,
  -- CNY cents that the seller gave.
  seller_amount bigint check (seller_amount >= 0),
  seller_at timestamptz,
  seller_by bigint references staff_members,
  -- The money as it went out: there is one of it.
  refund_id bigint unique references refunds,
  paid_at timestamptz,
  paid_by bigint references staff_members,
  ended_at timestamptz,
  check ((holder = 'nobody') = (due_at is null)),
  check ((refund_id is null) = (paid_at is null)),
  check (refund_id is null or amount > 0),
  check ((ended_at is null) = (state not in ('rejected', 'succeeded', 'closed'))),
  -- Whoever accepted pays nothing out.
  check (paid_by <> answered_by)
);
create unique index one_open_claim_of_line on damage_claims (item_id)
  where state not in ('rejected', 'succeeded', 'closed');
create index damage_claims_of_item on damage_claims (item_id, id);
create index damage_claims_of_order on damage_claims (order_id, id);
create index damage_claims_of_account on damage_claims (account_id, id desc);
create index damage_claims_by_holder on damage_claims (holder, due_at) where holder <> 'nobody';
create index damage_claims_settled on damage_claims (id desc) where holder = 'nobody';
create index damage_claims_answered on damage_claims (answered_by, answered_at);
