-- The way of a parcel in place of what its orders say: of one that was merged from several, and of any other that its
-- owner sends by another line, to another address or better insured, until its bill.
create table parcel_ways (
  package_id bigint primary key references packages on delete cascade,
  address jsonb not null,
  express smallint not null check (express in (1, 2, 3)),
  transport smallint not null check (transport in (8, 9, 10, 12)),
  insurance smallint not null check (insurance in (0, 2, 3, 4)),
  -- What customs is told, line by line; empty while nobody said.
  declaration jsonb not null default '[]',
  chosen_at timestamptz not null
);

insert into parcel_ways (package_id, address, express, transport, insurance, declaration, chosen_at)
select package_id, address, express, transport, insurance, declaration, asked_at
  from merged_parcels;

alter table merged_parcels
  drop column address,
  drop column express,
  drop column transport,
  drop column insurance,
  drop column declaration;
