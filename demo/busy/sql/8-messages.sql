-- What the crowd was told lately, in the order of time. Most of it was read within the day.
insert into notices (account_id, kind, subject_values, link, created_at, read_at)
select account_id, kind, subject_values, link, at,
       case when at < now - interval '20 hours' and pg_temp.chance('read', account_id) < 0.93
            then least(now, at + make_interval(secs => 60 + floor(pg_temp.chance('read', n) * 70000))) end
  from (
         select account_id * 1000003 + extract(epoch from at)::bigint as n, told.*
           from (
                  select crowd.account_id, tpl.kind,
                         format(tpl.subject_values__words, variadic crowd.names)::jsonb as subject_values,
                         format(tpl.link__words, variadic crowd.names) as link,
                         tpl.created_at - case when tpl.created_at < crowd.boxed_at then early else late end as at
                    from crowd
                    join tpl_notices tpl on tpl.story = crowd.story
                   union all
                  select topup.account_id,
                         case topup.state when 'success' then 'topup_credited' else 'topup_failed' end,
                         jsonb_build_object('amount', topup.amount, 'currency', accounts.currency)
                           || case topup.state when 'success' then '{}'::jsonb else jsonb_build_object('reason', stored.reason) end,
                         case topup.state when 'success' then '/getAccBalance' else '/rechargeHistory' end,
                         topup.at
                    from topup
                    join accounts on accounts.id = topup.account_id
                    join topups stored on stored.number = topup.number
                   where topup.state = 'success' or (topup.state = 'failed' and topup.way = 'bank')
                   union all
                  select payout.account_id, told.kind,
                         jsonb_build_object('amount', payout.amount, 'currency', payout.currency)
                           || case told.kind when 'withdrawal_failed' then jsonb_build_object('reason', payout.reason)
                                             else jsonb_build_object('digits', stored.last_digits) end,
                         '/cashHistory',
                         told.at
                    from payout
                    join withdrawals stored on stored.number = payout.number
                   cross join lateral (
                           values ('withdrawal_applied', applied_at),
                                  ('withdrawal_failed', case when payout.state = 'failed' then payout.decided_at end),
                                  ('withdrawal_passed', case when payout.state <> 'failed' then payout.decided_at end),
                                  ('withdrawal_paid', payout.paid_at)
                         ) as told (kind, at)
                   where told.at is not null
                ) as told
       ) as told
 cross join wish
 where at > now - make_interval(days => days_told)
 order by at, n;
