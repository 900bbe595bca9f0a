-- How buyers may act for a customer without asking. Nobody has a row before they said something.
create table standing_instructions (
  account_id bigint primary key references accounts,
  -- A price may rise by so many percent of what was ordered at, all rises of an order together to so many cents of the
  -- payment currency. 0 and 0: the customer is asked.
  rise_percent int not null default 0 check (rise_percent between 0 and 30),
  rise_ceiling bigint not null default 0 check (rise_ceiling between 0 and 1000000),
  other_choice boolean not null default false,
  choice_words text not null default '' check (length(choice_words) <= 200),
  -- Null: never, and once everything is there.
  cancel_after_days int check (cancel_after_days between 1 and 60),
  ship_after_days int check (ship_after_days between 1 and 60),
  changed_at timestamptz not null,
  constraint rises_have_a_ceiling check ((rise_percent = 0) = (rise_ceiling = 0))
);

-- The same as it was when an order was placed: what its customer says later is for later orders.
create table order_instructions (
  order_id bigint primary key references orders,
  rise_percent int not null,
  rise_ceiling bigint not null,
  other_choice boolean not null,
  choice_words text not null,
  cancel_after_days int,
  ship_after_days int
);
create index orders_that_cancel_themselves on order_instructions (order_id) where cancel_after_days is not null;

-- A question that such an instruction answered, in place of the customer.
alter table price_changes add column by_instruction boolean not null default false;
alter table price_changes add constraint instructions_pay check (not by_instruction or state = 'paid');

alter table refunds drop constraint refunds_source_check;
alter table refunds
  add constraint refunds_source_check
  check (source in ('customer', 'stock_out', 'staff', 'price_change', 'instruction'));
