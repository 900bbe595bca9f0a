-- The people of the crowd. They are there before they first order, and reach us under numbers that nobody has.
insert into accounts
  (id, uid, account_type, region, currency, mobile, email, password_hash, name, nickname, gender, birthday, language,
   tier, created_at)
overriding system value
select person.id,
       lower(pg_temp.code(person.n) || pg_temp.code(floor(pg_temp.chance('uid', person.n) * 1073741824)::bigint)),
       case when pg_temp.chance('firm', person.n) < 0.06 then 'business' else 'personal' end,
       person.region,
       zones.currency,
       case person.region when 'TW' then '+886900' || lpad(person.n::text, 6, '0') else '+66800' || lpad(person.n::text, 6, '0') end,
       'guest' || person.n || '@sampan.test',
       wish.password_hash,
       given.first || given.last,
       left(given.last, 20),
       (array['female', 'female', 'male', 'male', 'other', ''])[1 + floor(pg_temp.chance('gender', person.n) * 6)::int],
       date '1965-01-01' + floor(pg_temp.chance('birthday', person.n) * 15000)::int,
       case person.region when 'TW' then 'zh-TW' else 'th' end,
       case when ordered.orders > 60 then 'platinum' when ordered.orders > 25 then 'gold' else 'classic' end,
       coalesce(ordered.first_at, wish.now - make_interval(hours => floor(pg_temp.chance('joined', person.n) * wish.days * 24)::int))
         - make_interval(hours => 24 + floor(pg_temp.chance('waited', person.n) * 600)::int)
  from person
  join zones using (region)
 cross join wish
  left join (
         select account_id, min(placed_at) as first_at, count(*) as orders from crowd group by account_id
       ) as ordered on ordered.account_id = person.id
 cross join lateral (
         select first_names[1 + floor(pg_temp.chance('first', person.n) * cardinality(first_names))::int] as first,
                last_names[1 + floor(pg_temp.chance('last', person.n) * cardinality(last_names))::int] as last
           from people_names
          where people_names.region = person.region
       ) as given;

insert into addresses (account_id, consignee, phone, region, area, detail, postal_code, is_default, created_at)
select accounts.id, accounts.name, '09' || lpad(person.n::text, 8, '0'), person.region, area,
       case person.region
         when 'TW' then replace(detail, '1號', person.n || '號')
         else person.n || '/' || detail
       end,
       postal_code, position = 0, accounts.created_at + interval '10 minutes'
  from person
  join accounts on accounts.id = person.id
 cross join lateral (
         select places.*, mod(place + person.n, count(*) over ()) as position
           from places
          where places.region = person.region
       ) as chosen
 where position < 1 + floor(pg_temp.chance('places', person.n) * 2.4)::int
 order by accounts.id, position;

create temporary table home as
select account_id,
       jsonb_build_object('area', area, 'phone', phone, 'detail', detail, 'region', region,
                          'consignee', consignee, 'postal_code', postal_code) as address
  from addresses
 where is_default;
create unique index on home (account_id);
analyze home;

-- A welcome package for each, of which some have run out.
insert into coupons (account_id, template_id, state, granted_at, starts_at, ends_at)
select person.id, template.id,
       case when is_left then 'granted' else 'expired' end,
       accounts.created_at,
       template.starts_at,
       case when is_left then template.ends_at else wish.now - interval '1 day' end
  from person
 cross join wish
  join accounts on accounts.id = person.id
  join coupon_templates template on template.currency = accounts.currency and template.taking = 'issued'
 cross join generate_series(1, 3) as piece
 cross join lateral (
         select pg_temp.chance('coupon' || template.id, person.n * 8 + piece) < 0.7 as is_left
       ) as chosen_state
 order by person.id, template.id, piece;

-- Who declares to customs declares for themselves.
insert into declarants (account_id, name, mobile, used_at)
select accounts.id, accounts.name, accounts.mobile, accounts.created_at
  from person
  join accounts on accounts.id = person.id
 where person.region in (select accounts.region from declarants join accounts on accounts.id = declarants.account_id);

-- A third of them have something in the cart.
create temporary table wanted_sku as
select id, row_number() over (order by id) as place, count(*) over () as skus
  from skus
 where status = 1
   and stock > 0
   and product_id in (select id from products where is_on_sale);
insert into cart_lines (cart_id, account_id, sku_id, num, seen_price, added_at)
select lower(pg_temp.code(row_number() over ()) || pg_temp.code(536870912 + row_number() over ()) || '0000'),
       account_id, sku_id, num, price, added_at
  from (
         select distinct on (person.id, sku.id)
                person.id as account_id, sku.id as sku_id, sku.price,
                1 + floor(pg_temp.chance('pieces', person.n * 16 + line) * 3)::int as num,
                wish.now - make_interval(hours => 1 + floor(pg_temp.chance('added', person.n * 16 + line) * 400)::int) as added_at
           from person
          cross join wish
          cross join generate_series(1, 9) as line
           join wanted_sku on wanted_sku.place
                            = 1 + floor(pg_temp.chance('wanted', person.n * 16 + line) * wanted_sku.skus)::int
           join skus sku on sku.id = wanted_sku.id
          where pg_temp.chance('cart', person.n) < 0.33
            and line <= 1 + pg_temp.chance('lines', person.n) * 9
       ) as line
 order by added_at, account_id;

-- What service wrote down about some of them.
insert into customer_notes (account_id, staff_id, text, written_at)
select person.id, staff.id, note.text,
       wish.now - make_interval(hours => 1 + floor(pg_temp.chance('noted', person.n) * 4000)::int)
  from person
 cross join wish
  join notes note on note.place = floor(pg_temp.chance('note', person.n) * note.notes)::int
  join staff_members staff on staff.email = 'service@sampan.test'
 where pg_temp.chance('has note', person.n) < 0.08
 order by 4;
