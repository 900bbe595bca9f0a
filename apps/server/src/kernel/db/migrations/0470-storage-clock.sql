-- Until when goods are kept. What was free for a parcel when it came stays free for it; null for those of before.
alter table packages add column free_days smallint check (free_days >= 0);
create index packages_storing on packages (created_at, id) where billing = 3;

-- What an owner was told of the end of their parcel's days, each word once: so many days before it, below zero after it.
create table storage_notices (
  package_id bigint not null references packages on delete cascade,
  last_day date not null,
  days smallint not null,
  told_at timestamptz not null,
  primary key (package_id, last_day, days)
);
