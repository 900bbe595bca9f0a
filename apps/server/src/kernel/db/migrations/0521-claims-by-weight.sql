-- A claim that nobody made by hand: the parcel weighed clearly less when it arrived than when it left.
alter table damage_claims
  add column light_parcel_id bigint references packages,
  add column departed_g integer check (departed_g > 0),
  add column arrived_g integer check (arrived_g > 0),
  add constraint damage_claims_weights_check check (
    (light_parcel_id is null) = (departed_g is null)
    and (departed_g is null) = (arrived_g is null)
    and (arrived_g is null or arrived_g < departed_g)
  );
-- Weighed anew, the same parcel opens no second claim.
create unique index one_claim_of_light_parcel on damage_claims (light_parcel_id) where light_parcel_id is not null;
