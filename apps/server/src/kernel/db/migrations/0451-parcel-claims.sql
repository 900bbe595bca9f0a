-- Who says that a parcel without an owner is theirs, by its number and proof, whether or not there is such a parcel.
create table parcel_claims (
  id bigint generated always as identity primary key,
  key text not null unique default public_key(),
  account_id bigint not null references accounts,
  express_no text not null check (express_no <> ''),
  words text not null,
  imgs jsonb not null,
  state text not null constraint parcel_claims_state_check check (state in ('waiting', 'accepted', 'refused')),
  answer text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references staff_members,
  check ((decided_at is null) = (state = 'waiting')),
  check ((decided_at is null) = (decided_by is null))
);
create unique index one_waiting_claim_of_number on parcel_claims (account_id, express_no) where state = 'waiting';
create index parcel_claims_of_account on parcel_claims (account_id, id desc);
create index parcel_claims_waiting on parcel_claims (express_no) where state = 'waiting';
