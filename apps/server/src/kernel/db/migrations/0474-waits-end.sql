-- A claim to a parcel that never came ends by itself: nobody decided it.
alter table parcel_claims
  drop constraint parcel_claims_state_check,
  add constraint parcel_claims_state_check check (state in ('waiting', 'accepted', 'refused', 'lapsed')) not valid,
  drop constraint parcel_claims_check1,
  add constraint parcel_claims_decided_check
    check ((decided_by is null) = (state in ('waiting', 'lapsed'))) not valid;
create index parcel_claims_waiting_since on parcel_claims (created_at, id) where state = 'waiting';
