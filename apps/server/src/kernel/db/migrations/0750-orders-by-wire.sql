-- Orders that we place at a marketplace over its interface (decision 150).

create table wire_orders (
  id bigint generated always as identity primary key,
  -- Our own number, by which the marketplace is asked for it. Committed before anything goes out.
  out_order_id text not null unique,
  sell_order_id bigint not null references sell_orders,
  state text not null
    check (state in ('asked', 'sent', 'unclear', 'placed', 'refused', 'missing', 'stray')),
  -- Why it was refused or strayed: a word of ours, and the marketplace's.
  reason text not null default '',
  detail text not null default '',
  -- CNY cents that the buyer saw.
  total bigint not null check (total > 0),
  asked_at timestamptz not null,
  asked_by bigint not null references staff_members,
  sent_at timestamptz,
  -- When it is looked up next.
  look_at timestamptz,
  check (state in ('asked', 'refused') or sent_at is not null),
  check (look_at is null or state in ('sent', 'unclear', 'missing'))
);
-- While nobody knows whether a seller's goods were ordered, nobody orders them.
create unique index one_open_wire_order_of_seller on wire_orders (sell_order_id)
  where state in ('asked', 'sent', 'unclear');
create index wire_orders_of_seller on wire_orders (sell_order_id, id desc);
create index wire_orders_to_look_up on wire_orders (look_at) where look_at is not null;
create index wire_orders_asked on wire_orders (asked_at) where state = 'asked';

create table wire_order_lines (
  wire_order_id bigint not null references wire_orders,
  item_id bigint not null references order_items,
  thid_item_id text not null,
  thid_spec_id text not null,
  num int not null check (num > 0),
  primary key (wire_order_id, item_id)
);
create index wire_order_lines_of_item on wire_order_lines (item_id);

-- What stands at the marketplace under such a number: one, or several where it split the cart.
create table wire_purchases (
  id bigint generated always as identity primary key,
  wire_order_id bigint not null references wire_orders,
  order_no text not null unique,
  state text not null check (state in ('unpaid', 'paid', 'sent', 'received', 'closed')),
  -- CNY cents, freight included.
  total bigint not null check (total >= 0),
  -- Why a buyer has to look at it there: the name of a refusal of ours, or what it is.
  trouble text not null default '',
  placed_at timestamptz not null,
  -- When the marketplace is asked about it next.
  ask_at timestamptz
);
create index wire_purchases_of_order on wire_purchases (wire_order_id);
create index wire_purchases_to_ask on wire_purchases (ask_at) where ask_at is not null;

-- What the marketplace told us, stored before anybody works at it; one that comes twice is one.
create table wire_messages (
  message_id text primary key,
  type text not null,
  order_numbers jsonb not null,
  body text not null,
  received_at timestamptz not null,
  -- Of an order of ours, of none of ours, or not yet looked at.
  outcome text check (outcome in ('ours', 'foreign'))
);
create index wire_messages_waiting on wire_messages (received_at) where outcome is null;
create index wire_messages_by_age on wire_messages (received_at);
