-- What the crowd paid and was granted, with the top-ups it was paid from, in the order of time.
create temporary table flow as
select crowd.no,
       crowd.account_id,
       tpl.id as played,
       tpl.slot,
       tpl.created_at - case when tpl.created_at < crowd.boxed_at then early else late end as at
  from crowd
  join tpl_transfers tpl on tpl.story = crowd.story;

-- In good time before the first payment of each season: what will be spent in it, up to a round sum, and now and then
-- something more. So nobody is ever short.
create temporary table funding as
select row_number() over (order by first_at, account_id) as n,
       account_id,
       case when amount % 100000 = 0 then amount else amount + 100000 - amount % 100000 end
         + 100000 * floor(pg_temp.chance('more', account_id * 100 + season) * 4)::int as amount,
       first_at - make_interval(secs => 3600 + floor(pg_temp.chance('topup', account_id * 100 + season) * 100000)) as at
  from (
         select account_id, 1000 as season, applied_at as first_at, amount + fee as amount
           from payout
          union all
         select flow.account_id,
                floor(extract(epoch from wish.now - flow.at) / 7776000)::int as season,
                min(flow.at) as first_at,
                sum(-entry.amount)::bigint as amount
           from flow
           join wish on true
           join tpl_ledger_entries entry on entry.transfer_id = flow.played
          where entry.owner_kind = 'cash'
            and entry.amount < 0
          group by 1, 2
       ) as spent;

create temporary table topup as
select 'TU' || to_char((at - interval '2 hours') at time zone zone, 'YYMMDD') || pg_temp.code(805306368 + n) as number,
       wanted.*,
       case when way = 'online' and paysout.whole_units then ceil(amount * fee_bp / 1000000.0)::bigint * 100
            when way = 'online' then ceil(amount * fee_bp / 10000.0)::bigint
            else 0
        end as fee,
       channel
  from (
         select funding.*,
                case when pg_temp.chance('way', n) < 0.75 then 'bank' else 'online' end as way,
                'success' as state
           from funding
          union all
         -- Those that came to nothing, and those that finance looks at today.
         select 1000000 + attempt,
                person.id,
                100000 * (1 + floor(pg_temp.chance('sum', attempt) * 60)::int),
                case kind.state
                  when 'under_review' then wish.now - make_interval(secs => 600 + floor(pg_temp.chance('tried', attempt) * 100000))
                  else accounts.created_at + (wish.now - accounts.created_at) * pg_temp.chance('tried', attempt)
                end,
                kind.way,
                kind.state
           from wish
          cross join lateral generate_series(1, wish.customers / 2) as attempt
           join person on person.n = 1 + floor(pg_temp.chance('tries', attempt) * wish.customers)::int
           join accounts on accounts.id = person.id
          cross join lateral (
                  select (array['bank', 'bank', 'bank', 'online', 'online', 'online'])[1 + attempt % 6] as way,
                         (array['under_review', 'failed', 'failed', 'failed', 'expired', 'expired'])[1 + attempt % 6] as state
                ) as kind
          where kind.state <> 'under_review'
             or accounts.created_at < wish.now - interval '3 days'
       ) as wanted
  join accounts on accounts.id = wanted.account_id
  join zones on zones.region = accounts.region
  join channels as paysout on paysout.currency = accounts.currency;

insert into topups
  (number, account_id, way, state, amount, fee, currency, bank, pay_no, pay_time, imgs, channel, provider_order,
   payment_ref, reason, created_at, decided_at, decided_by, expires_at)
