-- A seller's price that is not what the customer paid, and what becomes of it.
alter table refunds drop constraint refunds_source_check;
alter table refunds
  add constraint refunds_source_check check (source in ('customer', 'stock_out', 'staff', 'price_change'));

-- A difference may be one of a line: it comes back with its pieces.
alter table order_charges drop constraint order_charges_check3;
alter table order_charges
  add constraint charges_of_lines check (kind = 'supplement' or (item_id is not null) = (kind = 'goods'));

create table price_changes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  item_id bigint not null references order_items,
  -- CNY cents a piece: what was paid for it until then, and what the seller asks. Never nothing.
  paid_price bigint not null check (paid_price > 0),
  price bigint not null check (price > 0),
  pieces int not null check (pieces > 0),
  state text not null check (
    state in ('absorbed', 'returned', 'asked', 'paid', 'declined', 'lapsed', 'withdrawn')
  ),
  -- Cents of the payment currency that are asked for, or went back.
  amount bigint not null default 0 check (amount >= 0),
  note text not null default '',
  supplement_id bigint unique references supplements,
  refund_id bigint unique references refunds,
  due_at timestamptz,
  entered_at timestamptz not null,
  entered_by bigint not null references staff_members,
  settled_at timestamptz,
  check (price <> paid_price),
  check ((state = 'returned') = (price < paid_price)),
  check ((state = 'asked') = (settled_at is null)),
  check ((state in ('absorbed', 'returned')) = (supplement_id is null)),
  check ((supplement_id is null) = (due_at is null))
);
-- One question about a line at a time.
create unique index one_price_question_of_line on price_changes (item_id) where state = 'asked';
create index price_changes_of_line on price_changes (item_id, id desc);
create index price_changes_of_order on price_changes (order_id);
create index price_questions_due on price_changes (due_at) where state = 'asked';
