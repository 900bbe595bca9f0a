-- Looks at the claims that were there before 0820; holds no lock that people wait for.

alter table damage_claims
  validate constraint damage_claims_state_check,
  validate constraint damage_claims_asked_again;
