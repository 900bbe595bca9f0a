-- What was paid at marketplaces beside what was bought (decision 153).

-- Who bought a line, and when.
alter table order_items
  add column bought_at timestamptz,
  add column bought_by bigint references staff_members;
update order_items item
   set bought_at = act.at, bought_by = act.staff_id
  from (select distinct on (object_id) object_id, at, staff_id
          from audit_log
         where object_kind = 'order_item' and action in ('record_purchase', 'complete_on_behalf')
         order by object_id, id desc) as act
 where act.object_id = item.oid and item.out_oid <> '';
create index order_items_bought on order_items (bought_at) where bought_at is not null;

-- The marketplace's number of the payment of an order by wire; empty until it tells one.
alter table wire_purchases add column pay_no text not null default '';

-- Alipay's lists of what an account of ours moved.
create table purchase_bills (
  id bigint generated always as identity primary key,
  form text not null check (form in ('personal', 'business')),
  -- As the file names it; empty where it does not.
  account text not null,
  file_name text not null,
  began_at timestamptz not null,
  ended_at timestamptz not null check (ended_at >= began_at),
  movements integer not null check (movements >= 0),
  -- Brought by another file before.
  known integer not null check (known between 0 and movements),
  imported_at timestamptz not null,
  imported_by bigint not null references staff_members
);
create index purchase_bills_of_account on purchase_bills (account, ended_at);

-- What was paid for goods or came back for them, each once, whatever files it stands in.
create table purchase_movements (
  id bigint generated always as identity primary key,
  bill_id bigint not null references purchase_bills,
  digest text not null unique,
  kind text not null check (kind in ('paid', 'returned')),
  trade_no text not null,
  merchant_no text not null,
  moved_at timestamptz not null,
  -- CNY cents.
  amount bigint not null check (amount > 0),
  counterparty text not null,
  goods text not null,
  method text not null,
  -- The row as it came, for whoever doubts what was read.
  raw text not null,
  -- The purchase that it is, by the number that was recorded.
  out_oid text not null default '',
  matched_by text check (matched_by in ('order_number', 'pay_number', 'amount')),
  check ((out_oid = '') = (matched_by is null))
);
create index purchase_movements_by_time on purchase_movements (moved_at desc, id desc);

create table payment_differences (
  id bigint generated always as identity primary key,
  key text not null unique default public_key(),
  kind text not null check (kind in ('payment_unknown', 'purchase_unpaid', 'amount_differs', 'paid_twice',
                                     'refund_unrecorded', 'refund_unseen')),
  -- A purchase, or a movement that is none's.
  out_oid text not null default '',
  movement_id bigint references purchase_movements,
  -- CNY cents.
  expected bigint not null check (expected >= 0),
  found bigint not null check (found >= 0),
  found_at timestamptz not null,
  state text not null check (state in ('open', 'explained', 'gone')),
  -- Whoever has to find out about it: the buyer, or who brought the bill, until somebody takes it or is given it.
  owner_id bigint not null references staff_members,
  note text not null default '',
  settled_at timestamptz,
  settled_by bigint references staff_members,
  check ((out_oid = '') = (movement_id is not null)),
  check ((state = 'open') = (settled_at is null))
);
create unique index one_open_payment_difference on payment_differences (kind, out_oid, coalesce(movement_id, 0))
  where state = 'open';
create index payment_differences_open on payment_differences (found_at, id) where state = 'open';
create index payment_differences_settled on payment_differences (settled_at desc, id desc) where state <> 'open';
