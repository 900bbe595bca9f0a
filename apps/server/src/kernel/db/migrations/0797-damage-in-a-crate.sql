-- What a customer claims: broken goods, or missing ones; null where nobody said, as in claims that facts opened. And the crate around their parcel, where
-- it was paid and is done, and no picture of it was taken.
alter table damage_claims
  add column about text check (about = any (array['damage', 'missing'])),
  add column crate_service_id bigint references asked_services,
  drop constraint damage_claims_clause_check,
  add constraint damage_claims_clause_check check (clause = any (array['weight_lost', 'no_scan', 'no_crate_photo'])) not valid,
  drop constraint damage_claims_decided_itself,
  add constraint damage_claims_decided_itself check (
    clause is null
    or (case clause
          when 'weight_lost' then light_parcel_id is not null
          when 'no_scan' then silent_parcel_id is not null
          else crate_service_id is not null
        end
        and answered_by is null and paid_by is null and share_bp > 0)
  ) not valid,
  add constraint damage_claims_crate_check check (crate_service_id is null or about is not distinct from 'damage') not valid;
