-- Looks at the claims that were there before 0797; holds no lock that people wait for.

alter table damage_claims
  validate constraint damage_claims_clause_check,
  validate constraint damage_claims_decided_itself,
  validate constraint damage_claims_crate_check;
