-- An online top-up has a deadline, and a moment at which the provider is asked about it next: none once nothing can
-- come of it any more. told_at is set while somebody waits for an answer that we could not give: a notification
-- came, or the person returned from the provider's page. pay_page leads back to that page as long as it can be paid.
alter table topups
  add column expires_at timestamptz,
  add column ask_at timestamptz,
  add column asked_at timestamptz,
  add column told_at timestamptz,
  add column asks integer not null default 0,
  add column pay_page jsonb;

update topups
   set expires_at = created_at + interval '30 minutes',
       ask_at = case
                  when state in ('created', 'paying') then created_at
                  when state = 'expired' and created_at > now() - interval '10 days' then created_at
                end
 where way = 'online';

alter table topups
  add constraint online_topups_end check ((way = 'online') = (expires_at is not null)),
  add constraint decided_topups_are_not_asked check (ask_at is null or state in ('created', 'paying', 'expired'));

create index topups_to_ask on topups (channel, told_at, ask_at) where ask_at is not null;
