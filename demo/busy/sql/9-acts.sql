-- What staff did for the crowd in the last month, in the order of time. A box is moved once for everybody in it.
create temporary table act as
select row_number() over (order by at, no, slot) as n, acts.*
  from (
         select crowd.no, tpl.slot, tpl.staff_id, tpl.action, tpl.object_kind,
                format(tpl.object_id__words, variadic crowd.names) as object_id,
                format(tpl.old_value__words, variadic crowd.names)::jsonb as old_value,
                case when tpl.action = 'load_box'
                     then jsonb_build_object('tids', (select jsonb_agg(tid order by id) from packages where box_id = packed.box_id))
                     else format(tpl.new_value__words, variadic crowd.names)::jsonb
                end as new_value,
                tpl.created_at - case when tpl.created_at < crowd.boxed_at then early else late end as at
           from crowd
           join (select tpl_audit_log.*, tpl_audit_log.at as created_at from tpl_audit_log) as tpl on tpl.story = crowd.story
           left join packed on packed.no = crowd.no
          where tpl.object_kind <> 'box'
             or crowd.no = crowd.first_in_box
          union all
         select 0, topups.id, topups.decided_by,
                case topups.state when 'success' then 'approve_topup' else 'reject_topup' end, 'topup',
                topups.number,
                jsonb_build_object('state', 'under_review'),
                jsonb_build_object('state', topups.state, 'amount', topups.amount, 'currency', topups.currency, 'reason', topups.reason),
                topups.decided_at
           from topup
           join topups on topups.number = topup.number
          where topups.decided_by is not null
          union all
         select 0, stored.id, stored.decided_by,
                case stored.state when 'passed' then 'pass_withdrawal' else 'fail_withdrawal' end, 'withdrawal',
                stored.number,
                jsonb_build_object('state', 'waiting'),
                jsonb_build_object('state', stored.state, 'amount', stored.amount, 'fee', stored.fee,
                                   'currency', stored.currency, 'reason', stored.reason),
                stored.decided_at
           from payout
           join withdrawals stored on stored.number = payout.number
          where stored.decided_by is not null
          union all
         select 0, stored.id, stored.paid_by, 'record_payout', 'withdrawal', stored.number, null,
                jsonb_build_object('payout_reference', stored.payout_reference), stored.paid_at
           from payout
           join withdrawals stored on stored.number = payout.number
          where stored.paid_by is not null
       ) as acts, wish
 where acts.at > wish.now - make_interval(days => wish.days_of_acts);
create unique index on act (n);
