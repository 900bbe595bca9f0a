-- Orders, from submission to receipt; parcels, bills and boxes.

create table orders (
  id bigint generated always as identity primary key,
  tid text not null unique,
  account_id bigint not null references accounts,
  region text not null,
  currency text not null,
  biz_attribute smallint not null default 0 check (biz_attribute in (0, 1, 2)),
  -- Derived from items, bills and the decisions below by one function, in the same transaction.
  status smallint not null check (status in (-1, 0, 1, 2, 3, 4, 5, 6, 7, 9)),
  address jsonb not null,
  express smallint not null check (express in (1, 2, 3)),
  transport smallint not null,
  pay_mode text not null check (pay_mode in ('once', 'twice')),
  insurance smallint not null check (insurance in (0, 2, 3, 4)),
  remark jsonb not null default '[]',
  -- CNY cents
  goods_amount bigint not null check (goods_amount >= 0),
  mainland_freight bigint not null check (mainland_freight >= 0),
  service_fee bigint not null default 0 check (service_fee >= 0),
  insurance_fee bigint not null check (insurance_fee >= 0),
  -- cents of the payment currency
  coupon_id bigint references coupons,
  coupon_amount bigint not null default 0 check (coupon_amount >= 0),
  freight_estimate bigint not null default 0 check (freight_estimate >= 0),
  weight_estimate_g int not null default 0,
  pay_real bigint not null default 0,
  fee_total bigint not null default 0,
  pay_info jsonb not null default '{}',
  request_id text not null,
  created_at timestamptz not null,
  reviewed_at timestamptz,
  review_note text not null default '',
  pay_deadline timestamptz,
  pay_time timestamptz,
  billed_at timestamptz,
  receive_time timestamptz,
  offshore_time timestamptz,
  international_transport_time timestamptz,
  completed_at timestamptz,
  closed_at timestamptz,
  close_reason text not null default '',
  unique (account_id, request_id)
);
create index orders_of_account on orders (account_id, status, id desc);
create index orders_by_status on orders (status, created_at);

-- One per seller of an order: where mainland freight is charged and the marketplace order is placed.
create table sell_orders (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  shop_id bigint references shops,
  shop_name text not null,
  platform smallint not null,
  mainland_freight bigint not null check (mainland_freight >= 0)
);
create index sell_orders_of_order on sell_orders (order_id);

create table order_items (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  sell_order_id bigint not null references sell_orders,
  oid text not null unique,
  sku_id bigint not null references skus,
  product_id bigint not null references products,
  thid_item_id text not null,
  platform smallint not null,
  item_name text not null,
  names jsonb not null default '{}',
  image text not null default '',
  url text not null default '',
  props jsonb not null,
  price bigint not null check (price >= 0),
  num int not null check (num > 0),
  goods_class text not null,
  weight_g int not null,
  status smallint not null check (status between 1 and 21),
  out_oid text not null default '',
  arrived_num int not null default 0 check (arrived_num >= 0),
  refund_status int not null default 0,
  refund_real bigint not null default 0,
  refund_num int not null default 0,
  unique (order_id, sku_id)
);
create index order_items_of_order on order_items (order_id);
create index order_items_by_status on order_items (status, id);

create table item_shipments (
  id bigint generated always as identity primary key,
  item_id bigint not null references order_items,
  express_no text not null check (express_no <> ''),
  carrier text not null default '',
  num int not null check (num > 0),
  recorded_at timestamptz not null
);
create index item_shipments_by_number on item_shipments (express_no);
create index item_shipments_of_item on item_shipments (item_id);

create table trade_logs (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  biz_code smallint not null,
  actor_kind text not null check (actor_kind in ('customer', 'staff', 'system')),
  actor text not null default '',
  content jsonb not null,
  at timestamptz not null
);
create index trade_logs_of_order on trade_logs (order_id, id);
create trigger trade_logs_append_only before update or delete on trade_logs
  for each row execute function refuse_change();

-- A freight bill. It is reached from the order (supplements) and from its parcels; it is one bill.
create table bills (
  id bigint generated always as identity primary key,
  tid text not null unique,
  account_id bigint not null references accounts,
  currency text not null,
  state text not null check (state in ('unpaid', 'paid', 'cancelled')),
  amount bigint not null check (amount >= 0),
  explanation jsonb not null,
  posted_at timestamptz not null,
  paid_at timestamptz
);
create index bills_of_account on bills (account_id, state);

create table supplements (
  id bigint generated always as identity primary key,
  child_tid text not null unique,
  order_id bigint not null references orders,
  bill_id bigint references bills,
  kind text not null check (kind in ('freight', 'goods')),
  pay_status smallint not null check (pay_status in (0, 1, 2)),
  status smallint not null check (status in (0, 1, 9)),
  amount bigint not null check (amount > 0),
  pay_real bigint not null default 0,
  reason text not null default '',
  pay_info jsonb not null default '{}',
  created_at timestamptz not null,
  paid_at timestamptz
);
create index supplements_of_order on supplements (order_id);
create index supplements_of_bill on supplements (bill_id);

-- Charge lines: item 9999 on the wire. Cents of the payment currency.
create table charge_lines (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  bill_id bigint not null references bills,
  kind text not null check (kind in ('international_freight', 'local_freight', 'warehouse', 'other')),
  amount bigint not null check (amount >= 0),
  original_amount bigint not null check (original_amount >= 0),
  reason jsonb not null default '{}'
);
create index charge_lines_of_order on charge_lines (order_id);

create table boxes (
  id bigint generated always as identity primary key,
  number text not null unique,
  warehouse text not null check (warehouse in ('guangzhou', 'shenzhen')),
  region text not null,
  transport smallint not null,
  state text not null,
  created_at timestamptz not null,
  dispatched_at timestamptz,
  arrived_at timestamptz
);

create table packages (
  id bigint generated always as identity primary key,
  tid text not null unique,
  account_id bigint not null references accounts,
  warehouse text not null check (warehouse in ('guangzhou', 'shenzhen')),
  express_no text not null,
  out_oid text not null default '',
  rel_tid text not null default '',
  -- Billing: 1 to be consolidated, 2 consolidated, 3 charging, 6 unpaid (0 on the wire), 4 paid.
  billing smallint not null check (billing in (1, 2, 3, 4, 6)),
  transport_state text not null,
  weight_g int check (weight_g > 0),
  length_mm int check (length_mm > 0),
  width_mm int check (width_mm > 0),
  height_mm int check (height_mm > 0),
  photos jsonb not null default '[]',
  shelf text not null default '',
  marks jsonb not null default '[]',
  fee_total bigint not null default 0,
  bill_id bigint references bills,
  box_id bigint references boxes,
  local_carrier text not null default '',
  local_express_no text not null default '',
  created_at timestamptz not null,
  measured_at timestamptz,
  receive_time timestamptz
);
create unique index one_package_per_express on packages (express_no);
create index packages_of_account on packages (account_id, id desc);
create index packages_by_billing on packages (billing, created_at);
create index packages_of_box on packages (box_id);
create index packages_of_bill on packages (bill_id);

create table package_items (
  package_id bigint not null references packages,
  item_id bigint not null references order_items,
  num int not null check (num > 0),
  primary key (package_id, item_id)
);
create index package_items_of_item on package_items (item_id);

create table package_events (
  id bigint generated always as identity primary key,
  package_id bigint not null references packages,
  transport_state text not null,
  note text not null default '',
  staff_id bigint references staff_members,
  at timestamptz not null
);
create index package_events_of_package on package_events (package_id, id);