select number,
       topup.account_id,
       way,
       topup.state,
       amount,
       fee,
       accounts.currency,
       case way when 'bank' then banks.code else '' end,
       case way when 'bank' then 'T' || lpad(n::text, 9, '0') else '' end,
       case way when 'bank' then at - interval '150 minutes' end,
       case way when 'bank' then wish.vouchers else '[]' end,
       case way when 'online' then channel else '' end,
       case way when 'online' then 'crowd-' || number end,
       case when way = 'online' and topup.state = 'success' then 'crowd-' || number end,
       case when way = 'bank' and topup.state = 'failed' then '查無此筆匯款，請確認金額與帳號末五碼。' else '' end,
       case way when 'bank' then at - interval '2 hours' else at - interval '4 minutes' end,
       case when topup.state <> 'under_review' then at end,
       case when way = 'bank' and topup.state <> 'under_review' then staff.id end,
       case way when 'online' then at + interval '26 minutes' end
  from topup
 cross join wish
  join accounts on accounts.id = topup.account_id
  join banks on banks.region = accounts.region and banks.kind = 'transfer'
  join staff_members staff on staff.email = 'finance@sampan.test'
 order by at, n;

-- Keys, kinds and remarks as the product writes them.
create temporary table own_move as
select 'topup:' || topup.number as key,
       topup.number,
       account_id,
       at,
       1 as turn,
       case way when 'bank' then 'topup_bank' else 'topup_online' end as kind,
       case way when 'bank' then jsonb_build_object('pay_no', 'T' || lpad(n::text, 9, '0'))
                else jsonb_build_object('channel', channel) end as remark
  from topup
 where state = 'success'
 union all
select 'withdrawal:' || number || ':' || kind, number, account_id, at, 1 + turn, kind, '{}'
  from payout_move;

create temporary table own_leg as
select 'topup:' || number as key, side.*
  from topup
 cross join lateral (
         values (1, amount, 'cash', null),
                (2, fee, null, 'topup_fee'),
                (3, -(amount + fee), null, case way when 'bank' then 'bank' else 'provider' end)
       ) as side (slot, amount, kind, clearing)
 where state = 'success'
   and side.amount <> 0
 union all
select 'withdrawal:' || payout.number || ':' || payout_move.kind, side.*
  from payout_move
  join payout on payout.number = payout_move.number
 cross join lateral (
         select 1 as slot, -(amount + fee) as amount, 'cash' as kind, null as clearing where payout_move.kind = 'freeze'
          union all
         select 2, amount + fee, 'cash_locked', null where payout_move.kind = 'freeze'
          union all
         select 1, amount + fee, 'cash', null where payout_move.kind = 'unfreeze'
          union all
         select 2, -(amount + fee), 'cash_locked', null where payout_move.kind = 'unfreeze'
          union all
         select 1, -amount, 'cash', null where payout_move.kind = 'withdrawal'
          union all
         select 2, amount, null, 'payout' where payout_move.kind = 'withdrawal'
          union all
         select 1, -fee, 'cash', null where payout_move.kind = 'withdrawal_fee'
          union all
         select 2, fee, null, 'withdrawal_fee' where payout_move.kind = 'withdrawal_fee'
       ) as side;

-- Where a clearing account has no row yet, nothing of the small demo has moved there.
insert into ledger_accounts (owner_id, kind, currency)
select distinct null::bigint, own_leg.clearing, accounts.currency
  from own_leg
  join own_move using (key)
  join accounts on accounts.id = own_move.account_id
 where clearing is not null
   and not exists (
         select from ledger_accounts known
          where known.owner_id is null and known.kind = own_leg.clearing and known.currency = accounts.currency
       );

-- Transfers in the order of time, so that every balance follows from the one before.
create temporary table moved as
select row_number() over (order by at, turn, key, played) + (select coalesce(max(id), 0) from transfers) as id,
       flowing.*
  from (
         select at, account_id, no, played, 9 as turn, '' as key from flow
          union all
         select at, account_id, null, null, turn, key from own_move
       ) as flowing;
create index on moved (key);
analyze flow, moved, topup, own_move, own_leg;

