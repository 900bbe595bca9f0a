-- What couriers scan of parcels, at both ends, as trackers tell it (decision 154).

create table tracked_numbers (
  id bigint generated always as identity primary key,
  leg text not null check (leg in ('mainland', 'door')),
  express_no text not null,
  -- Whose parcel it is, as somebody wrote it, and in our word; empty where nobody knows.
  carrier text not null default '',
  courier text not null default '',
  -- Who is asked; null until that is decided.
  tracker text check (tracker in ('kuaidi100', 'seventeen_track', 'thailand_post')),
  -- Whether that tracker was told that we follow it.
  is_registered boolean not null default false,
  -- The last thing that happened; null before anything has.
  state text check (state in ('announced', 'picked_up', 'in_transit', 'at_customs', 'cleared', 'out_for_delivery',
    'at_pickup_point', 'problem', 'undeliverable', 'delivered', 'refused', 'returning', 'returned')),
  scanned_at timestamptz,
  tracked_at timestamptz not null,
  asked_at timestamptz,
  -- When it is asked about next; null for good, unless a tracker says that there is news.
  ask_at timestamptz,
  -- Asks in a row that brought nothing, and why.
  misses int not null default 0 check (misses >= 0),
  trouble text not null default '',
  unique (leg, express_no),
  check ((state is null) = (scanned_at is null))
);
create index tracked_numbers_to_ask on tracked_numbers (ask_at) where ask_at is not null;
create index tracked_numbers_by_number on tracked_numbers (express_no);
create index tracked_numbers_ended on tracked_numbers (tracked_at) where ask_at is null;

-- Each once, however often it is told.
create table tracking_scans (
  tracked_id bigint not null references tracked_numbers on delete cascade,
  tracker text not null check (tracker in ('kuaidi100', 'seventeen_track', 'thailand_post')),
  -- Whom the tracker took for its courier.
  courier text not null,
  at timestamptz not null,
  state text not null check (state in ('announced', 'picked_up', 'in_transit', 'at_customs', 'cleared', 'out_for_delivery',
    'at_pickup_point', 'problem', 'undeliverable', 'delivered', 'refused', 'returning', 'returned')),
  words text not null check (length(words) <= 300),
  place text not null check (length(place) <= 100),
  told_at timestamptz not null,
  primary key (tracked_id, at, tracker, courier, state, words)
);

-- How many numbers each tracker was asked about, on days of UTC: what its budgets are taken out of, and what it costs.
create table tracker_days (
  tracker text not null check (tracker in ('kuaidi100', 'seventeen_track', 'thailand_post')),
  day date not null,
  asks int not null default 0 check (asks >= 0),
  -- Of them, those that brought scans.
  answers int not null default 0,
  minute timestamptz not null,
  minute_asks int not null default 0 check (minute_asks >= 0),
  -- What the last taker was granted.
  granted int not null default 0,
  primary key (tracker, day)
);

-- A seller's number is followed from when it is recorded, whoever records it.
create function follow_shipment() returns trigger language plpgsql as $$
begin
  insert into tracked_numbers (leg, express_no, carrier, tracked_at, ask_at)
  values ('mainland', new.express_no, new.carrier, new.recorded_at, new.recorded_at)
  on conflict (leg, express_no) do update
    set carrier = excluded.carrier, tracker = null, is_registered = false
    where tracked_numbers.carrier = '' and excluded.carrier <> '';
  return null;
end $$;
create trigger shipments_are_followed after insert on item_shipments
  for each row when (new.express_no <> '') execute function follow_shipment();

insert into tracked_numbers (leg, express_no, carrier, tracked_at, ask_at)
select distinct on (express_no) 'mainland', express_no, carrier, recorded_at, recorded_at
  from item_shipments shipment
 where express_no <> '' and recorded_at > now() - interval '30 days'
   and not exists (select from packages where packages.express_no = shipment.express_no)
 order by express_no, recorded_at desc;

-- Open pages of whoever has something in the parcel are told.
create function tell_owners_of_scans() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'a' || account_id)
     from (select orders.account_id
             from new_scans scan
             join tracked_numbers number on number.id = scan.tracked_id and number.leg = 'mainland'
             join item_shipments shipment on shipment.express_no = number.express_no
             join order_items item on item.id = shipment.item_id
             join orders on orders.id = item.order_id
            union
           select package.account_id
             from new_scans scan
             join tracked_numbers number on number.id = scan.tracked_id and number.leg = 'door'
             join packages package on package.local_express_no = number.express_no) as owners;
  return null;
end $$;
create trigger tracking_scans_are_told after insert on tracking_scans
  referencing new table as new_scans
  for each statement execute function tell_owners_of_scans();

create index packages_by_local_number on packages (local_express_no) where local_express_no <> '';
