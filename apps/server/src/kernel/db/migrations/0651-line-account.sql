-- Whether what must not be missed comes to the linked account at LINE as well.
alter table linked_log_ins add column takes_notices boolean not null default true;

-- What LINE told us: each event is heard once, however often it is told.
create table line_events (
  event_id text primary key check (char_length(event_id) <= 100),
  heard_at timestamptz not null
);
create index line_events_heard on line_events (heard_at);