create temporary table leg as
-- Whose account: theirs where the one who played it had theirs, else the same clearing account.
select moved.id as transfer_id, entry.slot, entry.amount, entry.owner_kind as kind, entry.currency,
       case when entry.owner_kind is not null then moved.account_id end as owner_id,
       entry.account_id as clearing_id
  from moved
  join tpl_ledger_entries entry on entry.transfer_id = moved.played
 union all
select moved.id, side.slot, side.amount, side.kind, accounts.currency,
       case when side.clearing is null then moved.account_id end,
       (select id from ledger_accounts where owner_id is null and kind = side.clearing and currency = accounts.currency)
  from moved
  join own_leg side on side.key = moved.key
  join accounts on accounts.id = moved.account_id;

insert into ledger_accounts (owner_id, kind, currency, balance)
select owner_id, kind, currency, sum(amount)
  from leg
 where owner_id is not null
 group by owner_id, kind, currency
 order by owner_id, kind;

insert into transfers (id, idempotency_key, kind, tid, remark, created_at)
overriding system value
select moved.id,
       coalesce(format(tpl.idempotency_key__words, variadic crowd.names), own.key),
       coalesce(tpl.kind, own.kind),
       coalesce(format(tpl.tid__words, variadic crowd.names), own.number),
       coalesce(tpl.remark, own.remark),
       moved.at
  from moved
  left join tpl_transfers tpl on tpl.id = moved.played
  left join crowd on crowd.no = moved.no
  left join own_move own on own.key = moved.key
 order by moved.id;

-- Whether they balance is asked of all at once below: asked an entry at a time, as of what the product posts, it takes as
-- long as everything else here together.
alter table ledger_entries disable trigger transfer_balances;

insert into ledger_entries (transfer_id, account_id, amount, balance_after)
select transfer_id,
       coalesce(own.id, clearing_id),
       amount,
       case when own.id is not null then sum(amount) over (partition by own.id order by transfer_id, slot) end
  from leg
  left join ledger_accounts own on own.owner_id = leg.owner_id and own.kind = leg.kind and own.currency = leg.currency
 order by transfer_id, slot;

alter table ledger_entries enable trigger transfer_balances;

do $$
declare
  odd bigint;
begin
  select transfer_id
    into odd
    from ledger_entries entry
    join ledger_accounts account on account.id = entry.account_id
   group by transfer_id
  having sum(amount) <> 0 or count(*) < 2 or count(distinct currency) <> 1
   limit 1;
  if found then
    raise exception 'transfer % of the crowd does not balance', odd using errcode = '23514';
  end if;
end $$;

insert into withdrawals
  (number, account_id, state, amount, fee, currency, applied_on, bank, sealed, last_digits, is_company, card_changed_at,
   reason, created_at, decided_at, decided_by, payout_reference, paid_at, paid_by)
select payout.number, payout.account_id, case payout.state when 'paid' then 'passed' else payout.state end, amount, fee, currency,
       (applied_at at time zone payout.zone)::date, played.bank, payout_card.copied, payout_card.digits, false,
       payout_card.changed_at, payout.reason, applied_at, decided_at,
       case when decided_at is not null then staff.id end,
       case when paid_at is not null then 'BOT-' || lpad(n::text, 10, '0') else '' end,
       paid_at,
       case when paid_at is not null then staff.id end
  from payout
  join payout_card using (number)
  join staff_members staff on staff.email = 'finance@sampan.test'
  join lateral (
         select bank_cards.bank
           from bank_cards
           join accounts on accounts.id = bank_cards.account_id
          where accounts.region = payout.region
          order by bank_cards.id
          limit 1
       ) as played on true
 order by applied_at, payout.number;

-- Templates know how many were given.
update coupon_templates
   set issued = given.coupons,
       copies = greatest(copies, given.coupons),
       per_account = greatest(per_account, given.most)
  from (
         select template_id, sum(coupons)::int as coupons, max(coupons)::int as most
           from (select template_id, account_id, count(*) as coupons from coupons group by 1, 2) as each
          group by template_id
       ) as given
 where given.template_id = coupon_templates.id;
