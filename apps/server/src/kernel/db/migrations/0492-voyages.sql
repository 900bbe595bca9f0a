-- Containers and flights: sealed boxes of one line that leave and arrive together. A box is in one at most.
create table voyages (
  id bigint generated always as identity primary key,
  number text not null unique,
  name text not null check (name <> ''),
  warehouse text not null constraint voyages_warehouse_check check (warehouse in ('guangzhou', 'shenzhen')),
  region text not null constraint voyages_region_check check (region in ('TW', 'TH')),
  transport smallint not null constraint voyages_transport_check check (transport in (12, 8, 9, 10)),
  state text not null constraint voyages_state_check check (state in ('open', 'departed', 'customs', 'arrived')),
  created_at timestamptz not null,
  last_at timestamptz not null,
  departed_at timestamptz,
  arrived_at timestamptz,
  check ((departed_at is null) = (state = 'open')),
  check ((arrived_at is null) = (state <> 'arrived')),
  check (arrived_at >= departed_at)
);

create table voyage_boxes (
  box_id bigint primary key references boxes,
  voyage_id bigint not null references voyages
);
create index voyage_boxes_of_voyage on voyage_boxes (voyage_id);
