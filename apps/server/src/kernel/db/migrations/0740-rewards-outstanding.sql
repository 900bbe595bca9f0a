-- What of a reward was spent when it was to be taken back: what friends bring later is less by it.
alter table invite_rewards add column outstanding bigint not null default 0;
alter table invite_rewards
  add constraint invite_rewards_outstanding_check
  check (outstanding >= 0 and taken + outstanding <= amount);
create index invite_rewards_outstanding on invite_rewards (account_id, currency) where outstanding > 0;
