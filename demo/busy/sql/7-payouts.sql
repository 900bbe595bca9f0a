-- One in four had money paid out once: most long ago, some lie at the desk today. It is paid from a top-up of its own.
create temporary table payout as
select 'WD' || to_char(applied_at at time zone zone, 'YYMMDD') || pg_temp.code(671088640 + n) as number,
       applied.*,
       case when state <> 'waiting' then least(applied_at + interval '5 hours', wish.now) end as decided_at,
       case when state = 'paid' then applied_at + interval '26 hours' end as paid_at,
       played.fee,
       played.reason
  from wish
 cross join lateral (
         select person.n, accounts.id as account_id, accounts.region, accounts.currency, accounts.name, zones.zone,
                -- Whole units.
                100000 * (1 + floor(pg_temp.chance('payout', person.n) * 30)::int) as amount,
                '88' || lpad((person.n * 7919 % 1000000000000)::text, 12, '0') as card,
                way.state,
                case way.state
                  when 'waiting' then wish.now - make_interval(mins => 20 + floor(pg_temp.chance('applied', person.n) * 1400)::int)
                  when 'passed' then wish.now - make_interval(hours => 6 + floor(pg_temp.chance('applied', person.n) * 20)::int)
                  else accounts.created_at + interval '20 days'
                         + (wish.now - interval '2 days' - accounts.created_at - interval '20 days') * pg_temp.chance('applied', person.n)
                end as applied_at
           from person
           join accounts on accounts.id = person.id
           join zones on zones.region = accounts.region
          cross join lateral (
                  select (array['waiting', 'passed', 'failed', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid'])
                         [1 + floor(pg_temp.chance('payouts', person.n) * 10)::int] as state
                ) as way
          where person.n % 4 = 0
            and accounts.created_at < wish.now - interval '30 days'
       ) as applied
 cross join lateral (
         select (select fee from withdrawals order by id limit 1) as fee,
                case when state = 'failed' then (select reason from withdrawals where reason <> '' order by id limit 1) else '' end as reason
       ) as played;
create unique index on payout (number);
analyze payout;

-- What each moves, as the product posts it (money/withdrawals/move-money.ts).
create temporary table payout_move as
select payout.number, payout.account_id, move.kind, move.turn, move.at
  from payout
 cross join lateral (
         values ('freeze', 1, applied_at),
                ('unfreeze', 2, decided_at),
                ('withdrawal', 3, case when state in ('passed', 'paid') then decided_at end),
                ('withdrawal_fee', 4, case when state in ('passed', 'paid') and fee > 0 then decided_at end)
       ) as move (kind, turn, at)
 where move.at is not null;
