-- How often a leg ended within the interval that was known before: counted each night, by the day it was counted on.
create table leg_hits (
  warehouse text not null check (warehouse in ('guangzhou', 'shenzhen')),
  region text not null check (region in ('TW', 'TH')),
  transport smallint not null check (transport in (12, 8, 9, 10)),
  leg text not null check (leg in ('load', 'sail', 'clear', 'bring', 'deliver')),
  day date not null,
  early int not null default 0 check (early >= 0),
  within int not null default 0 check (within >= 0),
  late int not null default 0 check (late >= 0),
  primary key (warehouse, region, transport, leg, day)
);
create index leg_hits_by_day on leg_hits (day);
