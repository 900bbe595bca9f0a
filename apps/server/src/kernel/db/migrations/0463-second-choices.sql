-- Another option of the same goods in place of one that its seller lacks. What was ordered at first stays known, and is
-- shown struck through.
alter table order_items add column ordered_props jsonb;

-- Two lines of one option are one line when an order is placed; an option that was bought instead may be ordered beside.
create unique index one_line_of_option on order_items
  (order_id, sku_id, (case when ordered_props is null then 0 else id end));
alter table order_items drop constraint order_items_order_id_sku_id_key;

create table second_choices (
  id bigint generated always as identity primary key,
  key text not null unique default public_key(),
  order_id bigint not null references orders,
  item_id bigint not null references order_items,
  old_sku_id bigint not null references skus,
  sku_id bigint not null references skus,
  -- As they were called when it was entered: a listing may lose an option.
  old_props jsonb not null,
  props jsonb not null,
  image text not null default '',
  weight_g int not null check (weight_g >= 0),
  -- Whose words allow it; what nobody allowed is asked.
  allowed_by text not null check (allowed_by in ('instruction', 'remark', 'nobody')),
  -- CNY cents a piece, as the buyer read it.
  price bigint not null check (price > 0),
  pieces int not null check (pieces > 0),
  -- Cents of the payment currency that go back once it is taken.
  returns bigint not null default 0 check (returns >= 0),
  note text not null default '',
  state text not null check (state in ('asked', 'taken', 'declined', 'lapsed', 'withdrawn')),
  -- What it costs more is a question about a price, which is answered by paying.
  price_change_id bigint unique references price_changes,
  refund_id bigint unique references refunds,
  due_at timestamptz,
  entered_at timestamptz not null,
  entered_by bigint not null references staff_members,
  settled_at timestamptz,
  check (old_sku_id <> sku_id),
  check ((state = 'asked') = (settled_at is null)),
  check (state = 'taken' or due_at is not null),
  check (price_change_id is null or returns = 0)
);
-- One question about a line at a time.
create unique index one_choice_question_of_line on second_choices (item_id) where state = 'asked';
create index second_choices_of_line on second_choices (item_id, id desc);
create index second_choices_of_order on second_choices (order_id);
create index choice_questions_due on second_choices (due_at) where state = 'asked' and price_change_id is null;
