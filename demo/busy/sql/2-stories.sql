-- The orders that the product itself has played, from the first call to the last: what the crowd lives through again.
create temporary table story as
select orders.id as story,
       orders.region,
       zones.zone,
       orders.created_at as placed_at,
       orders.status in (7, 9)
         and not exists (select from damage_claims where order_id = orders.id and holder <> 'nobody')
         and not exists (select from refunds where order_id = orders.id and holder <> 'nobody')
         and not exists (select from work_orders where about_number = orders.tid and state <> 'closed') as is_over,
       coalesce(voyage.boxed_at, 'infinity') as boxed_at,
       voyage.box_id,
       -- Most orders are of one seller.
       case when orders.status = 9 then 0.4 else 1.0 / (goods.sellers * goods.sellers) end
         -- With most nothing is amiss.
         * case when exists (select from refunds where refunds.order_id = orders.id)
                  or exists (select from damage_claims where damage_claims.order_id = orders.id)
                  or exists (select from work_orders where about_number = orders.tid)
                then 0.15 else 1 end as weight
  from orders
  join zones on zones.region = orders.region
 cross join lateral (
         select count(*) as sellers
           from sell_orders
          where order_id = orders.id
       ) as goods
 cross join lateral (
         select min(boxes.created_at) as boxed_at, min(boxes.id) as box_id
           from order_items item
           join package_items held on held.item_id = item.id
           join packages on packages.id = held.package_id
           join boxes on boxes.id = packages.box_id
          where item.order_id = orders.id
       ) as voyage;

-- Every number that a story goes by, and every moment that it has written down as a text.
create temporary table story_name as
select story,
       row_number() over (partition by story order by length(name) desc, name) as slot,
       name,
       kind,
       at
  from (
         select id as story, tid as name, 'tid' as kind, created_at as at from orders
          union
         select order_id, child_tid, 'tid', created_at from supplements
          union
         select supplement.order_id, bill.tid, 'tid', bill.posted_at
           from bills bill
           join supplements supplement on supplement.bill_id = bill.id
          union
         select charge.order_id, bill.tid, 'tid', bill.posted_at
           from bills bill
           join order_charges charge on charge.bill_id = bill.id
          union
         select item.order_id, package.tid, 'tid', package.created_at
           from packages package
           join package_items held on held.package_id = package.id
           join order_items item on item.id = held.item_id
          union
         select item.order_id, package.tid, 'tid', package.created_at
           from packages package
           join merged_parts part on package.id in (part.merged_id, part.part_id)
           join order_items item on item.id = part.item_id
          union
         select item.order_id, asked.number, 'service', null
           from asked_services asked
           join package_items held on held.package_id = asked.package_id
           join order_items item on item.id = held.item_id
          union
         select orders.id, asked.key, 'key', null
           from work_orders asked
           join orders on orders.tid = asked.about_number
          union
         select item.order_id, box.number, 'box', box.created_at
           from boxes box
           join packages package on package.box_id = box.id
           join package_items held on held.package_id = package.id
           join order_items item on item.id = held.item_id
          union
         select item.order_id, package.local_express_no, 'local', null
           from packages package
           join package_items held on held.package_id = package.id
           join order_items item on item.id = held.item_id
          union
         select item.order_id, shipment.express_no, 'express', null
           from item_shipments shipment
           join order_items item on item.id = shipment.item_id
          union
         select order_id, out_oid, 'bought', null from order_items
          union
         select id, pay_info ->> 'paid_at', 'clock', (pay_info ->> 'paid_at')::timestamp at time zone zone
           from orders
           join zones using (region)
          union
         select supplement.order_id, supplement.pay_info ->> 'paid_at', 'clock',
                (supplement.pay_info ->> 'paid_at')::timestamp at time zone zone
           from supplements supplement
           join orders on orders.id = supplement.order_id
           join zones using (region)
       ) as named
 where name <> '';

alter table story add column names text[];
update story
   set names = (select array_agg(name order by slot) from story_name where story_name.story = story.story);
analyze story, story_name;
