-- By which clause a claim was paid that facts decided; null where people did.
alter table damage_claims
  add column clause text check (clause = any (array['weight_lost'])),
  add constraint damage_claims_decided_itself check (
    clause is null or (light_parcel_id is not null and answered_by is null and paid_by is null and share_bp > 0)
  );
create index claims_that_decided_themselves on damage_claims (answered_at) where clause is not null;
