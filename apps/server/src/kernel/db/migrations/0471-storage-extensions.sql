-- Days that were added to a parcel's: bought by its owner, who pays them with the bill it leaves by, or given by staff.
-- Cents of the payment currency for a line of goods and a day, as they were when it was agreed.
create table storage_extensions (
  id bigint generated always as identity primary key,
  package_id bigint not null references packages on delete cascade,
  -- The last day that came of it: nobody buys the same days twice.
  until date not null,
  days smallint not null check (days > 0),
  lines smallint not null check (lines >= 0),
  per_day bigint not null check (per_day >= 0),
  amount bigint not null check (amount = days * lines * per_day),
  reason text not null default '',
  staff_id bigint references staff_members,
  created_at timestamptz not null,
  unique (package_id, until),
  check ((staff_id is null) = (reason = '')),
  check (staff_id is null or amount = 0)
);
