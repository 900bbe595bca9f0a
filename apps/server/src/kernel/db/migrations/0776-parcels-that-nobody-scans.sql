-- A claim that nobody made by hand: the parcel left, and nobody scanned it since then for days.
alter table damage_claims
  add column silent_parcel_id bigint references packages,
  add column silent_since timestamptz,
  add constraint damage_claims_silence_check check (
    (silent_parcel_id is null) = (silent_since is null)
    and (light_parcel_id is null or silent_parcel_id is null)
    and silent_since < created_at
  ),
  drop constraint damage_claims_clause_check,
  add constraint damage_claims_clause_check check (clause = any (array['weight_lost', 'no_scan'])),
  drop constraint damage_claims_decided_itself,
  add constraint damage_claims_decided_itself check (
    clause is null
    or (case clause when 'weight_lost' then light_parcel_id is not null else silent_parcel_id is not null end
        and answered_by is null and paid_by is null and share_bp > 0)
  );
-- Silent for longer, the same goods are claimed no second time.
create unique index one_claim_of_silent_goods on damage_claims (silent_parcel_id, item_id)
  where silent_parcel_id is not null;
