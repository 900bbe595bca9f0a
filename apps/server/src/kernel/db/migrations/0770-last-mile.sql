-- The last mile in Taiwan: over the counters of stores, and to doors (decision 157).

-- What the owner of a parcel chose for it.
create table last_mile_choices (
  package_id bigint primary key references packages,
  way text not null check (way in ('seven_eleven', 'family_mart', 'hi_life', 'ok_mart', 'home')),
  -- Null for a door, which is the parcel's address.
  store_id text,
  store_name text not null default '',
  store_address text not null default '',
  chosen_at timestamptz not null,
  -- When the chain's list was last asked whether the store is there.
  store_seen_at timestamptz,
  -- Why its owner has to choose again, and until when; empty where nothing is wrong.
  trouble text not null default '' check (trouble in ('', 'store_closed', 'does_not_fit', 'uncollected')),
  answer_by timestamptz,
  -- It came to its owner, or to nobody for good.
  ended_at timestamptz,
  check ((way = 'home') = (store_id is null)),
  check ((trouble = '') = (answer_by is null))
);
create index last_mile_choices_open on last_mile_choices (chosen_at, package_id) where ended_at is null;
create index last_mile_choices_late on last_mile_choices (answer_by) where answer_by is not null and ended_at is null;

-- Somebody looks at a chain's map for a parcel. What comes back is signed by nobody: it names the visit, once.
create table store_map_visits (
  visit_hash text primary key,
  package_id bigint not null references packages,
  account_id bigint not null references accounts,
  chain text not null check (chain in ('seven_eleven', 'family_mart', 'hi_life', 'ok_mart')),
  ends_at timestamptz not null,
  -- What the map said; null until it did.
  store_id text
);
create index store_map_visits_ended on store_map_visits (ends_at);
create index store_map_visits_of_account on store_map_visits (account_id);

-- Orders to a carrier, each under a number of ours that it takes once.
create table shipping_orders (
  id bigint generated always as identity primary key,
  trade_no text not null unique,
  package_id bigint not null references packages,
  way text not null check (way in ('seven_eleven', 'family_mart', 'hi_life', 'ok_mart', 'home')),
  store_id text,
  store_name text not null default '',
  store_address text not null default '',
  state text not null check (state in ('asked', 'sent', 'unclear', 'made', 'refused', 'withdrawn')),
  -- The carrier's no, in its own words.
  reason text not null default '',
  -- Cents of TWD, whole dollars.
  value bigint not null check (value > 0),
  sides_mm int not null default 0,
  -- What the carrier gave it: its own number, and those of the counter.
  logistics_id text not null default '',
  payment_no text not null default '',
  validation_no text not null default '',
  -- Its word for where the parcel is, and ours.
  code text not null default '',
  step text check (step in ('announced', 'dropped_off', 'on_the_way', 'out_for_delivery', 'absent', 'address_wrong',
    'store_closed', 'at_store', 'delivered', 'uncollected', 'refused', 'returning', 'returned', 'lost', 'cancelled')),
  step_at timestamptz,
  -- Cents of TWD that it takes.
  charge bigint,
  asked_at timestamptz not null,
  sent_at timestamptz,
  handed_in_at timestamptz,
  -- When it is looked up next; null for good, unless the carrier says that there is news.
  look_at timestamptz,
  check ((way = 'home') = (store_id is null)),
  check (state <> 'made' or logistics_id <> ''),
  check ((step is null) = (step_at is null))
);
-- While one is open, or nobody knows whether it is, there is no second.
create unique index one_open_shipping_order on shipping_orders (package_id)
  where state in ('asked', 'sent', 'unclear')
     or state = 'made' and (step is null or step not in ('delivered', 'returned', 'lost', 'cancelled'));
create index shipping_orders_of_parcel on shipping_orders (package_id, id desc);
create index shipping_orders_to_look_at on shipping_orders (look_at) where look_at is not null;
create index shipping_orders_by_day on shipping_orders (asked_at);

-- What the carrier said happened, each code once, at the earliest moment that it said.
create table shipping_events (
  order_id bigint not null references shipping_orders,
  code text not null,
  step text not null check (step in ('announced', 'dropped_off', 'on_the_way', 'out_for_delivery', 'absent', 'address_wrong',
    'store_closed', 'at_store', 'delivered', 'uncollected', 'refused', 'returning', 'returned', 'lost', 'cancelled')),
  at timestamptz not null,
  primary key (order_id, code)
);

-- Open pages of the owner are told.
create function tell_owner_of_shipping() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'a' || account_id) from packages where id = new.package_id;
  return null;
end $$;
create trigger shipping_orders_are_told after insert or update of state, step on shipping_orders
  for each row execute function tell_owner_of_shipping();
