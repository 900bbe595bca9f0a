-- What a coupon takes off, how people come by it, how many there are and for how long it holds. Templates that are
-- there were handed out by hand: they stay for staff alone, with as many copies as were given.

alter table coupon_templates
  add column discount_type text not null default 'amount' check (discount_type in ('amount', 'percent')),
  -- The most a percentage takes off, cents of `currency`.
  add column ceiling bigint check (ceiling > 0),
  add column time_rule text not null default 'window' check (time_rule in ('window', 'days')),
  add column valid_days int check (valid_days between 1 and 3650),
  add column taking text not null default 'issued' check (taking in ('listed', 'code', 'issued')),
  add column copies int not null default 1,
  add column issued int not null default 0,
  -- How many of them one account may have in all.
  add column per_account int not null default 1 check (per_account >= 1),
  add column remark jsonb not null default '{"zh": ""}',
  add column is_open boolean not null default true,
  add column created_at timestamptz not null default now(),
  add column created_by bigint references staff_members,
  add check ((discount_type = 'percent') = (ceiling is not null)),
  add check (discount_type = 'amount' or value <= 10000),
  add check ((time_rule = 'days') = (valid_days is not null));

update coupon_templates
   set issued = held.issued,
       copies = greatest(held.issued, 1),
       per_account = greatest(held.most, 1)
  from (
         select template_id, sum(copies)::int as issued, max(copies)::int as most
           from (select template_id, account_id, count(*) as copies from coupons group by 1, 2) as each
          group by template_id
       ) as held
 where held.template_id = coupon_templates.id;

-- The last one is given once, whoever asks at the same moment.
alter table coupon_templates add check (issued between 0 and copies);

-- What staff gave away: to how many, how much, why and whose decision it was. Coupons of a template, cents of a red
-- packet, or points.
create table grants (
  id bigint generated always as identity primary key,
  number text not null unique,
  kind text not null check (kind in ('coupon', 'bonus', 'points')),
  template_id bigint references coupon_templates,
  -- Points have none.
  currency text check (currency in ('TWD', 'THB')),
  -- Coupons, cents or points to each.
  each bigint not null check (each > 0),
  people int not null check (people > 0),
  reason text not null check (reason <> ''),
  staff_id bigint not null references staff_members,
  granted_at timestamptz not null,
  check ((kind = 'coupon') = (template_id is not null)),
  check ((kind = 'points') = (currency is null))
);
create index grants_of_template on grants (template_id) where template_id is not null;

-- A coupon holds for as long as it was given, and says what it took off once it is used.
alter table coupons
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column amount bigint check (amount >= 0),
  add column grant_id bigint references grants,
  add column reminded_at timestamptz;

update coupons
   set starts_at = template.starts_at,
       ends_at = template.ends_at,
       amount = case when coupons.state = 'used'
                     then coalesce((select -charge.amount
                                      from orders
                                      join order_charges charge on charge.order_id = orders.id
                                     where orders.coupon_id = coupons.id
                                       and charge.kind = 'coupon'
                                     limit 1), template.value) end
  from coupon_templates template
 where template.id = coupons.template_id;

alter table coupons
  alter column starts_at set not null,
  alter column ends_at set not null,
  add check ((state = 'used') = (amount is not null));

create index coupons_of_template on coupons (template_id, account_id);
create index coupons_that_end on coupons (ends_at) where state = 'granted';

-- A percentage is of what the goods come to at the rate of the payment: until then it has no amount.
alter table order_charges
  drop constraint order_charges_check,
  add constraint order_charges_check check (
    case when cny is null then amount is not null or (kind = 'coupon' and paid_at is null)
         else (amount is null) = (paid_at is null) end
  );
