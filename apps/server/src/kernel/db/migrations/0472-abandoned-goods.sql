-- Goods that their owner left lying: one person proposes to give them up and another does; an owner may do it alone.
-- The parcel keeps what it held, for its owner's history and for the desk.
create table abandonments (
  id bigint generated always as identity primary key,
  key text not null unique default public_key(),
  package_id bigint not null references packages,
  state text not null constraint abandonments_state_check check (state in ('asked', 'kept', 'done')),
  reason text not null,
  asked_at timestamptz not null,
  -- Null where its owner gave it up.
  asked_by bigint references staff_members,
  ended_at timestamptz,
  -- Null where its owner ended it.
  ended_by bigint references staff_members,
  check ((ended_at is null) = (state = 'asked')),
  check (asked_by is not null or state = 'done'),
  check (state <> 'done' or (asked_by is null) = (ended_by is null)),
  -- One proposes, another does it.
  check (state <> 'done' or ended_by <> asked_by)
);
create unique index one_open_abandonment on abandonments (package_id) where state = 'asked';
create unique index abandoned_once on abandonments (package_id) where state = 'done';
create index abandonments_done on abandonments (ended_at desc, id desc) where state = 'done';

alter table packages
  drop constraint packages_transport_state_check,
  add constraint packages_transport_state_check check (transport_state in
    ('arrived_at_mainland', 'awaiting_consolidation', 'waiting_to_be_sent', 'waiting_for_loading',
     'waiting_for_transport', 'international_shipping', 'arrived_at_destination', 'delivering',
     'waiting_for_pickup', 'received', 'abandoned')) not valid,
  -- What has a bill is never given up.
  add constraint packages_abandoned_unbilled check (transport_state <> 'abandoned' or billing = 3 and bill_id is null) not valid;
alter table package_events
  drop constraint package_events_transport_state_check,
  add constraint package_events_transport_state_check check (transport_state in
    ('arrived_at_mainland', 'awaiting_consolidation', 'waiting_to_be_sent', 'waiting_for_loading',
     'waiting_for_transport', 'international_shipping', 'arrived_at_destination', 'delivering',
     'waiting_for_pickup', 'received', 'abandoned',
     'customs', 'platform_warehouse')) not valid;
