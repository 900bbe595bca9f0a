-- What the warehouse does for a fee: its price and promised hours from a moment on, who set them and when. Cents of yuan.
create table service_prices (
  id bigint generated always as identity primary key,
  service text not null check (service = any (array[
    'photos', 'measuring', 'power_test', 'remove_box', 'waterproof', 'crate', 'hold'
  ])),
  price bigint not null check (price >= 0),
  -- Of days on which the warehouse works; none for a hold, which has no work in it.
  hours int not null check (hours between 0 and 720),
  is_offered boolean not null default true,
  starts_at timestamptz not null,
  set_at timestamptz not null,
  set_by bigint references staff_members,
  unique (service, starts_at),
  check ((service = 'hold') = (hours = 0))
);

-- How a service is bound to another one or to goods of a kind. A rule is never changed: it ends, and another begins.
create table service_rules (
  id bigint generated always as identity primary key,
  key text not null unique default public_key(),
  relation text not null check (relation = any (array[
    'must', 'must_not', 'suggested', 'default', 'needs_person'
  ])),
  service text not null check (service = any (array[
    'photos', 'measuring', 'power_test', 'remove_box', 'waterproof', 'crate', 'hold'
  ])),
  other text check (other = any (array[
    'photos', 'measuring', 'power_test', 'remove_box', 'waterproof', 'crate', 'hold'
  ])),
  goods text check (goods = any (array[
    'fragile', 'battery', 'no_battery', 'liquid', 'powder', 'magnet', 'food', 'oversize'
  ])),
  reason text not null default '' check (length(reason) <= 200),
  made_at timestamptz not null,
  made_by bigint references staff_members,
  ended_at timestamptz,
  ended_by bigint references staff_members,
  check (other is null or other <> service),
  check (relation not in ('must', 'must_not') or other is not null or goods is not null),
  check (ended_by is null or ended_at is not null)
);
create unique index service_rules_in_force
  on service_rules (relation, service, coalesce(other, ''), coalesce(goods, '')) where ended_at is null;

-- A service that was asked for and paid. Cents: the price of yuan, the amount of the payment currency at the rate of then.
create table asked_services (
  id bigint generated always as identity primary key,
  number text not null unique,
  account_id bigint not null references accounts,
  -- The parcel it is to be done to. Null only once it is over and that parcel was taken apart.
  package_id bigint references packages on delete set null,
  -- That parcel, kept where it is taken apart.
  tid text not null,
  item_id bigint references order_items,
  service text not null check (service = any (array[
    'photos', 'measuring', 'power_test', 'remove_box', 'waterproof', 'crate', 'hold'
  ])),
  state text not null check (state = any (array[
    'judging', 'asked', 'holding', 'done', 'declined', 'withdrawn', 'ended'
  ])),
  price bigint not null check (price >= 0),
  rate_e6 bigint not null check (rate_e6 > 0),
  amount bigint not null check (amount >= 0),
  currency text not null check (currency = any (array['TWD', 'THB'])),
  hours int not null check (hours >= 0),
  asked_at timestamptz not null,
  due_at timestamptz,
  -- The day a hold ends on.
  until text check (until ~ '^\d{4}-\d{2}-\d{2}$'),
  settled_at timestamptz,
  settled_by bigint references staff_members,
  -- Its fee went back: why, and when. Once at most.
  returned_for text check (returned_for = any (array['late', 'decline', 'withdraw', 'end'])),
  returned_at timestamptz,
  note text not null default '' check (length(note) <= 200),
  photos jsonb not null default '[]',
  check ((service = 'hold') = (until is not null)),
  check ((service in ('photos', 'measuring', 'power_test', 'remove_box')) = (item_id is not null)),
  check ((settled_at is null) = (state in ('judging', 'asked', 'holding'))),
  check (package_id is not null or settled_at is not null),
  check ((returned_for is null) = (returned_at is null)),
  check (due_at is not null or service = 'hold')
);
-- The same is asked for once at a time.
create unique index asked_services_open on asked_services (package_id, coalesce(item_id, 0), service)
  where settled_at is null;
create index asked_services_due on asked_services (due_at, id) where settled_at is null and due_at is not null;
create index asked_services_settled on asked_services (settled_at desc, id desc) where settled_at is not null;
create index asked_services_of_parcel on asked_services (package_id);
create index asked_services_of_item on asked_services (item_id) where item_id is not null;
create index asked_services_of_account on asked_services (account_id, id);

-- Open pages of its owner are told.
create function tell_owner_of_service() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'a' || new.account_id);
  return null;
end $$;
create trigger asked_services_are_told after insert or update of state, returned_at on asked_services
  for each row execute function tell_owner_of_service();

-- As the shop is shipped.
insert into service_prices (service, price, hours, starts_at, set_at)
select service, price, hours, timestamptz '2020-01-01', timestamptz '2020-01-01'
  from (values ('photos', 200, 24), ('measuring', 200, 24), ('power_test', 500, 48), ('remove_box', 100, 24),
               ('waterproof', 500, 24), ('crate', 8000, 48), ('hold', 1000, 0)) as shipped (service, price, hours);

insert into service_rules (relation, service, other, goods, reason, made_at)
select relation, service, other, goods, reason, timestamptz '2020-01-01'
  from (values ('must_not', 'crate', 'remove_box', null, '去掉原盒的货不能只靠木架保护'),
               ('must_not', 'power_test', null, 'no_battery', '不带电的货没有可以通电测试的'),
               ('must', 'photos', 'remove_box', null, '去盒前后要拍照留底'),
               ('suggested', 'crate', null, 'fragile', '易碎品路上最怕压'),
               ('suggested', 'waterproof', null, 'powder', '粉末受潮会结块'),
               ('suggested', 'power_test', null, 'battery', '到手才发现不通电就晚了'),
               ('needs_person', 'remove_box', null, 'fragile', '易碎品去盒要先有人看过')
       ) as shipped (relation, service, other, goods, reason);
