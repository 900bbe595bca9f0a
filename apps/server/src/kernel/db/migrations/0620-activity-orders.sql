-- What goods cost in a campaign's window, and the marks that marketing staff give orders.
create table activity_prices (
  campaign_id bigint not null references campaigns,
  product_id bigint not null references products,
  place int not null,
  -- CNY cents a piece.
  price bigint not null check (price > 0),
  primary key (campaign_id, product_id)
);
create index activity_prices_of_product on activity_prices (product_id);

create table marketing_marks (
  id bigint generated always as identity primary key,
  -- What it is called outside.
  key text not null unique default public_key(),
  tag text not null unique check (tag <> ''),
  name jsonb not null,
  -- Its window; who orders outside it is not marked.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_active boolean not null default true,
  -- Conditions; an empty list and null ask nothing. Amounts are cents of the payment currency, of whichever it is.
  user_levels jsonb not null default '[]',
  pay_methods jsonb not null default '[]',
  min_item_fee bigint check (min_item_fee > 0),
  min_hd2_fee bigint check (min_hd2_fee > 0),
  min_order_fee bigint check (min_order_fee > 0),
  goods_price bigint check (goods_price > 0),
  goods_from timestamptz,
  goods_until timestamptz,
  version int not null default 1,
  changed_at timestamptz not null,
  changed_by bigint references staff_members,
  check (ends_at > starts_at),
  check ((goods_from is null) = (goods_until is null)),
  check (goods_until > goods_from)
);

alter table orders
  -- The campaign whose prices it was placed at; null for any other order.
  add column campaign_id bigint references campaigns,
  -- The marks it was given, each with its tag and name as they were.
  add column marks jsonb not null default '[]';
create index orders_of_campaign on orders (campaign_id) where campaign_id is not null;
