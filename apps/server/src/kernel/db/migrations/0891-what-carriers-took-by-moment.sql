-- The report of a month reads what was handed over and what left in it, and none of what came before.
create index package_events_of_handing_over on package_events (at) where transport_state = 'delivering';
create index voyages_by_departure on voyages (departed_at) where departed_at is not null;
create index boxes_by_dispatch on boxes (dispatched_at) where dispatched_at is not null;
