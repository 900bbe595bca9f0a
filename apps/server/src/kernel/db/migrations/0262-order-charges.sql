-- What an order is charged for, a row for each thing: reckoned when it is placed and while it is reviewed, billed
-- after it is weighed, asked for as a difference. Paid, a row keeps what it came to and at which rate.
create table order_charges (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  kind text not null check (
    kind in ('goods', 'mainland_freight', 'service_fee', 'insurance', 'freight_estimate', 'coupon',
             'international_freight', 'local_freight', 'warehouse', 'other', 'supplement')
  ),
  instalment text not null check (instalment in ('first', 'second', 'supplement')),
  sell_order_id bigint references sell_orders,
  item_id bigint references order_items,
  bill_id bigint references bills,
  supplement_id bigint references supplements,
  -- CNY cents; null for what is priced in the payment currency.
  cny bigint check (cny >= 0),
  -- Cents of the payment currency. Of what is reckoned in yuan there is none until it is paid.
  amount bigint,
  -- Before a discount: of what is billed.
  original_amount bigint check (original_amount >= 0),
  -- What was applied to what: {figures, entries?}.
  reason jsonb not null default '{"figures": {}}',
  rate_e6 bigint check (rate_e6 > 0),
  paid_at timestamptz,
  check (case when cny is null then amount is not null else (amount is null) = (paid_at is null) end),
  check ((rate_e6 is not null) = (cny is not null and paid_at is not null)),
  check (case when kind = 'coupon' then amount <= 0 else amount is null or amount >= 0 end),
  check ((item_id is not null) = (kind = 'goods')),
  check ((bill_id is not null) = (kind in ('international_freight', 'local_freight', 'warehouse', 'other'))),
  check ((supplement_id is not null) = (kind = 'supplement'))
);
create index order_charges_of_order on order_charges (order_id);
create index order_charges_of_bill on order_charges (bill_id) where bill_id is not null;

-- Orders as they stand. The lines that are charged are those that were not removed; a closed order keeps all.
create temporary table charged_items on commit drop as
select item.id, item.order_id, item.sell_order_id, item.price, item.num, item.goods_class,
       item.price * item.num as cny
  from order_items item
 where item.status not in (3, 15)
    or not exists (
         select from order_items live
          where live.order_id = item.order_id
            and live.status not in (3, 15)
       );

create temporary table charged_orders on commit drop as
select orders.*,
       (pay_info ->> 'rate_e6')::bigint as paid_rate_e6,
       case when pay_info ? 'rate_e6' then pay_time end as stamped_at,
       (select coalesce(sum(cny), 0) from charged_items where order_id = orders.id) as goods_cny
  from orders;

insert into order_charges (order_id, kind, instalment, sell_order_id, item_id, cny, amount, reason, rate_e6, paid_at)
select charge.order_id,
       charge.kind,
       'first',
       charge.sell_order_id,
       charge.item_id,
       charge.cny,
       case when orders.stamped_at is not null then round(charge.cny * orders.paid_rate_e6 / 1000000.0) end,
       jsonb_build_object('figures', charge.figures),
       case when orders.stamped_at is not null then orders.paid_rate_e6 end,
       orders.stamped_at
  from charged_orders orders
  join (
         select order_id, 1 as place, 'goods' as kind, sell_order_id, id as item_id, cny,
                jsonb_build_object('price', price, 'num', num) as figures
           from charged_items
          union all
         select order_id, 2, 'mainland_freight', id, null, mainland_freight, '{}'::jsonb
           from sell_orders
          where id in (select sell_order_id from charged_items)
          union all
         -- The share that was applied was not kept; worked back, it is right from a hundred yuan on.
         select id, 3, 'service_fee', null, null, service_fee,
                jsonb_build_object(
                  'goods_cny', goods_cny,
                  'share_bp', round(service_fee * 10000.0 / goods_cny)
                )
           from charged_orders
          where service_fee > 0
            and goods_cny > 0
          union all
         select id, 4, 'insurance', null, null, insurance_fee,
                jsonb_build_object('goods_cny', goods_cny, 'share_bp', insurance * 100)
           from charged_orders
          where insurance > 0
       ) as charge on charge.order_id = orders.id
 order by charge.order_id, charge.place, charge.sell_order_id, charge.item_id;

