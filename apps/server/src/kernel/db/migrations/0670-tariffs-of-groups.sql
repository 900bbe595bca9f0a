-- A line of the tariff is everybody's, or for one group of customers, which is a segment. Its versions are its own.
alter table tariff_lines
  add column segment_id bigint references segments (id);
drop index tariff_lines_in_force;
create index tariff_lines_in_force
  on tariff_lines (region, transport, tariff_class, segment_id, starts_at desc, id desc)
  where withdrawn_at is null;
create index tariff_lines_of_group on tariff_lines (segment_id) where segment_id is not null;

-- The groups that the owner of a box was in when it was packed, the strongest first: its price is held by them.
alter table rehearsals add column groups jsonb not null default '[]';
