-- Tries of what may not be tried without end, counted per window; the count is shared by all processes.

create table tries (
  -- What is tried and by whom, e.g. log_in:address:203.0.113.9
  bucket text not null,
  window_start timestamptz not null,
  count int not null,
  primary key (bucket, window_start)
);
create index tries_by_age on tries (window_start);
