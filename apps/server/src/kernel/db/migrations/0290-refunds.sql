-- Money that comes back. What was paid is the ceiling three times over: of each charge, of each line, of the order.
alter table order_charges
  add column refunded bigint not null default 0,
  add constraint refunded_at_most_what_was_paid check (
    case
      when amount is null then refunded = 0
      when amount >= 0 then refunded between 0 and amount
      else refunded between amount and 0
    end
  );

alter table order_items
  -- Cents of the payment currency: goods and shares of fees less the share of the coupon. Known from the first refund on.
  add column paid_for bigint check (paid_for >= 0),
  -- What of it came back, in whatever form, compensations included; refund_real is the cash of it.
  add column refund_value bigint not null default 0,
  add constraint refunds_of_line_at_most_what_was_paid check (refund_value between 0 and coalesce(paid_for, 0)),
  add constraint refunded_pieces_at_most_ordered check (refund_num between 0 and num);

alter table orders
  add constraint refunds_of_order_at_most_what_was_paid check (pay_real >= 0);

-- One per line and request. Its bits are those of the item's refund_status.
create table refunds (
  id bigint generated always as identity primary key,
  number text not null unique,
  order_id bigint not null references orders,
  item_id bigint not null references order_items,
  account_id bigint not null references accounts,
  kind text not null check (kind in ('pieces', 'compensation')),
  source text not null check (source in ('customer', 'stock_out', 'staff')),
  -- Pieces asked for, and pieces that come back; none of a compensation.
  num int not null check (num >= 0),
  real_num int not null check (real_num between 0 and num),
  reason text not null check (
    reason in ('not_wanted', 'stock_out', 'late', 'wrong_goods', 'damaged', 'missing', 'other')
  ),
  note text not null default '',
  imgs jsonb not null default '[]',
  fault text not null check (fault in ('customer', 'seller', 'us', 'carrier')),
  is_bought boolean not null,
  status int not null check (status & 1 = 1 and status & 3072 <> 3072),
  holder text not null check (holder in ('service', 'seller', 'goods', 'finance', 'nobody')),
  awaits_seller boolean not null default false,
  due_at timestamptz,
  escalated_at timestamptz,
  -- Cents of the payment currency, as reckoned when it was asked, answered, and at last paid.
  amount bigint not null check (amount >= 0),
  cash bigint not null default 0 check (cash >= 0),
  bonus bigint not null default 0 check (bonus >= 0),
  points_amount bigint not null default 0 check (points_amount >= 0),
  return_freight bigint not null default 0 check (return_freight >= 0),
  -- CNY cents of the amount, at the rate it was paid at: what limits of employees and advances count.
  cny bigint not null default 0,
  points int not null default 0 check (points >= 0),
  points_taken int not null default 0 check (points_taken >= 0),
  explanation jsonb not null default '[]',
  requested_at timestamptz not null,
  requested_by bigint references staff_members,
  answered_at timestamptz,
  answered_by bigint references staff_members,
  answer text not null default '',
  -- CNY cents that the seller gave back.
  seller_amount bigint check (seller_amount >= 0),
  seller_at timestamptz,
  seller_by bigint references staff_members,
  returned_at timestamptz,
  returned_by bigint references staff_members,
  executed_at timestamptz,
  executed_by bigint references staff_members,
  is_advanced boolean not null default false,
  closed_at timestamptz,
  check ((holder = 'nobody') = (due_at is null)),
  -- Nobody approves what they entered, and whoever accepted pays nothing out.
  check (answered_by <> requested_by),
  check (executed_by <> requested_by),
  check (executed_by <> answered_by)
);
create unique index one_open_refund_of_line on refunds (item_id) where holder <> 'nobody';
create index refunds_of_order on refunds (order_id, id);
create index refunds_of_account on refunds (account_id, id desc);
create index refunds_by_holder on refunds (holder, due_at) where holder <> 'nobody';
create index refunds_settled on refunds (id desc) where holder = 'nobody';
create index refunds_answered on refunds (answered_by, answered_at);
create index refunds_executed on refunds (executed_by, executed_at);
create index refunds_advanced on refunds (executed_at) where is_advanced;

-- What came back of each charge.
create table refund_parts (
  refund_id bigint not null references refunds,
  charge_id bigint not null references order_charges,
  amount bigint not null check (amount <> 0),
  primary key (refund_id, charge_id)
);
create index refund_parts_of_charge on refund_parts (charge_id);