-- The estimate with its components while today's tariff still gives it, else as one amount.
insert into order_charges (order_id, kind, instalment, amount, reason, paid_at)
select orders.id,
       'freight_estimate',
       case orders.pay_mode when 'once' then 'first' else 'second' end,
       orders.freight_estimate,
       jsonb_build_object('figures', '{}'::jsonb) || case
         when quote.international + quote.missing + quote.delivery_fee = orders.freight_estimate
         then jsonb_build_object('entries', quote.entries)
         else '{}'::jsonb
       end,
       case orders.pay_mode when 'once' then orders.stamped_at end
  from charged_orders orders
  left join lateral (
         select max(case when goods_class in ('ordinary', 'oversize') then 1 when goods_class = 'food' then 3 else 2 end)
                  as hardest
           from charged_items
          where order_id = orders.id
         having bool_and(goods_class <> 'restricted')
       ) as goods on true
  left join lateral (
         select international, missing, delivery_fee,
                jsonb_build_array(
                  jsonb_build_object(
                    'key', 'international_freight',
                    'amount', by_weight,
                    'reason', jsonb_build_object(
                      'key', 'weight_times_rate',
                      'values', jsonb_build_object('chargeable_g', chargeable_g, 'per_kg', per_kg)
                    )
                  )
                )
                || case when base_fee = 0 then '[]'::jsonb else jsonb_build_array(
                     jsonb_build_object(
                       'key', 'base_fee',
                       'amount', base_fee,
                       'reason', jsonb_build_object(
                         'key', 'per_shipment',
                         'values', jsonb_build_object('fee', base_fee)
                       )
                     )
                   ) end
                || case when missing = 0 then '[]'::jsonb else jsonb_build_array(
                     jsonb_build_object(
                       'key', 'minimum_fee',
                       'amount', missing,
                       'reason', jsonb_build_object(
                         'key', 'up_to_minimum',
                         'values', jsonb_build_object('minimum', minimum_fee)
                       )
                     )
                   ) end
                || case when delivery_fee = 0 then '[]'::jsonb else jsonb_build_array(
                     jsonb_build_object(
                       'key', 'local_freight',
                       'amount', delivery_fee,
                       'reason', jsonb_build_object(
                         'key', 'per_shipment',
                         'values', jsonb_build_object('fee', delivery_fee)
                       )
                     )
                   ) end as entries
           from (
                  select weighed.*,
                         by_weight + base_fee as international,
                         greatest(0, minimum_fee - by_weight - base_fee) as missing
                    from (
                           select line.*,
                                  chargeable_g,
                                  round(line.per_kg * chargeable_g / 1000.0)::bigint as by_weight
                             from tariff_lines line
                            cross join lateral (
                                    select ceil(
                                             greatest(orders.weight_estimate_g, line.minimum_weight_g)::numeric
                                               / line.weight_step_g
                                           )::bigint * line.weight_step_g as chargeable_g
                                  ) as weight
                            where line.region = orders.region
                              and line.transport = orders.transport
                              and line.tariff_class =
                                  (array['ordinary', 'sensitive', 'special'])[coalesce(goods.hardest, 1)]
                         ) as weighed
                ) as priced
       ) as quote on true
 where orders.freight_estimate > 0
 order by orders.id;

insert into order_charges (order_id, kind, instalment, amount, reason, paid_at)
select orders.id, 'coupon', 'first', -taken.amount,
       jsonb_build_object(
         'figures',
         coalesce(
           (
             select jsonb_build_object('start_value', template.start_value, 'value', template.value)
               from coupons
               join coupon_templates template on template.id = coupons.template_id
              where coupons.id = orders.coupon_id
           ),
           '{}'::jsonb
         )
       ),
       orders.stamped_at
  from charged_orders orders
 cross join lateral (
         select case
                  when orders.pay_time is null then orders.coupon_amount
                  else coalesce((orders.pay_info ->> 'coupon')::bigint, 0)
                end as amount
       ) as taken
 where taken.amount > 0
 order by orders.id;

insert into order_charges (order_id, kind, instalment, bill_id, amount, original_amount, reason, paid_at)
select line.order_id, line.kind, 'second', line.bill_id, line.amount, line.original_amount,
       jsonb_build_object('figures', line.reason), bills.paid_at
  from charge_lines line
  join bills on bills.id = line.bill_id
 order by line.id;

insert into order_charges (order_id, kind, instalment, supplement_id, amount, reason, paid_at)
select order_id, 'supplement', 'supplement', id, amount,
       jsonb_build_object('figures', jsonb_build_object('words', reason)), paid_at
  from supplements
 where kind = 'goods'
   and status <> 9
 order by id;
