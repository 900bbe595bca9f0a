-- Why an online top-up failed, where the provider's code is known; what it said in its own words stands in reason. Of
-- those of before nobody kept it.

alter table topups
  add column failure text check (
    failure in (
      'declined', 'insufficient_funds', 'card_expired', 'card_blocked', 'wrong_details', 'cancelled', 'timed_out'
    )
  ),
  add constraint only_online_topups_fail_at_providers check (failure is null or way = 'online');
