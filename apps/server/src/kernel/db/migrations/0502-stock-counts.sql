-- A count of what lies in a warehouse, or on one shelf of it (shelf not empty), by scanning.
create table stock_counts (
  id bigint generated always as identity primary key,
  key text not null unique default public_key(),
  warehouse text not null constraint stock_counts_warehouse_check check (warehouse in ('guangzhou', 'shenzhen')),
  shelf text not null,
  state text not null constraint stock_counts_state_check check (state in ('open', 'closed', 'settled')),
  scans int not null default 0 check (scans between 0 and 20000),
  -- How many should have been there when it was closed, and how many of them were scanned.
  expected int,
  counted int,
  opened_at timestamptz not null,
  opened_by bigint not null references staff_members,
  closed_at timestamptz,
  closed_by bigint references staff_members,
  settled_at timestamptz,
  settled_by bigint references staff_members,
  check ((closed_at is null) = (state = 'open')),
  check ((settled_at is null) = (state <> 'settled')),
  check (num_nulls(closed_at, closed_by, expected, counted) in (0, 4)),
  check (num_nulls(settled_at, settled_by) in (0, 2))
);
create unique index one_open_count_of_shelf on stock_counts (warehouse, shelf) where state = 'open';
create index stock_counts_latest on stock_counts (warehouse, id desc);

-- What was scanned into it: each number once, and each parcel once, whichever of its numbers was read.
create table stock_scans (
  count_id bigint not null references stock_counts,
  number text not null,
  package_id bigint references packages on delete cascade,
  unclaimed_id bigint references unclaimed_parcels,
  finding text not null constraint stock_scans_finding_check check (finding in ('here', 'misplaced', 'gone', 'unknown')),
  scanned_at timestamptz not null,
  scanned_by bigint not null references staff_members,
  primary key (count_id, number),
  check (num_nonnulls(package_id, unclaimed_id) < 2)
);
create unique index one_scan_of_package on stock_scans (count_id, package_id);
create unique index one_scan_of_unclaimed on stock_scans (count_id, unclaimed_id);
create index stock_scans_of_package on stock_scans (package_id);

-- What it and our record disagreed about when it was closed.
create table stock_differences (
  id bigint generated always as identity primary key,
  key text not null unique default public_key(),
  count_id bigint not null references stock_counts,
  kind text not null constraint stock_differences_kind_check check (kind in ('missing', 'misplaced', 'gone', 'unknown')),
  number text not null,
  package_id bigint references packages on delete cascade,
  unclaimed_id bigint references unclaimed_parcels,
  -- Where it was by our record.
  shelf text not null,
  outcome text constraint stock_differences_outcome_check check (outcome in ('found', 'lost', 'moved')),
  note text not null default '',
  owner_id bigint references staff_members,
  check ((outcome is null) = (owner_id is null)),
  check ((outcome is null) = (note = ''))
);
create index stock_differences_of_count on stock_differences (count_id, id);
create index stock_differences_of_package on stock_differences (package_id);
