-- The code by which a parcel that waits to be picked up is handed over: only its owner sees it, and wrong ones are counted.
create table pickup_codes (
  package_id bigint primary key references packages on delete cascade,
  code text not null check (code ~ '^[0-9]{6}$'),
  wrong_tries int not null default 0 check (wrong_tries between 0 and 5),
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at)
);
-- Who took a parcel that was picked up, with the picture that shows it.
create table hand_overs (
  package_id bigint primary key references packages on delete cascade,
  receiver text not null,
  proof text not null,
  proof_kind text not null check (proof_kind in ('photo', 'signature')),
  handed_at timestamptz not null,
  handed_by bigint not null references staff_members
);
create index hand_overs_of_proof on hand_overs (proof);
-- Parcels that wait to be picked up already get a code as well.
insert into pickup_codes (package_id, code, made_at, expires_at)
select id, lpad(floor(random() * 1000000)::int::text, 6, '0'), now(), now() + interval '14 days'
  from packages
 where transport_state = 'waiting_for_pickup';
